import { type Page } from '@playwright/test';
import type { StayBooking } from '#features/bookings/contract.ts';
import { callsOf } from './company-flight.ts';
import { inDays, someHotel, stayQuery } from './stay.ts';

type Rate = { ratePlanId: string; price: { qOfferedPriceRoundedOff: number }; refundable: boolean };
type Rooms = { hotel: { _id: string }; rooms: { roomTypeId: string; rates: Rate[] }[] };

/** A stay of whoever is signed in at the flexible rate of a hotel, paid by the company; free for `freeNights` from its begin. */
export async function stayed(
  page: Page,
  { city, from, nights, freeNights }: { city: string; from: number; nights: number; freeNights: number },
): Promise<StayBooking> {
  const { ask, userId } = await callsOf(page);
  const hotel = await someHotel(page, city, stayQuery(from, freeNights, '1'));
  const roomsFor = (length: number) =>
    ask<Rooms>('/api/corporate/hotels/rooms', {
      hotel,
      stay: stayFor(from, length),
      party: { travellerIds: [userId] },
    });
  const free = (await roomsFor(freeNights)).rooms.map(({ roomTypeId }) => roomTypeId);
  const offered = await roomsFor(nights);
  const room = offered.rooms.find(({ roomTypeId }) => free.includes(roomTypeId))!;
  const rate = room.rates.find(({ refundable }) => refundable)!;
  const { bookingId } = await ask<{ bookingId: string }>('/api/corporate/bookings/quote', {
    hotelId: offered.hotel._id,
    roomTypeId: room.roomTypeId,
    ratePlanId: rate.ratePlanId,
    stay: stayFor(from, nights),
    party: { travellerIds: [userId] },
    shownTotal: rate.price.qOfferedPriceRoundedOff,
  });
  const { total } = await ask<StayBooking>(`/api/bookings/details?bookingId=${bookingId}`);
  await ask('/api/bookings/hold', { bookingId, acceptedTotal: total });
  await ask('/api/bookings/guests', {
    bookingId,
    details: {
      guests: [{ title: 'Mr', firstName: 'Om', lastName: 'Prakash' }],
      email: 'om@mills.example',
      mobile: '+91 98450 22813',
    },
  });
  await ask('/api/bookings/pay', { bookingId, expectedTotal: total, walletAmount: total });
  return ask<StayBooking>(`/api/bookings/details?bookingId=${bookingId}`);
}

const stayFor = (from: number, nights: number) => ({
  checkIn: inDays(from),
  checkOut: inDays(from + nights),
  rooms: [{ adults: 1, childAges: [] }],
});
