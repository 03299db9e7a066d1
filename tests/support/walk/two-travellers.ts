import { eq, ne, sql } from 'drizzle-orm';
import type { AddressProof } from '#features/identity/contract.ts';
import type { BookingView, FlightBooking, PackageBooking, StayBooking } from '#features/bookings/contract.ts';
import { events } from '#features/events/server/tables.ts';
import { cartItems } from '#features/cart/server/tables.ts';
import { seedDepartures } from '#features/packages/server/index.ts';
import { hashPassword } from '#features/identity/server/passwords.ts';
import { users } from '#features/identity/server/tables.ts';
import { postToLedger, walletOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { database, type Db } from '#lib/server/db/connect.ts';
import { addDays } from '#lib/shared/dates.ts';
import { stayParams } from '#lib/shared/stay-shape.ts';
import { aCaller } from '../a-caller.ts';
import { call } from '../call.ts';
import { aBuyer, aStay, ASHA, NIGHT, type Buyer } from '../buyer.ts';
import { accessToken } from '../access-token.ts';
import { aFlyer, BACK, zz, type Flyer } from '../flyer.ts';
import { aStaff } from '../staff.ts';
import { aStayChoice } from '../shopper.ts';
import { aHotel, type Stocked } from '../stock.ts';
import { KIND } from './hostile-input.ts';
import { anEvent, aSignedInGuest, CODE, FRI } from '../events.ts';
import { aMessageOfGuest, anOwnEvent, aWaitingPlace } from './an-own-event.ts';
import type { KnownValues } from './good-input.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { newId } from '#lib/shared/ids.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { anAbsence, aRequest } from './asked-requests.ts';
import { aPackageInParts, nextPaymentOf } from './a-package-in-parts.ts';
import { forGuestReviews } from './an-ended-stay.ts';
import { anEnquiry } from './an-enquiry.ts';
import { aSilentBooking } from './a-silent-booking.ts';
import { aTransport } from './asked-transport.ts';
import { anOpenSession, type Colleague, freshInCompany, type TwoCompanies, twoCompanies } from './two-companies.ts';
import { codeIn, proofEmailTo, signUp as signUpConsumer } from '../sign-up.ts';

let counter = 0;

/** Asha, who has bookings, and Ravi, who has none and should not see hers. Their browser sessions, two companies, two people registered for an event, and two of the staff. */
export type TwoTravellers = {
  asha: Buyer;
  ravi: Buyer;
  hotel: Stocked;
  held: StayBooking;
  confirmed: StayBooking;
  /** Of Asha: a package that was booked with its deposit. */ inParts: PackageBooking;
  heldTrip: FlightBooking;
  trip: FlightBooking;
  orderId: string;
  sessionId: string;
  /** Somebody Asha saved. */ travellerId: string;
  /** A stay she saved. */ savedId: string;
  /** What is in her cart. */ itemId: string;
  /** Her open payment for several bookings. */ paymentId: string;
  db: Db;
  companies: TwoCompanies;
  guests: { ours: string; theirs: string };
  staff: { ours: string; theirs: string };
};

export async function twoTravellers(db: Db, api: () => string): Promise<TwoTravellers> {
  await anEvent(db);
  const hotel = await aHotel(db, { allotment: 500 });
  await seedDepartures(db, { today: clock.today('Asia/Kolkata') });
  const [asha, ravi] = [await signUp('asha', api), await signUp('ravi', api)];
  const entries = [
    { account: walletOf(asha.userId), amount: ENOUGH },
    { account: 'promotion' as const, amount: -ENOUGH },
  ];
  await postToLedger({ db, key: `walk:${asha.userId}`, bookingId: null, note: 'A gift', entries, at: clock.now() });
  const { checkoutUrl } = (await asha.pay(await asha.held(hotel))).data;
  return {
    asha,
    ravi,
    hotel,
    held: await asha.held(hotel),
    confirmed: await asha.confirmed(hotel),
    inParts: await aPackageInParts(asha),
    heldTrip: await aFlyer(asha).heldTrip(THERE_AND_BACK),
    trip: await aFlyer(asha).ticketed(THERE_AND_BACK),
    orderId: checkoutUrl?.split('/').at(-1) ?? '',
    sessionId: await anOpenSession(db, asha.userId),
    travellerId: await aSavedTraveller(asha),
    savedId: await aSavedStay(asha, hotel),
    itemId: await aCartItem(asha, hotel),
    paymentId: await anOpenPayment(asha, hotel),
    db,
    companies: await companiesThatBook(db, await twoCompanies(db), hotel),
    guests: { ours: await aGuestToken(db), theirs: await aGuestToken(db) },
    staff: { ours: (await aStaff(db)).token, theirs: (await aStaff(db)).token },
  };
}

/** Somebody at work looks at a room: the booking. */
async function quotedAtWork({ ids, token }: Pick<Colleague, 'ids' | 'token'>, hotel: Stocked): Promise<string> {
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

/** A booking at work in one of these states. */
async function broughtTo(
  state: 'quoted' | 'awaiting_approval' | 'expired',
  { companies: { ours }, hotel, db }: TwoTravellers,
): Promise<KnownValues> {
  const bookingId = await quotedAtWork(ours, hotel);
  await db.execute(
    sql`update bookings set state = ${state}, hold_expires_at = ${plusADay()}::timestamptz where id = ${bookingId}`,
  );
  return { bookingId };
}
/** A ticketed flight of somebody at work, with a change to `offer` of its second direction that waits for approval. */
async function changeAskedAtWork({ asha, companies: { ours }, hotel, db }: TwoTravellers): Promise<KnownValues> {
  const trip = await aFlyer(asha).ticketed(THERE_AND_BACK);
  const quoted = await quotedAtWork(ours, hotel);
  const asked = {
    id: newId('chg'),
    state: 'waiting',
    bound: 1,
    offer: zz(9111, addDays(BACK, 1)),
    due: 0,
    upTo: trip.total,
    refundTo: 'wallet',
    words: 'Changed.',
    problem: null,
  };
  await db.execute(
    sql`update bookings set user_id = ${ours.ids.userId}, company_id = ${ours.ids.companyId}, asked_change = ${JSON.stringify(asked)}::jsonb, company = (select company from bookings where id = ${quoted}) where id = ${trip._id}`,
  );
  return { bookingId: trip._id, bound: 1, offer: asked.offer, expectedDue: 90_000_000 };
}
const plusADay = () => new Date(clock.now().getTime() + 86_400_000).toISOString();

/** Each of the two has a booking, so that one can ask for the other's. */
async function companiesThatBook(db: Db, companies: TwoCompanies, hotel: Stocked): Promise<TwoCompanies> {
  for (const colleague of [companies.ours, companies.theirs]) {
    const { ids } = colleague;
    const bookingId = await quotedAtWork(colleague, hotel);
    ids.bookingId = bookingId;
    colleague.transport = String((await aTransport(db, 'transport.details', ids)).bookingId);
    const { companyId = '', userId = '', managerId = '', standInId = '' } = ids;
    ids.absenceId = await inCompany(db, companyId, async (tx) => {
      await aRequest(tx, { companyId, bookingId, askerId: userId, approverId: managerId, besidesId: standInId });
      colleague.asked = await aRequest(tx, {
        companyId,
        bookingId: newId('bkg'),
        askerId: managerId,
        approverId: userId,
        besidesId: standInId,
      });
      return anAbsence(tx, companyId, userId, standInId);
    });
  }
  return companies;
}

/** Somebody registered for the event of the demo, or the one with this code, and signed in to it; their token. */
async function aGuestToken(db: Db, code?: string): Promise<string> {
  await db.execute(sql`truncate rate_limits, mails`); // the walk itself has registered so many, and asked for emails to nobody
  return (await aSignedInGuest(db, { email: `guest${++counter}@walk.example`, code, ...(code ? { days: [FRI] } : {}) }))
    .accessToken;
}

/** In the wallet, for changes that cost something. */
const ENOUGH = 100_000_00;

const THERE_AND_BACK = { offers: [zz(9011), zz(9111, BACK)] };

async function signUp(name: string, api: () => string): Promise<Buyer> {
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

export const PASSWORD = 'a long walk by the sea';

/** What a schema cannot say of good input: a stay that can be sold, numbers with a right checksum, Asha's own ids. */
export function knownValues({
  asha,
  hotel,
  confirmed,
  orderId,
  sessionId,
  travellerId,
  savedId,
  itemId,
  paymentId,
  companies,
}: TwoTravellers): KnownValues {
  const stay = aStay();
  const { checkin, checkout } = stayParams(stay);
  const then = `DEL-GOI-${addDays(stay.checkIn, 4)}`;
  return {
    itemId,
    paymentId,
    from: 'BLR',
    to: 'DEL',
    depart: stay.checkIn,
    return: addDays(stay.checkIn, 9),
    then,
    guests: 0,
    adults: '2',
    children: '1',
    infants: '1',
    cabin: '2',
    sentinels: 'yes',
    offers: `saver_ZZ9011.${stay.checkIn}`,
    flight: `ZZ9011.${stay.checkIn}`,
    offer: zz(9111, addDays(BACK, 1)),
    bound: '1',
    date: addDays(BACK, 1),
    bounds: '1',
    passengers: '0',
    passenger: 0,
    kind: KIND,
    code: 'WCHR',
    type: 'ADT',
    born: '1990-04-30',
    expires: '2031-04-30',
    nationality: '356',
    shownTimes: `${stay.checkIn}T16:00`,
    listedTotal: '840000',
    chosen: `saver_ZZ9011.${stay.checkIn}`,
    due: '1000',
    listedTimes: `${stay.checkIn}T12:00`,
    bookingId: confirmed._id,
    bookingIds: 'All',
    requestType: '4',
    pageNo: '1',
    pageSize: '3',
    approvalStatus: 'pending',
    amendment: '',
    id: asha.userId,
    userId: asha.userId,
    hotelId: hotel.hotelId,
    roomTypeId: hotel.roomTypeId,
    ratePlanId: hotel.ratePlanId,
    hotel: hotel.hotelId.replace('htl_t', 'house-'),
    city: 'kochi',
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    checkin,
    checkout,
    rooms: '2',
    shownTotal: 2 * NIGHT,
    listingTotal: 2 * NIGHT,
    FromDate: clock.now().toISOString(),
    fromDate: stay.checkIn,
    toDate: stay.checkOut,
    cityname: 'kochi',
    countrycode: '356',
    name: 'kochi',
    since: '2026-01-01',
    until: '2026-12-31',
    before: '999999',
    file: Buffer.from('First name,Last name,Work email,Mobile\nAsha,Rao,imported@walk.example,9876543210\n').toString(
      'base64',
    ),
    time: '09:30',
    untilDate: addDays(BACK, 1),
    untilTime: '18:00',
    departsAt: `${BACK}T09:30`,
    expiresAt: `${stay.checkIn}T09:30`,
    freeUntil: `${stay.checkIn}T09:30`,
    departs: '2027-03-01T06:30',
    arrives: '2027-03-01T08:30',
    country: 'IN',
    sessionId,
    travellerId,
    savedId,
    token: companies.invitation,
    countryCode: '356',
    workEmail: 'somebody@walk.example',
    currentPassword: PASSWORD,
    refreshToken: 'no-such-token',
    email: 'somebody@walk.example',
    mobile: ASHA.mobile,
    password: PASSWORD,
    days: FRI,
    oneTimeCode: '123456',
    accessToken: 'no-such-token',
    number: '27AAPFU0939F1ZV',
    gstNumber: '27AAPFU0939F1ZV',
    pan: 'AAPFU0939F',
    orderId,
    outcome: 'failure',
  };
}

/** Some strange text is a good password: the walk may have set it. */
async function resetPassword(db: Db, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(users.id, userId));
}

/** The token of somebody new, for what ends its own session. */
export async function aFreshToken(db: Db, userType: UserType): Promise<string> {
  return accessToken(await aCaller(db, newId('usr'), userType));
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
  if (['identity.updateUser', 'identity.confirmEmail', 'identity.changePassword'].includes(operation))
    await resetPassword(db, asha.userId);
  if (operation === 'identity.updateUser') return { known: { email: fresh } };
  if (operation === 'identity.endAllSessions') return { known: {}, token: await aFreshToken(db, 'sarai') };
  if (operation === 'identity.confirmEmail') {
    const { data } = await call<{ emailProof: AddressProof | null }>('PUT', '/api/users/update', {
      token: asha.token(),
      body: { firstName: 'Asha', lastName: 'Rao', email: fresh, mobile: ASHA.mobile, currentPassword: PASSWORD },
    });
    return {
      known: { proofToken: data.emailProof?.proofToken ?? '', oneTimeCode: codeIn(await proofEmailTo(fresh)) },
    };
  }
  if (operation === 'identity.endSession') return { known: { sessionId: await anOpenSession(db, asha.userId) } };
  if (operation === 'travellers.save' || operation === 'travellers.details' || operation === 'travellers.remove')
    return { known: { travellerId: await aSavedTraveller(asha) } };
  if (operation === 'saved.watch' || operation === 'saved.remove')
    return { known: { savedId: await aSavedStay(asha, hotel) } };
  if (/^saved\.(shared|myLikes|like)$/.test(operation)) return { known: await aSharedStay(people.ravi, hotel) };
  if (operation.startsWith('guestReviews.')) {
    await endHolds(people);
    return { known: await forGuestReviews(db, operation, asha, () => asha.confirmed(hotel)) };
  }
  if (/^(bookings|cart)\./.test(operation)) await endHolds(people);
  if (operation === 'cart.addBooking') await db.delete(cartItems).where(ne(cartItems.id, people.itemId)); // there is room again
  if (operation === 'cart.remove' || operation === 'cart.hold')
    return { known: { itemId: await aCartItem(asha, hotel), acceptedTotal: 2 * NIGHT } };
  if (operation === 'bookings.leaveTogether' || operation === 'bookings.combinedPayment')
    return { known: { paymentId: await anOpenPayment(asha, hotel) } };
  if (operation === 'accounts.closeAccount')
    return { known: { givenUp: 0 }, token: (await signUp(`closing${counter}`, api)).token() };
  if (operation === 'events.withdraw' || operation === 'events.changeRegistration')
    return { known: {}, token: await aGuestToken(db) };
  if (operation === 'events.host') {
    await db.delete(events).where(eq(events.hostId, asha.userId)); // there is room again, and none was removed
    return { known: {} };
  }
  if (OF_ITS_GUESTS.test(operation)) {
    const known = await anOwnEvent(db, asha.userId);
    return { known, token: await aGuestToken(db, String(known.code)) };
  }
  if (HOSTED.test(operation)) return { known: await anOwnEvent(db, asha.userId) };
  if (OPERATED.test(operation)) return { known: await aMessageOfGuest(db) };
  if (WAITING.test(operation)) return { known: { ...(await aWaitingPlace(db, asha.userId)), email: fresh } };
  if (operation.startsWith('events.')) return { known: { email: fresh } };
  if (operation === 'budgets.ofTrip')
    return { known: await broughtTo('quoted', people), token: people.companies.ours.token() };
  if (/^(companies|policy|approvals|notifications|budgets)\.(?!savePersonal)/.test(operation))
    return {
      known: await freshInCompany(db, operation, people.companies.ours),
      token: operation === 'companies.signUp' ? undefined : people.companies.ours.token(),
    };
  if (operation === 'desk.company' || operation === 'desk.setCreditLimit')
    return { known: { companyId: people.companies.ours.ids.companyId ?? '', shownLimit: 0, limit: 0 } };
  if (operation === 'support.answer') return { known: { enquiryId: await anEnquiry(db) } };
  if (operation.startsWith('transport.'))
    return {
      known: await aTransport(db, operation, people.companies.ours.ids),
      ...(/desk|sendQuote|confirm|refuse/.test(operation) ? {} : { token: people.companies.ours.token() }),
    };
  if (/^bookings\.desk(AskSupplier|Confirm|Refund|RetryRefund)$/.test(operation))
    return { known: await aSilentBooking(db, await asha.confirmed(hotel), people.companies.ours.ids.companyId) };
  if (operation === 'bookings.payInstalment') return { known: nextPaymentOf(await aPackageInParts(asha)) };
  if (operation === 'bookings.approvalPreview')
    return { known: await broughtTo('quoted', people), token: people.companies.ours.token() };
  if (operation === 'bookings.requestApproval' || operation === 'bookings.askAgain')
    return {
      known: await broughtTo(operation === 'bookings.askAgain' ? 'expired' : 'awaiting_approval', people),
      token: people.companies.ours.token(),
    };
  if (/FlightChange$/.test(operation))
    return { known: await changeAskedAtWork(people), token: people.companies.ours.token() };
  if (/^bookings\.(company|travellers)/.test(operation))
    return { known: await freshInCompany(db, operation, people.companies.ours), token: people.companies.ours.token() };
  const booking =
    (await FLIES[operation]?.(aFlyer(asha))) ??
    (await BRINGS[operation]?.(asha, hotel)) ??
    (operation.startsWith('bookings.') ? await asha.confirmed(hotel) : people.confirmed);
  return {
    known: {
      bookingId: booking._id,
      bookingIds: booking._id,
      acceptedTotal: booking.total,
      expectedTotal: booking.total,
      expectedRefund: booking.category === 2 ? 0 : booking.total,
      expectedDue: 90_000_000,
      walletAmount: 0,
      refundTo: 'wallet',
    },
  };
}

/** Operations on an event of a traveller's; and those of its guests. */
const HOSTED =
  /^events\.(hosted|.*Hosted|registrations|registrationFile|reportEvent|decideEvent|hostMessages|writeAsHost|seeAsHost|hide.*)$/;
/** Operations of the staff on an event of the operator. */
const OPERATED = /^events\.(deskMessages|writeAtDesk|keepAtDesk)$/;
/** Operations on a waiting list. */
export const WAITING = /^events\.(wait|waiting|acceptOffer|leaveWaiting)$/;
const OF_ITS_GUESTS = /^events\.(messages|writeMessage|reportMessage|seeMessages|setMessageEmails)$/;

/** Ends what Asha holds beside the bookings of the walk, so that her limit of simultaneous holds is not reached. */
export async function endHolds({ db, asha, held, heldTrip, paymentId }: TwoTravellers): Promise<void> {
  await db.execute(sql`
    update bookings set state = 'expired', hold_expires_at = null
    where user_id = ${asha.userId} and state in ('quoted', 'held', 'paying') and id not in (${held._id}, ${heldTrip._id})
      and combined_payment_id is distinct from ${paymentId}`);
}

/** Operations on flights, each with a trip of its own; the wallet pays what a change costs. */
const FLIES: Record<string, (asha: Flyer) => Promise<BookingView>> = {
  'bookings.saveTravellers': (asha) => asha.heldTrip(THERE_AND_BACK),
  'bookings.saveExtras': (asha) => asha.heldTrip(THERE_AND_BACK),
  'bookings.cancelFlight': (asha) =>
    asha.ticketed({ ...THERE_AND_BACK, party: { adults: 2, children: 0, infants: 0 } }),
  ...Object.fromEntries(
    [
      'bookings.cancelFlightQuote',
      'bookings.changeFlightOptions',
      'bookings.changeFlightQuote',
      'bookings.changeFlight',
      'bookings.extrasOffered',
      'bookings.seatsOffered',
      'bookings.priceAddedExtras',
      'bookings.addExtras',
      'bookings.acceptSchedule',
      'bookings.ticket',
    ].map((name) => [name, (asha: Flyer) => asha.ticketed(THERE_AND_BACK)]),
  ),
};

/** What an event's operations mean by fields that other rooms have too. */
export const EVENT_VALUES: KnownValues = {
  code: CODE,
  number: 'CIT95-7K4M-2Q9X',
  city: 'mysuru',
  startsOn: FRI,
  endsOn: FRI,
  day: FRI,
  startTime: '09:00',
  endTime: '18:00',
  at: '10:00',
  decision: 'remove',
};

/** True for an operation that works on a flight. */
export const isForFlights = (operation: string): boolean => operation in FLIES;

const BRINGS: Record<string, (asha: Buyer, hotel: Stocked) => Promise<StayBooking>> = {
  'bookings.hold': async (asha, hotel) => (await asha.quote(hotel)).data,
  'bookings.saveGuests': (asha, hotel) => asha.held(hotel),
  'bookings.pay': (asha, hotel) => asha.held(hotel),
  'bookings.release': (asha, hotel) => asha.held(hotel),
  'bookings.saveTogether': (asha, hotel) => asha.held(hotel),
  'cart.addBooking': (asha, hotel) => asha.held(hotel),
  'bookings.payTogether': (asha, hotel) => asha.held(hotel),
};

/** A room in a person's cart for the dates of the walk: the id of the item. */
async function aCartItem({ token }: Pick<Buyer, 'token'>, hotel: Stocked): Promise<string> {
  const { data } = await call<{ itemId: string }>('POST', '/api/cart/add', {
    token: token(),
    body: { choice: aStayChoice(hotel) },
  });
  return data.itemId;
}

/** A payment for several bookings that somebody began: its id. */
async function anOpenPayment(asha: Buyer, hotel: Stocked): Promise<string> {
  const { _id, total } = await asha.held(hotel);
  const { data } = await call<{ paymentId: string }>('POST', '/api/bookings/together/pay', {
    token: asha.token(),
    body: { bookingIds: [_id], expectedTotal: total },
  });
  return data.paymentId;
}

/** A hotel saved by a person for the dates of the walk: its id. */
async function aSavedStay({ token }: Pick<Buyer, 'token'>, { hotelId }: Stocked): Promise<string> {
  const { checkIn, checkOut, rooms } = aStay();
  const { data } = await call<{ savedId: string }>('POST', '/api/saved/save', {
    token: token(),
    body: { hotel: hotelId.replace('htl_t', 'house-'), stay: { checkIn, checkOut, rooms } },
  });
  return data.savedId;
}

/** A stay in a list that Ravi shares, so that Asha may like it. */
async function aSharedStay(ravi: Buyer, hotel: Stocked): Promise<KnownValues> {
  const savedId = await aSavedStay(ravi, hotel);
  const { data } = await call<{ key: string }>('POST', '/api/saved/share', { token: ravi.token(), body: {} });
  return { key: data.key, savedId };
}

/** Somebody saved by a person: their id. */
async function aSavedTraveller({ token }: Pick<Buyer, 'token'>): Promise<string> {
  const { data } = await call<{ _id: string }>('POST', '/api/users/travellers/save', {
    token: token(),
    body: { traveller: { firstName: 'Meera', lastName: 'Nair' } },
  });
  return data._id;
}
