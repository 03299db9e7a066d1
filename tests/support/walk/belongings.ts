import { sql } from 'drizzle-orm';
import { database, type Db } from '#lib/server/db/connect.ts';
import { aCaller } from '../a-caller.ts';
import { call } from '../call.ts';
import { aBuyer, aStay, NIGHT, type Buyer } from '../buyer.ts';
import { accessToken } from '../access-token.ts';
import { BACK, zz } from '../flyer.ts';
import { aStayChoice } from '../shopper.ts';
import type { Stocked } from '../stock.ts';
import type { EventSignedIn } from '#features/events/contract.ts';
import { aSignedInGuest, FRI } from '../events.ts';
import type { KnownValues } from './good-input.ts';
import type { Colleague } from './two-companies.ts';
import { signUp as signUpConsumer } from '../sign-up.ts';

let counter = 0;

export const PASSWORD = 'a long walk by the sea';

export async function signUp(name: string, api: () => string): Promise<Buyer> {
  const person = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `${name}@walk.example`,
    mobile: '9876543210',
    password: PASSWORD,
  };
  const { data } = await signUpConsumer(person);
  const caller = await aCaller(database(), data.userId, 'sarai');
  return aBuyer({ userId: data.userId, caller, token: () => accessToken(caller) }, api);
}

/** Somebody registered for the event of the demo, or the one with this code, and signed in to it. */
export async function aWalkGuest(db: Db, code?: string): Promise<EventSignedIn> {
  await db.execute(sql`truncate rate_limits, mails`); // the walk itself has registered so many, and asked for emails to nobody
  return aSignedInGuest(db, { email: `guest${++counter}@walk.example`, code, ...(code ? { days: [FRI] } : {}) });
}

/** The token of such a guest. */
export const aGuestToken = async (db: Db, code?: string): Promise<string> => (await aWalkGuest(db, code)).accessToken;

/** Somebody at work looks at a room: the booking. */
export async function quotedAtWork({ ids, token }: Pick<Colleague, 'ids' | 'token'>, hotel: Stocked): Promise<string> {
  const { data } = await call<{ bookingId: string }>('POST', '/api/corporate/bookings/quote', {
    token: token(),
    body: {
      hotelId: hotel.hotelId,
      roomTypeId: hotel.roomTypeId,
      ratePlanId: hotel.ratePlanId,
      stay: { ...aStay(), rooms: [{ adults: 1, childAges: [] }] },
      party: { travellerIds: [ids.userId] },
      shownTotal: 2 * NIGHT,
    },
  });
  return data.bookingId;
}

export const THERE_AND_BACK = { offers: [zz(9011), zz(9111, BACK)] };

/** A room in a person's cart for the dates of the walk: the id of the item. */
export async function aCartItem({ token }: Pick<Buyer, 'token'>, hotel: Stocked): Promise<string> {
  const { data } = await call<{ itemId: string }>('POST', '/api/cart/add', {
    token: token(),
    body: { choice: aStayChoice(hotel) },
  });
  return data.itemId;
}

/** A payment for several bookings that somebody began: its id. */
export async function anOpenPayment(asha: Buyer, hotel: Stocked): Promise<string> {
  const { _id, total } = await asha.held(hotel);
  const { data } = await call<{ paymentId: string }>('POST', '/api/bookings/together/pay', {
    token: asha.token(),
    body: { bookingIds: [_id], expectedTotal: total },
  });
  return data.paymentId;
}

/** A hotel saved by a person for the dates of the walk: its id. */
export async function aSavedStay({ token }: Pick<Buyer, 'token'>, { hotelId }: Stocked): Promise<string> {
  const { checkIn, checkOut, rooms } = aStay();
  const { data } = await call<{ savedId: string }>('POST', '/api/saved/save', {
    token: token(),
    body: { hotel: hotelId.replace('htl_t', 'house-'), stay: { checkIn, checkOut, rooms } },
  });
  return data.savedId;
}

/** A stay in a list that Ravi shares, so that Asha may like it. */
export async function aSharedStay(ravi: Buyer, hotel: Stocked): Promise<KnownValues> {
  const savedId = await aSavedStay(ravi, hotel);
  const { data } = await call<{ key: string }>('POST', '/api/saved/share', { token: ravi.token(), body: {} });
  return { key: data.key, savedId };
}

/** Somebody saved by a person: their id. */
export async function aSavedTraveller({ token }: Pick<Buyer, 'token'>): Promise<string> {
  const { data } = await call<{ _id: string }>('POST', '/api/users/travellers/save', {
    token: token(),
    body: { traveller: { firstName: 'Meera', lastName: 'Nair' } },
  });
  return data._id;
}
