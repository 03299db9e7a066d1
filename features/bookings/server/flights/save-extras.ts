import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { totalOfLines, withExtras } from '../../rules/flight-prices.ts';
import { extrasNote } from '../../rules/flight-notes.ts';
import { nextState } from '../../rules/states.ts';
import { addToTrail, mustBeFlight, flightOfUser } from '../bookings.repo.ts';
import { guardExtras } from '../company/guard-extras.ts';
import { answerInTime } from '../supplier.ts';
import { blocked, changeBooking, transition } from '../transition.ts';
import { flightViewOf } from '../present-booking.ts';
import { flightRequestOf, flightSupplier } from './flight-supplier.ts';
import { refuse } from './quote-flight.ts';

/**
 * Replaces seats, meals, bags and assistance and updates the total; refused during a payment. Throws INVALID_INPUT
 * beside `extras.N` for unavailable ones, OUT_OF_POLICY for those a company does not pay for; nothing is changed then.
 */
export const saveExtras: UseCase<typeof contract.saveExtras> = async ({ db, body: { bookingId, extras }, caller }) => {
  const before = await flightOfUser(db, caller.userId, bookingId);
  const priced = await answerInTime(
    flightSupplier(db).ancillaries(flightRequestOf(before.snapshot), extras),
    'airline',
  );
  refuse(Object.fromEntries(Object.entries(priced.problems).map(([at, problem]) => [`extras.${at}`, problem])));
  const company = await guardExtras(db, before, { extras, lines: priced.lines });
  const saved = await changeBooking(
    db,
    (tx) => flightOfUser(tx, caller.userId, bookingId),
    async (tx, found) => {
      const booking = mustBeFlight(found);
      const now = clock.now();
      if (nextState(booking.state, 'hold') === null) throw blocked(booking, 'hold', now);
      const { snapshot, currency, change } = booking;
      const [was, is] = [totalOfLines(snapshot.extraLines), totalOfLines(priced.lines)];
      const total = booking.total - was + is;
      const next = {
        ...snapshot,
        extras,
        extraLines: priced.lines,
        cancellationPolicies: withExtras(snapshot.cancellationPolicies, is - was),
      };
      const moved = change && {
        before: { ...change.before, total: change.before.total - was + is },
        after: { ...change.after, total },
      };
      const changed = await transition(tx, booking, 'saveGuests', {
        total,
        snapshot: next,
        change: moved,
        ...(company ? { company } : {}),
      });
      if (was !== is)
        await addToTrail(tx, bookingId, now, { stage: 'extras', total, note: extrasNote(is, total, currency) });
      return changed;
    },
  );
  return flightViewOf(db, mustBeFlight(saved));
};
