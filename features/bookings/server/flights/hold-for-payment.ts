import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { AmendmentOf } from '../../rules/flight-amendments.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { answerInTime } from '../supplier.ts';
import { flightSupplier } from './flight-supplier.ts';
import { changeNotPossible, costsMore } from './quote-flight-change.ts';

/**
 * Holds the seats and price of a change under the amendment's id while it is paid; gives until when. The airline's own
 * deadline ends it if nobody pays. Throws SOLD_OUT, PRICE_CHANGED or STATE_BLOCKED.
 */
export async function holdForPayment(
  db: Db,
  { id, currency }: FlightRow,
  { id: amendmentId, bound, offer, amount }: AmendmentOf<'change'>,
): Promise<Date> {
  const held = await answerInTime(flightSupplier(db).holdChange(id, amendmentId, bound, offer, amount), 'airline');
  if (held.outcome === 'held') return held.expiresAt;
  if (held.outcome === 'price_changed') throw costsMore(amount, held.due, currency);
  if (held.outcome === 'refused') throw changeNotPossible();
  throw new AppError(
    'SOLD_OUT',
    'The last seats on that flight were just sold. Nothing was changed and nothing was charged. Choose another flight.',
  );
}
