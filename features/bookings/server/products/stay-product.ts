import 'server-only';
import { stayPass } from '#features/documents/server/index.ts';
import { contractedInventory, forgetGuests } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { StayRequest, StaySupplier, SupplierOutcome } from '#lib/server/ports/stay-supplier.ts';
import { isRefundable } from '#lib/shared/cancellation.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { describeRooms, peopleOfRooms } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { samePolicies } from '../../rules/compare-terms.ts';
import { guestsOfRoom } from '../../rules/guest-text.ts';
import { reviewNote } from '../../rules/price-notes.ts';
import { refundNow } from '../../rules/refund-split.ts';
import { shownChange } from '../../rules/requested-change.ts';
import { roomsText } from '../../rules/room-text.ts';
import { notConfirmed, roomsSoldOut, soldOut } from '../../rules/sentences.ts';
import {
  isByRoom,
  pricedRooms,
  quoteRooms,
  ratesOf,
  roomRefunds,
  shownRooms,
  remainingRooms,
  type BookedRoom,
} from '../../rules/stay-rooms.ts';
import { HOLD_MINUTES, plusMinutes } from '../../rules/waiting.ts';
import type { StayRow } from '../bookings.repo.ts';
import { presentAmendments } from '../flights/present-amendments.ts';
import { placeInStay } from '../guest-links/place-in-stay.ts';
import { mustNotBeCancelled } from '../rooms/room-refusals.ts';
import { mayChangeDates } from '../stays/may-change-dates.ts';
import { otherHotels } from '../stays/other-hotels.ts';
import { stayRooms, typesOf } from '../stays/rooms-of-stay.ts';
import { roomsWithFacts } from '../stays/rooms-with-facts.ts';
import { outcomeOf, answerInTime } from '../supplier.ts';
import type { StaySnapshot } from '../tables.ts';
import { presentBookedStay } from './present-booked-stay.ts';
import type { Outcome, Product } from './product.ts';

/** The supplier of stays: our own contracts. A second supplier would be selected here, by the hotel. */
export const staySupplier = (db: Db): StaySupplier => contractedInventory(db);

/** A booking's request to the supplier. */
export const requestOf = (snapshot: StaySnapshot): StayRequest => ({
  hotelId: snapshot.hotel._id,
  rates: ratesOf(snapshot),
  stay: snapshot.stay,
  block: snapshot.block?.id,
});

/** SOLD_OUT: no room for everybody on every night. */
export const soldOutOf = ({
  hotel,
  rooms,
}: {
  hotel: { name: string };
  rooms: readonly { name: string }[];
}): AppError =>
  new AppError('SOLD_OUT', rooms.length > 1 ? roomsSoldOut(hotel.name) : soldOut(rooms[0]!.name, hotel.name));

const roomsOf = (snapshot: StaySnapshot): BookedRoom[] =>
  isByRoom(snapshot) ? shownRooms(snapshot).map(({ room }) => room) : [snapshot.room];

