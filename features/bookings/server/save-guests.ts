import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { guestProblems, lockedAfterPayment, type GuestNeeds } from '../rules/guest-problems.ts';
import { bookingOfUser, type BookingRow, type PackageRow, type StayRow } from './bookings.repo.ts';
import { detailsForCompany, withFields } from './company/details-for-company.ts';
import { clearAnswers } from './guest-links/guest-places.ts';
import { productOf } from './products/index.ts';
import { changeBooking, mustBeAllowed, transition } from './transition.ts';
import { guestsViewOf } from './present-booking.ts';

/**
 * Saves guests, contact, requests and tax numbers before payment; after it names, contact and requests until check-in,
 * or until a package begins.
 */
export const saveGuests: UseCase<typeof contract.saveGuests> = async ({ db, body, caller }) => {
  const saved = await changeBooking(
    db,
    (tx) => bookingOfUser(tx, caller.userId, body.bookingId),
    async (tx, found) => {
      const { booking, needs } = mustHaveGuests(found);
      mustBeAllowed(booking, 'saveGuests', clock.now());
      const details = detailsForCompany(booking.company, body.details);
      const paid = booking.state === 'confirmed';
      const fields = {
        ...guestProblems(details, { ...needs, invoiced: paid }),
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
      if (paid) await productOf(moved).nameGuests?.(tx, moved); // saved here and there, or nowhere
      return moved;
    },
  );
  return guestsViewOf(db, mustHaveGuests(saved).booking);
};

/** A booking whose rooms have lead guests, and what they need. Throws NOT_FOUND for one whose passengers are named. */
function mustHaveGuests(booking: BookingRow): { booking: StayRow | PackageRow; needs: GuestNeeds } {
  const needs = productOf(booking).guestNeeds?.(booking);
  if (!needs) throw notFound('This booking');
  return { booking: booking as StayRow | PackageRow, needs };
}
