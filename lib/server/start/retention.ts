import 'server-only';
import { approvalsRetention } from '#features/approvals/server/index.ts';
import { bookingsRetention } from '#features/bookings/server/index.ts';
import { companiesRetention } from '#features/companies/server/index.ts';
import { documentsRetention } from '#features/documents/server/index.ts';
import { eventsRetention } from '#features/events/server/index.ts';
import { flightsRetention } from '#features/flights/server/index.ts';
import { hotelsRetention } from '#features/hotels/server/index.ts';
import { identityRetention } from '#features/identity/server/index.ts';
import { paymentsRetention } from '#features/payments/server/index.ts';
import { policyRetention } from '#features/policy/server/index.ts';
import { travellersRetention } from '#features/travellers/server/index.ts';
import { libRetention } from '../jobs/lib-retention.ts';
import type { Retention } from '../jobs/retention.ts';

/**
 * How long every table of the database is kept, each by the feature that owns it (`features/<noun>/server/retention.ts`).
 * A table that is not here fails `tests/integration/retention.test.ts`; docs/operations.md prints the list.
 */
export const RETENTION: readonly Retention[] = [
  ...libRetention,
  ...identityRetention,
  ...companiesRetention,
  ...policyRetention,
  ...approvalsRetention,
  ...eventsRetention,
  ...flightsRetention,
  ...hotelsRetention,
  ...bookingsRetention,
  ...paymentsRetention,
  ...documentsRetention,
  ...travellersRetention,
];