/** Hotel rooms as a product of the booking engine. */
export const stayProduct: Product<StayRow> = {
  about: ({ snapshot: { hotel, nights, stay } }) => ({
    name: hotel.name,
    seller: hotel.name,
    place: hotel,
    line: `${hotel.name}, ${counted(nights, 'night')}`,
    origin: null,
    destination: hotel.city,
    travelDate: stay.checkIn,
  }),
  checkAgain: async (db, { snapshot, total, currency, checkInAt }) => {
    const check = await answerInTime(staySupplier(db).priceCheck(requestOf(snapshot)));
    if (!check) return null;
    const before = { total, policies: snapshot.cancellationPolicies };
    const terms = { total: check.total, policies: check.policies };
    const policiesChanged = !samePolicies(before.policies, check.policies, {
      price: check.total,
      now: clock.now(),
      checkInAt,
    });
    return {
      terms,
      note: reviewNote(before, terms, policiesChanged, snapshot.nights, currency),
      snapshot: {
        ...snapshot,
        lines: check.lines,
        rooms: pricedRooms(snapshot.stay, check, roomsOf(snapshot)),
        cancellationPolicies: check.policies,
        requiredFields: check.requiredFields,
      },
    };
  },
  hold: async (db, { id, snapshot }, until = plusMinutes(clock.now(), HOLD_MINUTES)) => {
    const held = await answerInTime(staySupplier(db).hold(id, requestOf(snapshot), until));
    if (held.outcome === 'sold_out') throw soldOutOf({ hotel: snapshot.hotel, rooms: roomsOf(snapshot) });
    return { expiresAt: held.expiresAt };
  },
  release: (db, { id }) => staySupplier(db).release(id),
  confirm: async (db, booking) =>
    named(db, booking, await outcomeOf(staySupplier(db).confirm(booking.id, requestOf(booking.snapshot)))),
  status: async (db, booking) => {
    const known = await outcomeOf(staySupplier(db).status(booking.id));
    return known.outcome === 'none' ? known : named(db, booking, known);
  },
  nameGuests: (db, booking) => passNames(db, booking),
  undo: async (db, { id }) =>
    (await staySupplier(db).confirmCancel(id)).outcome === 'cancelled' ? 'undone' : 'unknown',
  due: async (_db, { snapshot, total, checkInAt }, now) =>
    refundNow(snapshot.cancellationPolicies, total, now, checkInAt),
  cancellation: (booking, rooms) => {
    const { snapshot, checkInAt } = booking;
    const { sold, remaining } = stayRooms.positions(booking);
    const chosen = rooms ? [...new Set(rooms)] : remaining;
    mustNotBeCancelled({ sold, remaining }, chosen);
    return {
      action: chosen.length === remaining.length ? 'cancel' : 'amend',
      quote: (_db, now) => Promise.resolve(quoteRooms(snapshot, chosen, now, checkInAt)),
    };
  },
  rooms: {
    ...stayRooms,
    cancel: (db, booking, reference, positions) =>
      staySupplier(db).confirmCancelRooms(booking.id, reference, typesOf(booking, positions)),
  },
  cancel: async (db, { id }) =>
    (await outcomeOf(staySupplier(db).confirmCancel(id))).outcome === 'cancelled' ? 'cancelled' : 'unknown',
  credited: ({ snapshot, refund }) =>
    roomRefunds(snapshot, remainingRooms(snapshot), new Date(refund?.at ?? clock.now())).map((room) => ({
      lines: room.lines,
      amount: room.refund,
    })),
  holdMinutes: () => null,
  asked: ({ snapshot: { hotel, room, stay, nights }, total, checkIn, checkOut }) => ({
    title: hotel.name,
    place: `${hotel.area}, ${hotel.city}`,
    poster: hotel.poster,
    zone: hotel.zone,
    legs: [
      {
        when: `${formatDateRange(checkIn, checkOut, clock.today(hotel.zone))}, ${counted(nights, 'night')}`,
        title: `${room.name}, ${counted(stay.rooms.length, 'room')}`,
        detail: `${room.rateName}, ${room.meals.toLowerCase()}`,
        amount: total,
      },
    ],
  }),
  summarise: ({ snapshot, checkInAt, checkOutAt }) => ({
    category: 1,
    hotel: snapshot.hotel,
    rooms: shownRooms(snapshot).map(({ room: { facts: _facts, ...room } }) => ({ room })),
    stay: snapshot.stay,
    nights: snapshot.nights,
    checkInAt: checkInAt.toISOString(),
    checkOutAt: checkOutAt.toISOString(),
  }),
  present: (booking) => {
    const { snapshot, details, amendments, requestedChange, checkInAt, checkOutAt } = booking;
    const { hotel, stay, nights, room, lines, requiredFields, countryCode, stateCode } = snapshot;
    return {
      category: 1,
      hotel,
      stay,
      taxState: countryCode === 'IN' ? stateCode : null,
      nights,
      room,
      lines,
      rooms: shownRooms(snapshot),
      amendments: presentAmendments(amendments),
      requestedChange: shownChange(requestedChange),
      changeDates: mayChangeDates(booking, clock.now()),
      requiredFields,
      details,
      checkInAt: checkInAt.toISOString(),
      checkOutAt: checkOutAt.toISOString(),
    };
  },
  soldTrip: presentBookedStay,
  travelDocument: (booking) => ({ kind: 'voucher', stay: presentBookedStay(booking) }),
  walletPasses: (booking) => [stayPass(presentBookedStay(booking))],
  removedBy: () => null,
  scheduleChange: () => null,
  choice: ({ snapshot }) => {
    if (snapshot.block) return null;
    const rates = ratesOf(snapshot).map(({ roomTypeId, ratePlanId }) => ({ roomTypeId, ratePlanId }));
    return {
      of: 'hotel',
      hotelId: snapshot.hotel._id,
      ...(rates.length > 1 ? { rates } : rates[0]),
      stay: snapshot.stay,
    };
  },
  offerDetail: ({ snapshot }) => ({
    line: `${roomsText({ rooms: shownRooms(snapshot) })}; ${describeRooms(snapshot.stay.rooms)}`,
    poster: snapshot.hotel.poster,
    journeys: [],
  }),
  holds: () => 'place',
  guestNeeds: ({ snapshot: { requiredFields, stay } }) => ({
    requiredFields,
    rooms: stay.rooms.length,
    people: peopleOfRooms(stay.rooms),
  }),
  guestPlace: placeInStay,
  windowBounds: ({ snapshot: { hotel, nights }, checkIn }, city) => [
    { from: city, to: city, fromName: hotel.city, toName: hotel.city, day: checkIn, nights },
  ],
  checkIns: () => [],
  erase: (db, { id }) => forgetGuests({ db, keys: [id] }),
  option: ({ snapshot: { cancellationPolicies }, total }, stored, now) => ({
    ...stored,
    total,
    ...(stored.mode === 'hotel' ? { refundable: isRefundable(cancellationPolicies, total, now) } : {}),
  }),
  alternatives: async (db, { snapshot: { hotel, stay } }, option, request) => {
    try {
      const { options, place } = await roomsWithFacts(db, hotel.slug, stay, request);
      const others = await otherHotels(db, { hotelId: hotel._id, city: place.city }, stay, request);
      return [...options.filter(({ id }) => id !== option.id), ...others];
    } catch (error) {
      if (error instanceof AppError) return [];
      throw error;
    }
  },
};

/** The names of the guests of each room, for the hotel; nothing before they are known. */
async function passNames(db: Db, { id, details }: StayRow): Promise<void> {
  if (details) await staySupplier(db).nameGuests(id, details.guests.map(guestsOfRoom));
}

/** The outcome for the booking. The hotel learns the names with the confirmation, also when that is found later. */
async function named(db: Db, booking: StayRow, told: SupplierOutcome): Promise<Outcome> {
  if (told.outcome === 'confirmed') await passNames(db, booking);
  return outcomeFor(booking, told);
}

const outcomeFor = ({ snapshot: { hotel }, total, currency }: StayRow, told: SupplierOutcome): Outcome =>
  told.outcome === 'failed' ? { outcome: 'failed', sentence: notConfirmed(hotel.name, total, currency) } : told;
