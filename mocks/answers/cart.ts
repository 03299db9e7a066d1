import type { BookingView } from '#features/bookings/contract.ts';
import { byCategory } from '#features/bookings/rules/category.ts';
import { addedText } from '#features/bookings/rules/extras-text.ts';
import { holdsPriceOnly } from '#features/bookings/rules/product-facts.ts';
import { roomsText } from '#features/bookings/rules/room-text.ts';
import type * as contract from '#features/cart/contract.ts';
import type { CartItem, Offer } from '#features/cart/contract.ts';
import { MOST_ITEMS } from '#features/cart/rules/most-items.ts';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import { describeRooms } from '#lib/shared/stay-shape.ts';
import { describeParty } from '#lib/shared/trip-shape.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockCartItem, MockPerson } from '../memory/records.ts';
import { bookingAnswers } from './bookings.ts';

type Choice = CartItem['choice'];
const HELD: readonly BookingView['state'][] = ['held', 'paying'];

const cartOf = (userId: string) => memory().cart.filter((one) => one.userId === userId);
const byId = (userId: string, id: string): MockCartItem => {
  const found = cartOf(userId).find(({ _id }) => _id === id);
  if (!found) throw notFound('This item of your cart');
  return found;
};

/** Opens a booking for a choice. */
function open(choice: Choice, shownTotal: number, person: MockPerson, now: Date): Promise<BookingView> | BookingView {
  const common = { query: undefined, person, now };
  if (choice.of === 'hotel')
    return bookingAnswers.quote({
      ...common,
      body: { ...choice, shownTotal, shownPolicies: null, listingTotal: null },
    });
  if (choice.of === 'package')
    return bookingAnswers.quotePackage({
      ...common,
      body: { ...choice, extras: choice.extras ?? [], shownTotal, shownPolicies: null },
    });
  return bookingAnswers.quoteFlight({
    ...common,
    body: { ...choice, shownTotal, shownTimes: null, listingTotal: null },
  });
}

/** The price of now: of a booking that is opened for it and forgotten. */
async function offerOf(choice: Choice, person: MockPerson, now: Date): Promise<Offer> {
  const booking = await open(choice, 0, person, now);
  const { bookings, flights, packages } = memory();
  for (const kept of [bookings, flights, packages]) {
    const at = kept.findIndex(({ _id }) => _id === booking._id);
    if (at >= 0) kept.splice(at, 1);
  }
  return factsOf(booking, now);
}

function factsOf(booking: BookingView, now: Date): Offer {
  const own = productFacts(booking);
  const steps = refundSteps(booking.cancellationPolicies, booking.total, now, new Date(own.startsAt));
  return {
    ...own,
    from: dateInZone(own.startsAt, own.zone),
    to: dateInZone(own.endsAt, own.zone),
    currency: booking.currency,
    total: booking.total,
    terms: refundText(steps, booking.total, own.zone, dateInZone(now, own.zone)).brief,
  };
}

type ProductFacts = Omit<Offer, 'from' | 'to' | 'currency' | 'total' | 'terms'>;

const productFacts = (booking: BookingView): ProductFacts =>
  byCategory<BookingView, ProductFacts>(booking, {
    hotel: (stay) => ({
      title: stay.hotel.name,
      line: `${roomsText(stay)}; ${describeRooms(stay.stay.rooms)}`,
      city: stay.hotel.city,
      zone: stay.hotel.zone,
      startsAt: stay.checkInAt,
      endsAt: stay.checkOutAt,
      poster: stay.hotel.poster,
      journeys: [],
    }),
    flight: ({ title, bounds, party, zone, departsAt, arrivesAt, poster }) => ({
      title,
      line: `${bounds[0]!.airline.name}; ${describeParty(party)}`,
      city: bounds[0]!.segments[0]!.origin.airport.cityName,
      zone,
      startsAt: departsAt,
      endsAt: arrivesAt,
      poster,
      journeys: bounds.map(({ segments }) => ({
        from: segments[0]!.origin.airport.cityName,
        to: segments.at(-1)!.destination.airport.cityName,
        departsAt: segments[0]!.origin.at,
        arrivesAt: segments.at(-1)!.destination.at,
      })),
    }),
    package: ({ package: { title, meets, zone, poster }, party, extras, startsAt, endsAt }) => ({
      title,
      line: [describeParty(party), addedText(extras)].filter(Boolean).join('; '),
      city: meets.city,
      zone,
      startsAt,
      endsAt,
      poster,
      journeys: [],
    }),
  });

async function offerNow(choice: Choice, person: MockPerson, now: Date) {
  try {
    return { offer: await offerOf(choice, person, now), problem: null };
  } catch (error) {
    if (error instanceof AppError) return { offer: null, problem: error.message };
    throw error;
  }
}

const openedFor = (item: MockCartItem, person: MockPerson, now: Date) =>
  item.bookingId
    ? bookingAnswers.details({ query: { bookingId: item.bookingId }, body: undefined, person, now })
    : null;

