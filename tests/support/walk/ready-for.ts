import { eq, ne, sql } from 'drizzle-orm';
import type { AddressProof } from '#features/identity/contract.ts';
import type { BookingView, StayBooking } from '#features/bookings/contract.ts';
import { events } from '#features/events/server/tables.ts';
import { cartItems } from '#features/cart/server/tables.ts';
import { hashPassword } from '#features/identity/server/passwords.ts';
import { users } from '#features/identity/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { addDays } from '#lib/shared/dates.ts';
import { aCaller } from '../a-caller.ts';
import { call } from '../call.ts';
import { ASHA, NIGHT, type Buyer } from '../buyer.ts';
import { accessToken } from '../access-token.ts';
import { aFlyer, BACK, zz, type Flyer } from '../flyer.ts';
import type { Stocked } from '../stock.ts';
import {
  aMessageOfGuest,
  aRoomBlock,
  aRoomToBook,
  anOwnEvent,
  aWaitingPlace,
  somebodyToShareWith,
} from './an-own-event.ts';
import type { KnownValues } from './good-input.ts';
import { newId } from '#lib/shared/ids.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { aPackageInParts, aWholePackage, nextPaymentOf, otherDepartureOf } from './a-package-in-parts.ts';
import { forGuestReviews } from './an-ended-stay.ts';
import { anEnquiry, anEnquiryLink } from './an-enquiry.ts';
import { aSilentBooking } from './a-silent-booking.ts';
import { aTransport } from './asked-transport.ts';
import { anOpenSession, freshInCompany } from './two-companies.ts';
import { codeIn, proofEmailTo } from '../sign-up.ts';
import type { TwoTravellers } from './two-travellers.ts';
import {
  PASSWORD,
  signUp,
  aGuestToken,
  aWalkGuest,
  quotedAtWork,
  THERE_AND_BACK,
  aCartItem,
  anOpenPayment,
  aSavedStay,
  aSharedStay,
  aSavedTraveller,
} from './belongings.ts';

let counter = 0;

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
    const token = await aGuestToken(db, String(known.code));
    if (operation === 'events.deletePhotograph')
      await db.execute(sql`
        update event_photographs p set registration_id = r.id from event_registrations r
        where p.id = ${String(known.photographId)} and r.event_id = p.event_id`);
    return { known, token };
  }
  if (HOSTED.test(operation)) return { known: await anOwnEvent(db, asha.userId) };
  if (/^events\.(deskRooms|openBlock|shrinkBlock|endBlock|roomingFile)$/.test(operation))
    return { known: await aRoomBlock(db, hotel) };
  if (operation === 'events.bookRoom') return { known: await aRoomToBook(db, hotel) };
  const sharing = SHARING[operation];
  if (sharing) {
    const { accessToken, number } = await aWalkGuest(db);
    return { known: await somebodyToShareWith(db, { hotel, number, as: sharing }), token: accessToken };
  }
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
  if (operation === 'support.answer') return { known: { enquiryId: await anEnquiry(db), shownMessages: 1 } };
  if (operation === 'support.openTicket' || operation === 'support.followUp')
    return { known: { token: await anEnquiryLink(db) } };
  if (operation.startsWith('transport.'))
    return {
      known: await aTransport(db, operation, people.companies.ours.ids),
      ...(/desk|sendQuote|confirm|refuse|addTicket|removeTicket/.test(operation)
        ? {}
        : { token: people.companies.ours.token() }),
    };
  if (/^bookings\.desk(AskSupplier|Confirm|Refund|RetryRefund)$/.test(operation))
    return { known: await aSilentBooking(db, await asha.confirmed(hotel), people.companies.ours.ids.companyId) };
  if (/^bookings\.(askGuest|guestLinks|withdrawGuestLink)$/.test(operation))
    return {
      known: { ...(await quotedForGuest(people)), email: fresh },
      token: people.companies.ours.token(),
    };
  if (operation === 'bookings.payInstalment') return { known: nextPaymentOf(await aPackageInParts(asha)) };
  if (operation.startsWith('bookings.changeDeparture'))
    return { known: otherDepartureOf(await aWholePackage(asha), operation) };
  if (operation === 'bookings.approvalPreview')
    return { known: await broughtTo('quoted', people), token: people.companies.ours.token() };
  if (operation === 'bookings.requestApproval' || operation === 'bookings.askAgain')
    return {
      known: await broughtTo(operation === 'bookings.askAgain' ? 'expired' : 'awaiting_approval', people),
      token: people.companies.ours.token(),
    };
  if (/FlightChange$/.test(operation))
    return { known: await changeAskedAtWork(people), token: people.companies.ours.token() };
  if (/DatesChange$/.test(operation))
    return { known: await datesAskedAtWork(people), token: people.companies.ours.token() };
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
  /^events\.(hosted|.*Hosted|registrations|registrationFile|reportEvent|decideEvent|hostMessages|writeAsHost|seeAsHost|hide.*|hostBudget|saveHostBudget|hostBudgetFile|hostPhotographs|uploadAsHost|deleteAsHost|addAlbum|deleteAlbum)$/;

