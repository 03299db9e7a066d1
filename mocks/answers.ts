import type * as accounts from '#features/accounts/contract.ts';
import type * as approvals from '#features/approvals/contract.ts';
import type * as assistant from '#features/assistant/contract.ts';
import type * as blogs from '#features/blogs/contract.ts';
import type * as bookings from '#features/bookings/contract.ts';
import type * as budgets from '#features/budgets/contract.ts';
import type * as cart from '#features/cart/contract.ts';
import type * as companies from '#features/companies/contract.ts';
import type * as currencies from '#features/currencies/contract.ts';
import type * as desk from '#features/desk/contract.ts';
import type * as documents from '#features/documents/contract.ts';
import type * as emailDelivery from '#features/email-delivery/contract.ts';
import type * as events from '#features/events/contract.ts';
import type * as flights from '#features/flights/contract.ts';
import type * as hotels from '#features/hotels/contract.ts';
import type * as identity from '#features/identity/contract.ts';
import type * as notifications from '#features/notifications/contract.ts';
import type * as packages from '#features/packages/contract.ts';
import type * as payments from '#features/payments/contract.ts';
import type * as places from '#features/places/contract.ts';
import type * as policy from '#features/policy/contract.ts';
import type * as guestReviews from '#features/guest-reviews/contract.ts';
import type * as saved from '#features/saved/contract.ts';
import type * as support from '#features/support/contract.ts';
import type * as transport from '#features/transport/contract.ts';
import type * as push from '#features/push/contract.ts';
import type * as travellers from '#features/travellers/contract.ts';
import type { AnswersOf } from './answer.ts';
import { accountAnswers } from './answers/accounts.ts';
import { approvalAnswers } from './answers/approvals.ts';
import { assistantAnswers } from './answers/assistant.ts';
import { blogAnswers } from './answers/blogs.ts';
import { bookingAnswers } from './answers/bookings.ts';
import { budgetAnswers } from './answers/budgets.ts';
import { cartAnswers } from './answers/cart.ts';
import { companyAnswers } from './answers/companies.ts';
import { currencyAnswers } from './answers/currencies.ts';
import { deskAnswers } from './answers/desk.ts';
import { documentAnswers } from './answers/documents.ts';
import { emailDeliveryAnswers } from './answers/email-delivery.ts';
import { eventAnswers } from './answers/events.ts';
import { flightAnswers } from './answers/flights.ts';
import { hotelAnswers } from './answers/hotels.ts';
import { identityAnswers } from './answers/identity.ts';
import { notificationAnswers } from './answers/notifications.ts';
import { packageAnswers } from './answers/packages.ts';
import { paymentAnswers } from './answers/payments.ts';
import { placeAnswers } from './answers/places.ts';
import { policyAnswers } from './answers/policy.ts';
import { guestReviewAnswers } from './answers/guest-reviews.ts';
import { savedAnswers } from './answers/saved.ts';
import { supportAnswers } from './answers/support.ts';
import { transportAnswers } from './answers/transport.ts';
import { pushAnswers } from './answers/push.ts';
import { travellerAnswers } from './answers/travellers.ts';

/** One mock answer for each operation of each contract. A new operation without an answer does not compile. */
export type MockAnswers = {
  accounts: AnswersOf<typeof accounts>;
  approvals: AnswersOf<typeof approvals>;
  assistant: AnswersOf<typeof assistant>;
  bookings: AnswersOf<typeof bookings>;
  budgets: AnswersOf<typeof budgets>;
  cart: AnswersOf<typeof cart>;
  companies: AnswersOf<typeof companies>;
  currencies: AnswersOf<typeof currencies>;
  desk: AnswersOf<typeof desk>;
  documents: AnswersOf<typeof documents>;
  blogs: AnswersOf<typeof blogs>;
  emailDelivery: AnswersOf<typeof emailDelivery>;
  events: AnswersOf<typeof events>;
  flights: AnswersOf<typeof flights>;
  hotels: AnswersOf<typeof hotels>;
  identity: AnswersOf<typeof identity>;
  notifications: AnswersOf<typeof notifications>;
  packages: AnswersOf<typeof packages>;
  payments: AnswersOf<typeof payments>;
  places: AnswersOf<typeof places>;
  policy: AnswersOf<typeof policy>;
  support: AnswersOf<typeof support>;
  transport: AnswersOf<typeof transport>;
  push: AnswersOf<typeof push>;
  travellers: AnswersOf<typeof travellers>;
  saved: AnswersOf<typeof saved>;
  guestReviews: AnswersOf<typeof guestReviews>;
};

/** The table of mock answers. */
export const mockAnswers = {
  accounts: accountAnswers,
  approvals: approvalAnswers,
  assistant: assistantAnswers,
  bookings: bookingAnswers,
  budgets: budgetAnswers,
  cart: cartAnswers,
  companies: companyAnswers,
  currencies: currencyAnswers,
  desk: deskAnswers,
  documents: documentAnswers,
  blogs: blogAnswers,
  emailDelivery: emailDeliveryAnswers,
  events: eventAnswers,
  flights: flightAnswers,
  hotels: hotelAnswers,
  identity: identityAnswers,
  notifications: notificationAnswers,
  packages: packageAnswers,
  payments: paymentAnswers,
  places: placeAnswers,
  policy: policyAnswers,
  support: supportAnswers,
  transport: transportAnswers,
  push: pushAnswers,
  travellers: travellerAnswers,
  saved: savedAnswers,
  guestReviews: guestReviewAnswers,
} satisfies MockAnswers;
