import 'server-only';
import { approvalsRetention } from '#features/approvals/server/index.ts';
import { bookingsRetention } from '#features/bookings/server/index.ts';
import { budgetsRetention } from '#features/budgets/server/index.ts';
import { cartRetention } from '#features/cart/server/index.ts';
import { companiesRetention } from '#features/companies/server/index.ts';
import { currenciesRetention } from '#features/currencies/server/index.ts';
import { deskRetention } from '#features/desk/server/index.ts';
import { documentsRetention } from '#features/documents/server/index.ts';
import { eventsRetention } from '#features/events/server/index.ts';
import { flightsRetention } from '#features/flights/server/index.ts';
import { guestReviewsRetention } from '#features/guest-reviews/server/index.ts';
import { hotelsRetention } from '#features/hotels/server/index.ts';
import { identityRetention } from '#features/identity/server/index.ts';
import { notificationsRetention } from '#features/notifications/server/index.ts';
import { packagesRetention } from '#features/packages/server/index.ts';
import { paymentsRetention } from '#features/payments/server/index.ts';
import { policyRetention } from '#features/policy/server/index.ts';
import { supportRetention } from '#features/support/server/index.ts';
import { transportRetention } from '#features/transport/server/index.ts';
import { pushRetention } from '#features/push/server/index.ts';
import { savedRetention } from '#features/saved/server/index.ts';
import { travellersRetention } from '#features/travellers/server/index.ts';
import { libRetention } from '#lib/server/jobs/lib-retention.ts';
import type { Retention } from '#lib/server/jobs/retention.ts';

/**
 * Retention of every table, each defined by the feature that owns it (`features/<noun>/server/retention.ts`). A missing
 * table fails `tests/release/retention.test.ts`; docs/operations.md contains the list.
 */
export const RETENTION: readonly Retention[] = [
  ...libRetention,
  ...identityRetention,
  ...companiesRetention,
  ...policyRetention,
  ...approvalsRetention,
  ...budgetsRetention,
  ...notificationsRetention,
  ...eventsRetention,
  ...flightsRetention,
  ...hotelsRetention,
  ...packagesRetention,
  ...bookingsRetention,
  ...cartRetention,
  ...currenciesRetention,
  ...paymentsRetention,
  ...documentsRetention,
  ...transportRetention,
  ...travellersRetention,
  ...savedRetention,
  ...guestReviewsRetention,
  ...deskRetention,
  ...supportRetention,
  ...pushRetention,
];
