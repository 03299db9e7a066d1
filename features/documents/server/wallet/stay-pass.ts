import 'server-only';
import { dateInZone, formatDate, timeInZone } from '#lib/shared/dates.ts';
import { describeRooms } from '#lib/shared/stay.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { addressOf, fullName, offsetOf } from '../../rules/stay-text.ts';
import type { BookedStay } from '../booked-stay.ts';
import type { WalletPass } from './wallet-pass.ts';

/** The pass of a stay: what the desk of the hotel asks for. Times are the hotel's. */
export function stayPass(booked: BookedStay): WalletPass {
  const { bookingId, confirmationCode, hotel, stay, nights, guests, room, rooms = [room] } = booked;
  const { checkInAt, checkOutAt } = booked;
  const at = (instant: string) =>
    `${formatDate(dateInZone(instant, hotel.zone), '')}, ${timeInZone(instant, hotel.zone)}`;
  return {
    id: 'stay',
    bookingId,
    label: `${hotel.name}, ${hotel.city}`,
    kind: 'Hotel stay',
    code: { key: 'code', label: 'Hotel’s code', value: confirmationCode },
    title: { key: 'hotel', label: hotel.city, value: hotel.name },
    front: [
      { key: 'check-in', label: 'Check in from', value: at(checkInAt) },
      { key: 'check-out', label: 'Check out by', value: at(checkOutAt) },
      { key: 'guest', label: 'Guest', value: guests[0] ? fullName(guests[0]) : '' },
      { key: 'stay', label: counted(nights, 'night'), value: describeRooms(stay.rooms) },
    ].filter(({ value }) => value),
    back: [
      { key: 'address', label: 'Address', value: addressOf(hotel) },
      ...(hotel.telephone ? [{ key: 'telephone', label: 'Telephone of the hotel', value: hotel.telephone }] : []),
      { key: 'booking', label: 'Booking number', value: bookingId },
      {
        key: 'room',
        label: 'Room',
        value: [...new Set(rooms.map(({ name, meals }) => `${name}, ${meals}`))].join('\n'),
      },
      ...(guests.length > 1 ? [{ key: 'guests', label: 'Guests', value: guests.map(fullName).join('\n') }] : []),
      {
        key: 'zone',
        label: 'Times',
        value: `Local at the hotel (${hotel.zone.replaceAll('_', ' ')}, ${offsetOf(checkInAt, hotel.zone)} at check-in).`,
      },
    ],
    from: checkInAt,
    until: checkOutAt,
    place: { lat: hotel.lat, lng: hotel.lng },
  };
}
