import 'server-only';
import type { BookedStay } from '#features/documents/server/index.ts';
import type { StayRow } from '../bookings.repo.ts';
import { ratesOfStay, roomNumbers, roomText } from '../../rules/room-text.ts';
import { shownRooms, soldLines, termsOfRooms, totalOf } from '../../rules/stay-rooms.ts';
import { helpContacts } from './help-contacts.ts';
import { paymentOf } from './payment-of.ts';

/** A confirmed booking for its documents. Contact and PAN are left out: no document prints them. */
export function presentBookedStay(booking: StayRow): BookedStay {
  const { snapshot } = booking;
  const { hotel, room, stay, nights, lines, cancellationPolicies, countryCode, stateCode } = snapshot;
  const rooms = shownRooms(snapshot);
  const rates = ratesOfStay({ rooms });
  const bookedAt = booking.paidAt ?? booking.createdAt;
  const { guests = [], requests = '', gst = null } = booking.details ?? {};
  return {
    bookingId: booking.id,
    confirmationCode: booking.confirmationCode ?? '',
    hotel: { ...hotel, countryCode, stateCode },
    room,
    ...(rates.length > 1
      ? {
          rooms: rooms.map((one) => ({ name: one.room.name, rateName: one.room.rateName, meals: one.room.meals })),
          terms: rates.map(({ room: rate, positions, rooms: alike }) => ({
            rooms: roomNumbers(positions),
            rate: roomText(rate),
            total: totalOf(alike.map(({ total }) => ({ amount: total }))),
            cancellationPolicies: termsOfRooms(
              snapshot,
              alike.map(({ at }) => at),
              0,
              bookedAt,
            ),
          })),
        }
      : {}),
    stay,
    nights,
    lines: soldLines(snapshot),
    shown: lines,
    roomTotals: rooms.map(({ total }) => total),
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
    bookedAt: bookedAt.toISOString(),
    revision: booking.version,
  };
}
