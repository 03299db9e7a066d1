import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { guestProblems, lockedAfterPayment, NO_PAN_ABROAD } from '../rules/guest-problems.ts';
import { peopleOfRooms } from '#lib/shared/stay-shape.ts';
import { bookingOfUser, type BookingRow, type PackageRow, type StayRow } from './bookings.repo.ts';
import { detailsForCompany, withFields } from './company/details-for-company.ts';
import { clearAnswers } from './guest-links/guest-places.ts';
import { changeBooking, mustBeAllowed, transition } from './transition.ts';
import { packageViewOf, stayViewOf } from './present-booking.ts';

/**
 * Saves guests, contact, requests and tax numbers before payment; after it names, contact and requests until check-in,
 * or until a package begins.
 */
export const saveGuests: UseCase<typeof contract.saveGuests> = async ({ db, body, caller }) => {
  const saved = await changeBooking(
    db,
    (tx) => bookingOfUser(tx, caller.userId, body.bookingId),
    async (tx, found) => {
      const booking = mustHaveGuests(found);
      mustBeAllowed(booking, 'saveGuests', clock.now());
      const details = detailsForCompany(booking.company, body.details);
      const paid = booking.state === 'confirmed';
      const fields = {
        ...guestProblems(details, { ...needsOf(booking), invoiced: paid }),
        ...(paid ? lockedAfterPayment(booking.details, details) : {}),
      };
      const [first, ...others] = Object.values(fields);
      if (first)
        throw new AppError(
          'INVALID_INPUT',
          others.length ? 'Some fields need attention. Nothing was changed.' : first,
          { fields },
        );
      const moved = await transition(tx, booking, 'saveGuests', {
        details,
        ...(paid ? {} : withFields(booking.company, body.fields)),
      });
      await clearAnswers(tx, moved);
      return moved;
    },
  );
  const booking = mustHaveGuests(saved);
  return booking.category === 'hotel' ? stayViewOf(db, booking) : packageViewOf(db, booking);
};

/** A stay or a package, whose rooms have lead guests. Throws NOT_FOUND for flights. */
function mustHaveGuests(booking: BookingRow): StayRow | PackageRow {
  if (booking.category === 'flight') throw notFound('This booking');
  return booking;
}

const needsOf = ({ category, snapshot }: StayRow | PackageRow) => ({
  requiredFields: snapshot.requiredFields,
  ...(category === 'hotel'
    ? { rooms: snapshot.stay.rooms.length, people: peopleOfRooms(snapshot.stay.rooms) }
    : { rooms: snapshot.rooms.length, noPan: NO_PAN_ABROAD }),
});