/** The cart of the signed-in person; visitors keep theirs in the tab. */
export const cartAnswers: AnswersOf<typeof contract> = {
  list: async ({ person, now }) => {
    const items: CartItem[] = [];
    for (const item of cartOf(person._id)) {
      const booking = await openedFor(item, person, now);
      if (booking?.payment.paidAt) continue;
      const isOpen = booking && HELD.includes(booking.state);
      const { offer, problem } = isOpen
        ? { offer: factsOf(booking, now), problem: null }
        : await offerNow(item.choice, person, now);
      const { _id, choice, added, addedAt } = item;
      items.push({
        _id,
        choice,
        added,
        addedAt,
        now: offer,
        problem,
        booking: isOpen
          ? {
              bookingId: booking._id,
              state: booking.state === 'held' ? 'held' : 'paying',
              holdExpiresAt: booking.holdExpiresAt,
              keeps: holdsPriceOnly(booking) ? 'price' : 'place',
              paymentId: booking.state === 'paying' ? paymentOf(booking._id) : null,
            }
          : null,
      });
    }
    return { items, now: now.toISOString() };
  },
  add: async ({ body: { choice }, person, now }) =>
    put(person, { choice, offer: await offerOf(choice, person, now) }, now),
  addBooking: async ({ body: { bookingId }, person, now }) => {
    const booking = await bookingAnswers.details({ query: { bookingId }, body: undefined, person, now });
    if (booking.payment.paidAt)
      throw new AppError('STATE_BLOCKED', 'Only what is held and not paid for yet can be added to the cart.');
    return put(person, { choice: choiceIn(booking), offer: factsOf(booking, now), bookingId }, now);
  },
  remove: ({ body: { itemId }, person }) => {
    const gone = byId(person._id, itemId);
    memory().cart = memory().cart.filter((one) => one !== gone);
    return { removed: true };
  },
  price: async ({ body: { choices }, person, now }) => {
    const offers = [];
    for (const choice of choices) offers.push(await offerNow(choice, person ?? ({ _id: '' } as MockPerson), now));
    return { offers };
  },
  hold: async ({ body: { items }, person, now }) => {
    const held: { itemId: string; bookingId: string }[] = [];
    const refused: { itemId: string; code: string; message: string }[] = [];
    for (const { itemId, acceptedTotal } of items) {
      const item = byId(person._id, itemId);
      try {
        const before = await openedFor(item, person, now);
        const isOpen = before && [...HELD, 'quoted'].includes(before.state);
        const booking = isOpen ? before : await open(item.choice, acceptedTotal, person, now);
        item.bookingId = booking._id;
        if (booking.state !== 'paying')
          await bookingAnswers.hold({
            query: undefined,
            body: { bookingId: booking._id, acceptedTotal },
            person,
            now,
          });
        held.push({ itemId, bookingId: booking._id });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({ itemId, code: error.code, message: error.message });
      }
    }
    return { held, refused };
  },
};

type Added = { choice: Choice; offer: Offer; bookingId?: string };

function put(person: MockPerson, { choice, offer, bookingId = undefined }: Added, now: Date) {
  const known = cartOf(person._id).find((one) => JSON.stringify(one.choice) === JSON.stringify(choice));
  if (known) {
    known.bookingId = bookingId ?? known.bookingId;
    return { itemId: known._id, offer };
  }
  if (cartOf(person._id).length >= MOST_ITEMS)
    throw new AppError('STATE_BLOCKED', `A cart holds up to ${MOST_ITEMS} items. Remove one, then add this.`);
  const item = {
    _id: newId('crt'),
    userId: person._id,
    choice,
    added: offer,
    addedAt: now.toISOString(),
    bookingId: bookingId ?? null,
  };
  memory().cart.push(item);
  return { itemId: item._id, offer };
}

/** What a booking was opened for; the mock names one rate for all rooms. Of flights it does not know the offers. */
const choiceIn = (booking: BookingView): Choice =>
  byCategory<BookingView, Choice>(booking, {
    hotel: ({ hotel, room: { roomTypeId, ratePlanId }, stay }) => ({
      of: 'hotel',
      hotelId: hotel._id,
      roomTypeId,
      ratePlanId,
      stay,
    }),
    flight: ({ _id, party }) => ({ of: 'flight', offers: [_id], party }),
    package: ({ package: { slug }, departure, rooms, extras }) => ({
      of: 'package',
      slug,
      departure,
      rooms: rooms.map(({ occupancy }) => occupancy),
      ...(extras.length ? { extras: extras.map(({ code, quantity }) => ({ code, quantity })) } : {}),
    }),
  });

const paymentOf = (bookingId: string): string | null =>
  memory().combined.findLast(({ parts }) => parts.some((part) => part.bookingId === bookingId))?._id ?? null;
