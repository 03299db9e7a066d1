import 'server-only';
import type { BookedStay } from '#features/documents/server/index.ts';
import type { StayRow } from '../bookings.repo.ts';
import { shownRooms, soldLines } from '../../rules/stay-rooms.ts';
import { helpContacts } from './help-contacts.ts';
import { paymentOf } from './payment-of.ts';

/** A confirmed booking for its documents. Contact and PAN are left out: no document prints them. */
export function presentBookedStay(booking: StayRow): BookedStay {
  const { hotel, room, stay, nights, lines, cancellationPolicies, countryCode, stateCode } = booking.snapshot;
  const { guests = [], requests = '', gst = null } = booking.details ?? {};
  return {
    bookingId: booking.id,
    confirmationCode: booking.confirmationCode ?? '',
    hotel: { ...hotel, countryCode, stateCode },
    room,
    stay,
    nights,
    lines: soldLines(booking.snapshot),
    shown: lines,
    roomTotals: shownRooms(booking.snapshot).map(({ total }) => total),
    cancellationPolicies,
    guests,
    requests,
    help: helpContacts(),
    gst,
    checkInAt: booking.checkInAt.toISOString(),
    checkOutAt: booking.checkOutAt.toISOString(),
    currency: booking.currency,
    total: booking.total,
    payment: paymentOf(booking),
    bookedAt: (booking.paidAt ?? booking.createdAt).toISOString(),
    revision: booking.version,
  };
}
