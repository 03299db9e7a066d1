import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { StayBooking } from '#features/bookings/contract.ts';
import type { PaymentOutcome } from '#features/payments/rules/checkout.ts';
import type { SignedUp } from './person.ts';
import { inDays, someHotel, stayQuery } from './stay.ts';
import { orderOfCheckout } from '../../tests/support/order-of-checkout.ts';

/** The short way to a state: the same calls that the screens make, without the screens. */
type Asked = { request: APIRequestContext; person: SignedUp };
type Rate = { ratePlanId: string; price: { qOfferedPriceRoundedOff: number }; refundable: boolean };
type Room = { roomTypeId: string; rates: Rate[] };
/** `freeNights`: for how many nights the room is free, `nights` unless told. `soon`: at any rate; days that are near have no flexible one. */
type Where = {
  soon?: true;
  slug?: string;
  city?: string;
  from?: number;
  nights?: number;
  freeNights?: number;
  rooms?: number;
};

/** A person's call of the API; fails the test with the answer's own words. */
export async function ask<Data>({ request, person }: Asked, path: string, data?: object): Promise<Data> {
  const headers = { authorization: `Bearer ${person.token}` };
  const answer = await (data ? request.post(path, { headers, data }) : request.get(path, { headers }));
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return ((await answer.json()) as { data: Data }).data;
}

/** A booking whose price was checked and shown, at the flexible rate of a hotel. */
export async function quoted(
  asked: Asked,
  { slug, city = 'kochi', from = 40, nights = 2, freeNights = nights, rooms: count = 1, soon }: Where = {},
): Promise<StayBooking> {
  const guests = Array(count).fill('2').join('_');
  const hotel = slug ?? (await someHotel(asked, city, stayQuery(from, freeNights, guests), 0, soon));
  const roomsFor = async (length: number) => {
    const query = stayQuery(from, length, guests);
    return (await ask<{ rooms: Room[] }>(asked, `/api/hotels/rooms?hotel=${hotel}&${query}`)).rooms;
  };
  const { _id: hotelId } = await ask<{ _id: string }>(asked, `/api/hotels/info?hotel=${hotel}`);
  const free = await roomsFor(freeNights);
  const room = (await roomsFor(nights)).find(({ roomTypeId }) => free.some((one) => one.roomTypeId === roomTypeId));
  const rate = room!.rates.find(({ refundable }) => soon || refundable)!;
  return ask<StayBooking>(asked, '/api/bookings/quote', {
    hotelId,
    roomTypeId: room!.roomTypeId,
    ratePlanId: rate.ratePlanId,
    shownTotal: rate.price.qOfferedPriceRoundedOff,
    stay: {
      checkIn: inDays(from),
      checkOut: inDays(from + nights),
      rooms: Array.from({ length: count }, () => ({ adults: 2, childAges: [] })),
    },
  });
}

/** A held room whose guest is named: what is left is to pay. */
export async function held(asked: Asked, where?: Where): Promise<StayBooking> {
  const { _id: bookingId, total, stay } = await quoted(asked, where);
  await ask(asked, '/api/bookings/hold', { bookingId, acceptedTotal: total }); // changed terms are accepted with it
  const { firstName, lastName, email, mobile } = asked.person;
  return ask<StayBooking>(asked, '/api/bookings/guests', {
    bookingId,
    details: { guests: stay.rooms.map(() => ({ title: 'Ms', firstName, lastName })), email, mobile },
  });
}

/** A booking at the gateway's checkout; gives its order too. */
export async function atGateway(
  asked: Asked,
  where?: Where,
): Promise<{ booking: StayBooking; orderId: string; checkoutUrl: string }> {
  const { _id: bookingId, total } = await held(asked, where);
  const { booking, checkoutUrl } = await ask<{ booking: StayBooking; checkoutUrl: string }>(
    asked,
    '/api/bookings/pay',
    { bookingId, expectedTotal: total },
  );
  return { booking, checkoutUrl, orderId: orderOfCheckout(checkoutUrl) };
}

/** Pays an order at the gateway and, unless the browser stays there, brings the signed answer back to the shop. */
export async function payOrder(
  { request }: Pick<Asked, 'request'>,
  orderId: string,
  outcome: PaymentOutcome = 'success',
): Promise<void> {
  const answer = await request.post('/api/gateway/attempt', { data: { orderId, method: 'upi', outcome } });
  const { data } = (await answer.json()) as {
    data: { callback: { url: string; fields: Record<string, string> } | null };
  };
  if (data.callback) await request.post(data.callback.url, { form: data.callback.fields, maxRedirects: 0 });
}

/** A trip that is booked and paid. */
export async function confirmed(asked: Asked, where?: Where): Promise<StayBooking> {
  const { booking, orderId } = await atGateway(asked, where);
  await payOrder(asked, orderId);
  return ask<StayBooking>(asked, `/api/bookings/details?bookingId=${booking._id}`);
}

/** Puts money into a wallet the only way there is: a paid trip, cancelled, its refund kept for the next one. Gives paise. */
export async function fillWallet(asked: Asked, where?: Where): Promise<number> {
  const { _id: bookingId } = await confirmed(asked, where);
  const { refund } = await ask<{ refund: number }>(asked, `/api/bookings/cancel-quote?bookingId=${bookingId}`);
  await ask(asked, '/api/bookings/cancel', { bookingId, expectedRefund: refund, refundTo: 'wallet' });
  return refund;
}

/** The person's trips as the list of them says. */
export const tripsOf = (asked: Asked): Promise<{ count: number; counts: { upcoming: number; cancelled: number } }> =>
  ask(asked, '/api/bookings/list', { when: 'upcoming' });

export const asked = (page: Page, person: SignedUp): Asked => ({ request: page.request, person });
