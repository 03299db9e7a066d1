import 'server-only';
import { presentChecked } from '#features/flights/server/index.ts';
import { escrowOf, postToLedger } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { formatDate } from '#lib/shared/dates.ts';
import type * as contract from '../../contract.ts';
import { changedWords } from '../../rules/flight-notes.ts';
import { purseWords } from '../../rules/purse-words.ts';
import { mustBeFlight, ownFlight, type FlightRow } from '../bookings.repo.ts';
import { takeFromPurse } from '../purse.ts';
import { changeBooking, mustBeAllowed, transition } from '../transition.ts';
import { flightViewOf } from '../view-booking.ts';
import { finishAmending } from './finish-amending.ts';
import { changeTo } from './quote-flight-change.ts';

const named = (number: string, at: string) => `${number} on ${formatDate(at.slice(0, 10), '')}`;

/**
 * Moves one direction to another flight. What is due is set aside from the wallet before the airline is told, and goes
 * back there should it refuse. A price higher than the one shown is refused with the new figure, and nothing is changed.
 */
export const changeFlight: UseCase<typeof contract.changeFlight> = async ({ db, body, caller }) => {
  const { bookingId, bound, offer, expectedDue, refundTo } = body;
  const amending = await changeBooking(db, (tx) => ownFlight(tx, caller.userId, bookingId), async (tx, current) => {
    const booking = mustBeFlight(current);
    const now = clock.now();
    mustBeAllowed(booking, 'amend', now);
    const quote = await changeTo(tx, booking, bound, offer);
    if (quote.due > expectedDue) {
      throw new AppError('PRICE_CHANGED', `The change now costs ${formatMoney(money(quote.due, booking.currency))}, not ${formatMoney(money(expectedDue, booking.currency))}. Nothing was changed and nothing was charged. Look at the new price and decide again.`, { details: { before: expectedDue, after: quote.due } });
    }
    const [from, to] = [booking.snapshot.bounds[bound]!.segments[0]!, quote.bound.segments[0]!];
    const words = changedWords(named(from.number, from.origin.at), named(to.number, to.departsAt));
    const act = { id: newId('act', now.getTime()), at: now.toISOString(), kind: 'change' as const, state: 'under-way' as const, bound, offer, to: presentChecked(quote.bound), amount: quote.due, charge: quote.fee, refundTo, toSource: 0, words };
    if (quote.due > 0) await setAside(tx, booking, { key: `change:${act.id}`, due: quote.due, now });
    return transition(tx, booking, 'amend', { acts: [...booking.acts, act] });
  });
  return flightViewOf(db, mustBeFlight(await finishAmending(db, amending)));
};

/** What is due moves from the wallet into escrow. Throws INSUFFICIENT_WALLET where the wallet has less. */
async function setAside(tx: Db, booking: FlightRow, { key, due, now }: { key: string; due: number; now: Date }): Promise<void> {
  const { id, currency, snapshot, purse } = booking;
  const entries = [await takeFromPurse(tx, booking, due), { account: escrowOf(id), amount: due }];
  try {
    await postToLedger({ db: tx, key, bookingId: id, note: `Change of ${snapshot.title}`, entries, at: now });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INSUFFICIENT_WALLET') throw error;
    throw new AppError('INSUFFICIENT_WALLET', `This change costs ${formatMoney(money(due, currency))}, which is paid from ${purseWords(purse)}, and that does not hold as much. Nothing was changed and nothing was charged. Your flight stays as it is.`);
  }
}
