import * as accounts from '#features/accounts/contract.ts';
import * as approvals from '#features/approvals/contract.ts';
import * as assistant from '#features/assistant/contract.ts';
import * as blogs from '#features/blogs/contract.ts';
import * as bookings from '#features/bookings/contract.ts';
import * as budgets from '#features/budgets/contract.ts';
import * as cart from '#features/cart/contract.ts';
import * as companies from '#features/companies/contract.ts';
import * as currencies from '#features/currencies/contract.ts';
import * as desk from '#features/desk/contract.ts';
import * as documents from '#features/documents/contract.ts';
import * as emailDelivery from '#features/email-delivery/contract.ts';
import * as events from '#features/events/contract.ts';
import * as flights from '#features/flights/contract.ts';
import * as hotels from '#features/hotels/contract.ts';
import * as identity from '#features/identity/contract.ts';
import * as notifications from '#features/notifications/contract.ts';
import * as packages from '#features/packages/contract.ts';
import * as payments from '#features/payments/contract.ts';
import * as places from '#features/places/contract.ts';
import * as policy from '#features/policy/contract.ts';
import * as guestReviews from '#features/guest-reviews/contract.ts';
import * as saved from '#features/saved/contract.ts';
import * as support from '#features/support/contract.ts';
import * as transport from '#features/transport/contract.ts';
import * as push from '#features/push/contract.ts';
import * as travellers from '#features/travellers/contract.ts';
import type { AnyOperation } from '#lib/shared/define-operation.ts';

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'path' in value && 'caller' in value;

/** Every operation of the product, by path, for the OpenAPI document, its page and the tests that walk all of them. */
export const operations: AnyOperation[] = [
  places,
  identity,
  accounts,
  assistant,
  companies,
  policy,
  approvals,
  budgets,
  notifications,
  hotels,
  flights,
  packages,
  bookings,
  cart,
  payments,
  documents,
  emailDelivery,
  events,
  blogs,
  currencies,
  transport,
  support,
  travellers,
  saved,
  guestReviews,
  push,
  desk,
]
  .flatMap((contract) => Object.values(contract).filter(isOperation))
  .sort((a, b) => a.path.localeCompare(b.path));
