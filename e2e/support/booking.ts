import { expect, type APIRequestContext } from '@playwright/test';
import { signUp } from './sign-up.ts';
import { inDays } from './stay.ts';
import { orderOfCheckout } from '../../tests/support/order-of-checkout.ts';

type Answer<Data> = { data: Data };
type SignedIn = { _id: string; accessToken: string; refreshToken: string; savedToken: string };
type Rate = { ratePlanId: string; cancellationPolicies: unknown; price: { qOfferedPriceRoundedOff: number } };
type Rooms = { hotel: { _id: string }; rooms: { roomTypeId: string; rates: Rate[] }[] };
type Booking = { _id: string; total: number };

/** Somebody with three bookings of their own, made over the API: one held, one at the gateway's checkout, one confirmed. */
export type Traveller = { storage: Record<string, string>; held: string; confirmed: string; checkoutPath: string };

export async function aTraveller(
  request: APIRequestContext,
  slug: string,
  /** What they do once they are signed up, before they book. */
  first: (person: { _id: string; accessToken: string }) => Promise<void> = () => Promise.resolve(),
): Promise<Traveller> {
  const { savedToken: _, ...person } = await signUp<SignedIn>(request, '/api/users/register', {
    firstName: 'Meera',
    lastName: 'Nair',
    email: `meera.${crypto.randomUUID()}@example.com`,
    password: 'a-long-enough-secret',
    mobile: '+91 98450 22812',
  });
  const { accessToken, refreshToken, ...userDetails } = person;
  await first(person);
  const asPerson = { Authorization: `Bearer ${accessToken}` };
  const call = <Data>(path: string, data: unknown) =>
    post<Data>(request, path, data, { ...asPerson, 'Idempotency-Key': crypto.randomUUID() });

  let from = 20;
  /** A room on the next days that have one. */
  const hold = async (): Promise<Booking> => {
    for (; from < 120; from += 3) {
      const stay = { checkIn: inDays(from), checkOut: inDays(from + 2), rooms: [{ adults: 2, childAges: [] }] };
      const answer = await request.get(
        `/api/hotels/rooms?hotel=${slug}&checkin=${stay.checkIn}&checkout=${stay.checkOut}&rooms=2`,
      );
      const { hotel, rooms } = ((await answer.json()) as Answer<Rooms>).data;
      const [room] = rooms;
      const [rate] = room?.rates ?? [];
      if (room && rate) return quoteAndHold(hotel._id, room.roomTypeId, rate, stay);
    }
    throw new Error(`${slug} has no free room for months`);
  };
  const quoteAndHold = async (hotelId: string, roomTypeId: string, rate: Rate, stay: unknown): Promise<Booking> => {
    const {
      ratePlanId,
      cancellationPolicies: shownPolicies,
      price: { qOfferedPriceRoundedOff: shownTotal },
    } = rate;
    const quoted = await call<Booking>('/api/bookings/quote', {
      hotelId,
      roomTypeId,
      ratePlanId,
      stay,
      shownTotal,
      shownPolicies,
    });
    return call<Booking>('/api/bookings/hold', { bookingId: quoted._id, acceptedTotal: quoted.total });
  };
  const checkout = async ({ _id, total }: Booking): Promise<string> => {
    const details = {
      guests: [{ title: 'Ms', firstName: 'Meera', lastName: 'Nair' }],
      email: 'meera@example.com',
      mobile: '+91 98450 22812',
    };
    await call('/api/bookings/guests', { bookingId: _id, details });
    const { checkoutUrl } = await call<{ checkoutUrl: string }>('/api/bookings/pay', {
      bookingId: _id,
      expectedTotal: total,
    });
    return checkoutUrl;
  };

  const [held, open, paid] = [await hold(), await hold(), await hold()];
  const [checkoutPath, paidPath] = [await checkout(open), await checkout(paid)];
  await post(request, '/api/gateway/attempt', {
    orderId: orderOfCheckout(paidPath),
    method: 'upi',
    outcome: 'success',
  }).then((answer) => pressBack(request, answer));
  const storage = {
    accessToken,
    refreshToken,
    userID: person._id,
    loggedInUserType: 'sarai',
    userDetails: JSON.stringify(userDetails),
    deviceId: 'e2e-device',
    tabId: crypto.randomUUID(),
  };
  return { storage, held: held._id, confirmed: paid._id, checkoutPath };
}

/** The browser's way back to the shop, which confirms the booking. */
async function pressBack(request: APIRequestContext, answer: unknown): Promise<void> {
  const { callback } = answer as { callback: { url: string; fields: Record<string, string> } };
  await request.post(callback.url, { form: callback.fields, maxRedirects: 0 });
}

async function post<Data>(
  request: APIRequestContext,
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
): Promise<Data> {
  const answer = await request.post(path, { data, headers });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return ((await answer.json()) as Answer<Data>).data;
}
