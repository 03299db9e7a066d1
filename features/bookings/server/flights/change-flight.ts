import 'server-only';
import { escrowOf, postToLedger, walletOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { formatDate } from '#lib/shared/dates.ts';
import type * as contract from '../../contract.ts';
import { changedWords } from '../../rules/flight-notes.ts';
import { mustBeFlight, ownFlight } from '../bookings.repo.ts';
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
    const act = { id: newId('act', now.getTime()), at: now.toISOString(), kind: 'change' as const, state: 'under-way' as const, bound, offer, amount: quote.due, charge: quote.fee, refundTo, toSource: 0, words };
    if (quote.due > 0) {
      const entries = [{ account: walletOf(booking.userId), amount: -quote.due }, { account: escrowOf(bookingId), amount: quote.due }];
      await postToLedger({ db: tx, key: `change:${act.id}`, bookingId, note: `Change of ${booking.snapshot.title}`, entries, at: now });
    }
    return transition(tx, booking, 'amend', { acts: [...booking.acts, act] });
  });
  return flightViewOf(db, mustBeFlight(await finishAmending(db, amending)));
};
