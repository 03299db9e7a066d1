import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../../guest-links.contract.ts';
import { canDo } from '../../rules/can-do.ts';
import { bookingById, lockedBooking, type BookingRow } from '../bookings.repo.ts';
import { isForCompany, type CompanyBooking } from '../company/evaluate-booking.ts';
import { bookingSummary } from '../products/index.ts';
import { factsOf, transition } from '../transition.ts';
import { linkInvalid, openLinkOf, useUpLink } from './guest-links.repo.ts';
import { guestPlaceOf } from './guest-places.ts';

/** What a link asks for, and for which trip. Changes nothing. */
export const openGuestLink: UseCase<typeof contract.openGuestLink> = async ({ db, body: { token } }) => {
  const link = await openLinkOf(db, token);
  return inCompany(db, link.companyId, async (tx) => {
    const booking = mustBeOpen(await bookingById(tx, link.bookingId));
    const { name: title, place } = bookingSummary(booking);
    const guestPlace = guestPlaceOf(booking, link.place);
    return {
      name: link.name,
      company: booking.company.companyName,
      askedBy: booking.company.bookedBy.name,
      trip: {
        kind: guestPlace.trip.kind,
        title,
        place: guestPlace.trip.city ?? '',
        from: booking.checkIn,
        to: booking.checkOut,
        today: clock.today(place.zone),
      },
      titles: [...guestPlace.titles],
      ...guestPlace.asks,
      programmes: guestPlace.programmes,
      endsOn: dateInZone(link.expiresAt, place.zone),
    };
  });
};

/**
 * Takes what a guest entered: into the booking's details where they are saved already, otherwise it waits at the link for
 * whoever booked. Never pays or confirms. A refusal leaves the link open.
 */
export const sendGuestDetails: UseCase<typeof contract.sendGuestDetails> = async ({
  db,
  body: { token, guest },
  request,
}) => {
  const link = await openLinkOf(db, token);
  await retryOnConflict(db, (tx) =>
    inCompany(tx, link.companyId, async (inside) => {
      const booking = mustBeOpen(await lockedBooking(inside, link.bookingId)); // before the link, as whoever asks locks them
      const guestPlace = guestPlaceOf(booking, link.place);
      const { frequentFlyer = [], ...rest } = guest;
      const answer = {
        ...rest,
        ...(frequentFlyer.length ? { frequentFlyer } : {}),
        born: guestPlace.asks.asksBorn ? guest.born : null,
        passport: guestPlace.asks.asksPassport ? guest.passport : null,
      };
      const details = guestPlace.withAnswer(answer);
      const fields = guestPlace.problemsOf(answer, details);
      const [first] = Object.values(fields);
      if (first) throw new AppError('INVALID_INPUT', first, { fields });
      await useUpLink(inside, link, details ? null : answer);
      if (details) await transition(inside, booking, 'saveGuests', { details });
      await recordEvent(inside, request, { action: 'guest.answered', actor: null, subjectId: booking.id });
    }),
  );
  return { sent: true };
};

/** Throws LINK_INVALID for a booking whose names can no longer be changed. */
function mustBeOpen(booking: BookingRow): CompanyBooking {
  if (!isForCompany(booking) || !canDo(booking.state, 'saveGuests', factsOf(booking, clock.now())).allowed)
    throw linkInvalid('over');
  return booking;
}