/** Operations of the staff on an event of the operator. */
const OPERATED =
  /^events\.(deskBudget|saveDeskBudget|deskBudgetFile|deskMessages|writeAtDesk|keepAtDesk|deskPhotographs|uploadAtDesk|keepPhotographAtDesk|deletePhotographAtDesk|addAlbumAtDesk|deleteAlbumAtDesk)$/;

/** Operations of guests who share rooms, by what the other on the list is to them. */
const SHARING: Record<string, 'asker' | 'asked' | 'partner' | 'stranger'> = {
  'events.roommates': 'asker',
  'events.offerToShare': 'stranger',
  'events.leaveSharing': 'partner',
  'events.askToShare': 'stranger',
  'events.takeBackRequest': 'asked',
  'events.answerRequest': 'asker',
  'events.endSharing': 'partner',
};

/** Operations on a waiting list. */
export const WAITING = /^events\.(wait|waiting|acceptOffer|leaveWaiting)$/;

const OF_ITS_GUESTS =
  /^events\.(messages|writeMessage|reportMessage|seeMessages|setMessageEmails|photographs|uploadPhotograph|deletePhotograph|reportPhotograph)$/;

/** Ends what Asha holds beside the bookings of the walk, so that her limit of simultaneous holds is not reached. */
export async function endHolds({ db, asha, held, heldTrip, paymentId }: TwoTravellers): Promise<void> {
  await db.execute(sql`
    update bookings set state = 'expired', hold_expires_at = null
    where user_id = ${asha.userId} and state in ('quoted', 'held', 'paying') and id not in (${held._id}, ${heldTrip._id})
      and combined_payment_id is distinct from ${paymentId}`);
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

/** A quote of somebody at work with a guest besides. */
async function quotedForGuest(people: TwoTravellers): Promise<KnownValues> {
  const known = await broughtTo('quoted', people);
  await people.db.execute(
    sql`update bookings set company = company || '{"guests": 1}' where id = ${String(known.bookingId)}`,
  );
  return { ...known, place: 1 };
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

/** A stay that Asha paid for as one of the company, with a request for other dates. */
async function datesAskedAtWork({ asha, companies: { ours }, hotel, db }: TwoTravellers): Promise<KnownValues> {
  const { _id: bookingId, stay, total } = await asha.confirmed(hotel);
  const quoted = await quotedAtWork(ours, hotel);
  const dates = { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 1) };
  const asked = {
    id: newId('chg'),
    state: 'waiting',
    ...dates,
    due: 0,
    upTo: total,
    refundTo: 'wallet',
    words: 'Changed.',
    problem: null,
  };
  await db.execute(
    sql`update bookings set user_id = ${ours.ids.userId}, company_id = ${ours.ids.companyId}, asked_change = ${JSON.stringify(asked)}::jsonb, company = (select company from bookings where id = ${quoted}) where id = ${bookingId}`,
  );
  return { bookingId, ...dates, expectedDue: 90_000_000 };
}

const plusADay = () => new Date(clock.now().getTime() + 86_400_000).toISOString();

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
      'bookings.boardingCodes',
    ].map((name) => [name, (asha: Flyer) => asha.ticketed(THERE_AND_BACK)]),
  ),
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
