import type * as contract from '#features/events/contract.ts';
import type { DeskRooms, RoomingLine } from '#features/events/contract.ts';
import { guestCharges } from '#features/hotels/rules/occupancy.ts';
import { priceStay } from '#features/hotels/rules/price.ts';
import { policiesOf } from '#features/hotels/rules/terms.ts';
import { MEAL_LABELS } from '#features/hotels/rules/vocabulary.ts';
import { addDays, nightsOf } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockRoomBlock } from '../memory/records.ts';
import { checkInAt, slabsOn, ZONE } from '../stock/calendar.ts';
import { reunion, reunionDays } from '../stock/class-reunion.ts';
import { findStock, idOf, type StockHotel } from '../stock/hotels.ts';
import { quoteStay } from './quote-stay.ts';

type Answers = Pick<
  AnswersOf<typeof contract>,
  'deskRoomBlocks' | 'openBlock' | 'shrinkBlock' | 'endBlock' | 'roomingFile' | 'guestRooms' | 'roomPass' | 'bookRoom'
>;

const PASS = 'mock-pass.';

const ratesOf = (stock: StockHotel) =>
  stock.rooms.flatMap((room) =>
    room.plans.map((plan) => ({ room, plan, ratePlanId: plan.id, label: `${room.name}, ${plan.name.toLowerCase()}` })),
  );

function stockOf(slug: string): StockHotel {
  const stock = findStock(slug);
  if (!stock) throw notFound('This hotel');
  return stock;
}

function blockOf(blockId: string): MockRoomBlock {
  const block = memory().roomBlocks.find((one) => one.blockId === blockId);
  if (!block) throw notFound('This room block');
  return block;
}

function openBlockOf(blockId: string): MockRoomBlock {
  const block = blockOf(blockId);
  if (!block.isOpen) throw new AppError('STATE_BLOCKED', 'This block was released. Its rooms are on sale again.');
  return block;
}

const shown = ({ hotelId: _h, ratePlanId: _p, roomTypeId: _r, ...block }: MockRoomBlock) => block;

function roomsFor(code: string, hotel: string, now: Date): DeskRooms {
  const event = reunion(now);
  if (code !== event.code) throw notFound('This event');
  const days = reunionDays(now);
  const stock = hotel ? stockOf(hotel) : null;
  return {
    eventName: event.name,
    startsOn: days[0] ?? '',
    endsOn: days.at(-1) ?? '',
    hotel,
    hotelName: stock?.name ?? '',
    rates: stock ? ratesOf(stock).map(({ ratePlanId, label }) => ({ ratePlanId, label })) : [],
    blocks: memory().roomBlocks.map(shown),
    rooming: memory().bookings.flatMap(roomingLine),
  };
}

const STATES: Record<string, RoomingLine['state']> = { held: 'held', paying: 'held', cancelled: 'cancelled' };

function roomingLine(booking: ReturnType<typeof memory>['bookings'][number]): RoomingLine[] {
  const block = memory().roomBlocks.find(({ roomTypeId }) => roomTypeId === booking.room.roomTypeId);
  if (!block || booking.state === 'quoted' || booking.state === 'expired') return [];
  return [
    {
      bookingId: booking._id,
      name: memory().guests[0]?.name ?? '',
      sharesWith: null,
      hotelName: block.hotelName,
      roomName: block.roomName,
      checkIn: booking.stay.checkIn,
      checkOut: booking.stay.checkOut,
      code: booking.confirmationCode,
      state: STATES[booking.state] ?? 'booked',
    },
  ];
}

