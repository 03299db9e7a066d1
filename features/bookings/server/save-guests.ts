import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { guestProblems, lockedAfterPayment } from '../rules/guest-problems.ts';
import { mustBeStay, bookingOfUser } from './bookings.repo.ts';
import { detailsForCompany, withFields } from './company/details-for-company.ts';
import { changeBooking, mustBeAllowed, transition } from './transition.ts';
import { stayViewOf } from './view-booking.ts';

/**
 * Saves guests, contact, requests and tax numbers before payment; after it names, contact and requests until check-in.
 */
export const saveGuests: UseCase<typeof contract.saveGuests> = async ({ db, body, caller }) => {
  const saved = await changeBooking(
    db,
    (tx) => bookingOfUser(tx, caller.userId, body.bookingId),
    async (tx, found) => {
      const booking = mustBeStay(found);
      mustBeAllowed(booking, 'saveGuests', clock.now());
      const details = detailsForCompany(booking.company, body.details);
      const { stay, requiredFields } = booking.snapshot;
      const paid = booking.state === 'confirmed';
      const fields = {
        ...guestProblems(details, { rooms: stay.rooms.length, requiredFields, invoiced: paid }),
        ...(paid ? lockedAfterPayment(booking.details, details) : {}),
      };
      const [first, ...others] = Object.values(fields);
      if (first)
        throw new AppError(
          'INVALID_INPUT',
          others.length ? 'Some fields need attention. Nothing was changed.' : first,
          { fields },
        );
      return transition(tx, booking, 'saveGuests', {
        details,
        ...(paid ? {} : withFields(booking.company, body.fields)),
      });
    },
  );
  return stayViewOf(db, mustBeStay(saved));
};
