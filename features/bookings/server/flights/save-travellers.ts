import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { departuresOf } from '../../rules/compare-terms.ts';
import { travellerProblems } from '../../rules/traveller-problems.ts';
import { mustBeFlight, flightOfUser } from '../bookings.repo.ts';
import { detailsForCompany, withFields } from '../company/details-for-company.ts';
import { clearAnswers } from '../guest-links/guest-places.ts';
import { changeBooking, mustBeAllowed, transition } from '../transition.ts';
import { flightViewOf } from '../present-booking.ts';
import { refuse } from './quote-flight.ts';

/**
 * Saves passengers, contact and tax numbers until the payment: tickets are personal. Throws INVALID_INPUT beside each
 * field.
 */
export const saveTravellers: UseCase<typeof contract.saveTravellers> = async ({
  db,
  body: { bookingId, details: given, fields },
  caller,
}) => {
  const saved = await changeBooking(
    db,
    (tx) => flightOfUser(tx, caller.userId, bookingId),
    async (tx, found) => {
      const booking = mustBeFlight(found);
      mustBeAllowed(booking, 'saveGuests', clock.now());
      const details = detailsForCompany(booking.company, given);
      const { party, requiredFields, bounds, zone } = booking.snapshot;
      refuse(
        travellerProblems(details, {
          party,
          requiredFields,
          travel: departuresOf(bounds).map((at) => at.slice(0, 10)),
          airlines: bounds.map(({ airline }) => airline.code),
          today: clock.today(zone),
        }),
      );
      const moved = await transition(tx, booking, 'saveGuests', { details, ...withFields(booking.company, fields) });
      await clearAnswers(tx, moved);
      return moved;
    },
  );
  return flightViewOf(db, mustBeFlight(saved));
};