/** Room blocks. A room is booked at the event rate; the mock has no job, so nothing is released at the cut-off. */
export const eventRoomAnswers: Answers = {
  deskRoomBlocks: ({ query, now }) => roomsFor(query.code, query.hotel ?? '', now),
  openBlock: ({ body, now }) => {
    const { code, hotel, ratePlanId, checkIn, checkOut, rooms, rate, cutOff, freeDays } = body;
    const stock = stockOf(hotel);
    const found = ratesOf(stock).find((one) => one.ratePlanId === ratePlanId);
    if (!found) throw notFound('This room');
    const { room, plan } = found;
    const charges = [{ charge: 0, rooms: 1 }];
    memory().roomBlocks.push({
      blockId: newId('rty', now.getTime()),
      hotelId: idOf(stock),
      roomTypeId: room.id,
      ratePlanId,
      hotelName: stock.name,
      hotelSlug: stock.slug,
      roomName: room.name,
      meals: MEAL_LABELS[plan.meals],
      maxAdults: room.terms.maxAdults,
      included: room.terms.baseGuests,
      rate,
      nightly: priceStay({ nightly: [rate], priceBp: 10_000, charges, slabs: slabsOn(checkIn) }, checkIn).total,
      freeDays,
      checkIn,
      checkOut,
      cutOffAt: new Date(`${addDays(cutOff, 1)}T00:00:00+05:30`).toISOString(),
      zone: ZONE,
      isOpen: true,
      nights: nightsOf(checkIn, checkOut).map((night) => ({ night, rooms, left: rooms })),
    });
    return roomsFor(code, hotel, now);
  },
  shrinkBlock: ({ body, now }) => {
    const block = openBlockOf(body.blockId);
    block.nights = block.nights.map(({ night, rooms, left }) => {
      const back = Math.min(left, Math.max(0, rooms - body.rooms));
      return { night, rooms: rooms - back, left: left - back };
    });
    return roomsFor(body.code, block.hotelSlug, now);
  },
  endBlock: ({ body, now }) => {
    const block = openBlockOf(body.blockId);
    block.nights = block.nights.map(({ night, rooms, left }) => ({ night, rooms: rooms - left, left: 0 }));
    block.isOpen = false;
    return roomsFor(body.code, block.hotelSlug, now);
  },
  roomingFile: () => new TextEncoder().encode('Name,Shares with,Hotel,Room,Confirmation code,Booking,State\r\n'),
  guestRooms: () => ({ blocks: memory().roomBlocks.map(shown) }),
  roomPass: ({ person }) => ({ pass: `${PASS}${person._id}` }),
  bookRoom: async ({ body, person, now }) => {
    if (!body.pass.startsWith(PASS)) throw new AppError('FORBIDDEN', 'Sign in to the event again to book a room.');
    const block = openBlockOf(body.blockId);
    const { checkIn, checkOut, adults } = body;
    const nights = nightsOf(checkIn, checkOut);
    const taken = block.nights.filter(({ night }) => nights.includes(night));
    if (taken.length !== nights.length || taken.some(({ left }) => left < 1))
      throw new AppError('SOLD_OUT', `${block.roomName} at ${block.hotelName} is sold out on one of these nights.`);
    const rooms = [{ adults, childAges: [] }];
    const { hotelId, roomTypeId, ratePlanId, rate } = block;
    const stay = { checkIn, checkOut, rooms };
    const asked = { hotelId, roomTypeId, ratePlanId, stay, shownTotal: 0, shownPolicies: null, listingTotal: null };
    const { _id } = await quoteStay({ body: asked, query: undefined, person, now });
    const booking = memory().bookings.find((one) => one._id === _id)!;
    const terms = findStock(block.hotelSlug)!.rooms.find(({ id }) => id === roomTypeId)!.terms;
    const price = { nightly: nights.map(() => rate), priceBp: 10_000, charges: guestCharges(terms, rooms) };
    const { total, lines } = priceStay({ ...price, slabs: slabsOn(checkIn) }, checkIn);
    const windows = [{ hoursBefore: block.freeDays * 24, chargeType: 2 as const, charge: 100 }];
    const cancellationPolicies = policiesOf(windows, checkInAt(checkIn));
    Object.assign(booking, { total, lines, cancellationPolicies, change: null });
    for (const night of taken) night.left -= 1;
    return { bookingId: _id };
  },
};
