import type { StayBooking } from '#features/bookings/contract.ts';
import type { SignedIn } from '#features/identity/contract.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { addDays } from '#lib/shared/dates.ts';
import { stayParams } from '#lib/shared/stay-words.ts';
import { call } from '../api-server.ts';
import { aBuyer, aStay, ASHA, NIGHT, type Buyer } from '../buyer.ts';
import { signAccessToken } from '#lib/server/access-token.ts';
import { aHotel, type Stocked } from '../stock.ts';
import type { KnownValues } from './good-input.ts';
import { anOpenSession, type TwoCompanies, twoCompanies } from './two-companies.ts';

/** Asha, who has bookings, and Ravi, who has none and should not see hers. Their browser sessions, and two companies. */
export type TwoTravellers = { asha: Buyer; ravi: Buyer; hotel: Stocked; held: StayBooking; confirmed: StayBooking; orderId: string; sessionId: string; db: Db; companies: TwoCompanies };

export async function twoTravellers(db: Db, api: () => string): Promise<TwoTravellers> {
  const hotel = await aHotel(db, { allotment: 500 });
  const [asha, ravi] = [await signUp('asha', api), await signUp('ravi', api)];
  const { checkoutUrl } = (await asha.pay(await asha.held(hotel))).data;
  return { asha, ravi, hotel, held: await asha.held(hotel), confirmed: await asha.confirmed(hotel), orderId: checkoutUrl?.split('/').at(-1) ?? '', sessionId: await anOpenSession(db, asha.userId), db, companies: await twoCompanies(db) };
}

async function signUp(name: string, api: () => string): Promise<Buyer> {
  const person = { firstName: name, lastName: 'Rao', email: `${name}@walk.example`, mobile: '9876543210', password: PASSWORD };
  const { data } = await call<SignedIn>('POST', '/api/users/register', { body: person });
  const caller = { userId: data.userId, userType: 'sarai' as const, sessionId: 'ses_walk' };
  return aBuyer({ userId: data.userId, caller, token: () => signAccessToken(caller) }, api);
}

export const PASSWORD = 'a long walk by the sea';

/** What a schema cannot say of good input: a stay that can be sold, numbers with a right checksum, Asha's own ids. */
export function knownValues({ asha, hotel, confirmed, orderId, sessionId, companies }: TwoTravellers): KnownValues {
  const stay = aStay();
  const { checkin, checkout } = stayParams(stay);
  const then = `DEL-GOI-${addDays(stay.checkIn, 4)}`;
  return {
    from: 'BLR', to: 'DEL', depart: stay.checkIn, return: addDays(stay.checkIn, 9), then, adults: '2', children: '1', infants: '1', cabin: '2', sentinels: 'yes',
    offers: `saver_ZZ9007.${stay.checkIn}`, flight: `ZZ9007.${stay.checkIn}`, listedTotal: '840000', listedTimes: `${stay.checkIn}T12:00`,
    bookingId: confirmed._id, id: asha.userId, userId: asha.userId,
    hotelId: hotel.hotelId, roomTypeId: hotel.roomTypeId, ratePlanId: hotel.ratePlanId, hotel: hotel.hotelId.replace('htl_t', 'house-'), city: 'kochi',
    checkIn: stay.checkIn, checkOut: stay.checkOut, checkin, checkout, rooms: '2', shownTotal: 2 * NIGHT, listingTotal: 2 * NIGHT, FromDate: clock.now().toISOString(),
    fromDate: stay.checkIn, toDate: stay.checkOut, cityname: 'kochi', countrycode: '356', name: 'kochi',
    sessionId, token: companies.invitation, countryCode: '356', workEmail: 'somebody@walk.example', currentPassword: PASSWORD, refreshToken: 'no-such-token',
    email: 'somebody@walk.example', mobile: ASHA.mobile, password: PASSWORD, number: '27AAPFU0939F1ZV', gstNumber: '27AAPFU0939F1ZV', pan: 'AAPFU0939F', orderId, outcome: 'failure',
  };
}

/** What an operation needs to succeed, and whose token it takes where that is not Asha's. */
export type Ready = { known: KnownValues; token?: string };

/**
 * What an operation succeeds on. A booking's state table decides: a new operation on bookings that needs another state
 * than confirmed is told here, and so is one that uses up what it works on.
 */
export async function readyFor(operation: string, people: TwoTravellers, api: () => string): Promise<Ready> {
  const { asha, hotel, db } = people;
  const fresh = `fresh${++counter}@walk.example`;
  if (operation === 'identity.updateUser') return { known: { email: fresh } };
  if (operation === 'identity.endSession') return { known: { sessionId: await anOpenSession(db, asha.userId) } };
  if (operation === 'accounts.closeAccount') return { known: { givenUp: 0 }, token: (await signUp(`closing${counter}`, api)).token() };
  const booking = await BRINGS[operation]?.(asha, hotel) ?? (operation.startsWith('bookings.') ? await asha.confirmed(hotel) : people.confirmed);
  return { known: { bookingId: booking._id, acceptedTotal: booking.total, expectedTotal: booking.total, expectedRefund: booking.total, walletAmount: 0, refundTo: 'wallet' } };
}

let counter = 0;

const BRINGS: Record<string, (asha: Buyer, hotel: Stocked) => Promise<StayBooking>> = {
  'bookings.hold': async (asha, hotel) => (await asha.quote(hotel)).data,
  'bookings.saveGuests': (asha, hotel) => asha.held(hotel),
  'bookings.pay': (asha, hotel) => asha.held(hotel),
  'bookings.release': (asha, hotel) => asha.held(hotel),
};
