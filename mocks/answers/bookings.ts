import type * as contract from '#features/bookings/contract.ts';
import { costFieldProblems, NEEDS_APPROVAL } from '#features/bookings/rules/company-messages.ts';
import { CANCELLED_STATES, LIVE_STATES, statesOf } from '#features/bookings/rules/booking-status.ts';
import { holdEnded, holdIsOver } from '#features/bookings/rules/can-do.ts';
import { peopleOfRooms } from '#lib/shared/stay-shape.ts';
import { guestProblems, lockedAfterPayment } from '#features/bookings/rules/guest-problems.ts';
import { acceptedNote, holdNote, walletNote } from '#features/bookings/rules/price-notes.ts';
import { refundNow, splitRefund } from '#features/bookings/rules/refund-split.ts';
import {
  clockTime,
  priceMoved,
  refundFell,
  roomsCancelled,
  roomsSoldOut,
  soldOut,
} from '#features/bookings/rules/sentences.ts';
import {
  quoteRooms,
  ratesOf,
  remainingRooms,
  withoutRooms,
  type RoomsOfStay,
} from '#features/bookings/rules/stay-rooms.ts';
import { HOLD_MINUTES, plusMinutes } from '#features/bookings/rules/waiting.ts';
import { ONLY_IN_POLICY } from '#features/policy/rules/text/reason-text.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { AnswersOf } from '../answer.ts';
import {
  addToTrail,
  factsOf,
  move,
  mustBeAllowed,
  bookingOfUser,
  presentBooking,
  presentSummary,
  type Kept,
} from '../memory/bookings.ts';
import { levelsOf, takeBack } from '../memory/mock-approvals.ts';
import { memory } from '../memory/memory.ts';
import type { MockStay } from '../memory/records.ts';
import { catchUp, capture, refundPaid, nextNumber } from '../memory/settle.ts';
import { postToWallet } from '../memory/wallet.ts';
import { hotelOf } from '../stock/calendar.ts';
import { haveRooms, stockRate } from '../stock/price-stock.ts';
import { keptFlight, presentFlightSummary } from '../flights/mock-flights.ts';
import { extrasAnswers } from '../flights/add-extras.ts';
import { flightBookingAnswers } from '../flights/flight-bookings.ts';
import { flightEngine } from '../flights/flight-engine.ts';
import { keptPackage, presentPackageSummary } from '../packages/mock-packages.ts';
import { packageEngine } from '../packages/package-engine.ts';
import { quotePackage } from '../packages/quote-package.ts';
import { bookingDocumentAnswers } from './booking-documents.ts';
import { calendarFeedAnswers } from './calendar-feed.ts';
import { deskBookingAnswers } from './desk-bookings.ts';
import { changeDatesAnswers, leaveDates } from './change-dates.ts';
import { companyBookingAnswers } from './company-bookings.ts';
import { companyFlightAnswers } from './company-flights.ts';
import { companyWalletAnswers } from './company-wallet.ts';
import { combinedAnswersOf } from './combined-payment.ts';
import { datesOrderId, orderIdOf } from './order-id.ts';
import { quoteStay } from './quote-stay.ts';
import { isFlight, isStay } from '#features/bookings/rules/category.ts';

/** The caller's booking with its current state. */
const current = (userId: string, bookingId: string, now: Date): MockStay => {
  const booking = bookingOfUser(userId, bookingId);
  catchUp(booking, now);
  return booking;
};

const dueBack = (booking: MockStay, now: Date) =>
  refundNow(booking.cancellationPolicies, booking.total, now, new Date(booking.checkInAt));

function mustBeAtPrice({ total, currency, change, cancellationPolicies }: MockStay, agreed: number): void {
  if (agreed === total) return;
  const after = { total, policies: cancellationPolicies };
  const before = change?.before.total === agreed ? change.before : { ...after, total: agreed };
  throw new AppError('PRICE_CHANGED', priceMoved(agreed, total, currency), { details: { before, after } });
}

/** The refundable part of what was paid for a stay, and how much of it goes back to the payment source. Paise. */
const paidOf = ({ total, payment, backAtSource = 0 }: MockStay) => ({
  total,
  gateway: payment.gateway - backAtSource,
});

function mustBeAsShown(refund: number, shown: number, currency: string): void {
  if (refund >= shown) return;
  throw new AppError('PRICE_CHANGED', refundFell(shown, refund, currency), {
    details: { before: shown, after: refund },
  });
}

/** Cancels some rooms of a stay, not all of them. */
function cancelRooms(
  booking: MockStay,
  rooms: readonly number[],
  { expectedRefund, refundTo }: { expectedRefund: number; refundTo: 'source' | 'wallet' },
  now: Date,
) {
  const standing = remainingRooms(booking);
  mustBeAllowed(booking, 'amend', now);
  const { refund, charge } = quoteRooms(booking, rooms, now, new Date(booking.checkInAt));
  mustBeAsShown(refund, expectedRefund, booking.currency);
  const { toSource, toWallet } = splitRefund(refund, paidOf(booking), refundTo);
  const {
    stay,
    lines,
    cancellationPolicies,
    rooms: sold,
    soldPolicies,
    room,
  } = withoutRooms<RoomsOfStay & Pick<MockStay, 'room'>>(booking, rooms, now);
  const guests = booking.details?.guests ?? [];
  const gone = guests.filter((_, at) => rooms.includes(standing[at]!));
  move(booking, 'amend', now);
  refundPaid(booking, { toSource, toWallet, charge }, now);
  move(booking, 'finishAmend', now, {
    total: booking.total - refund,
    backAtSource: (booking.backAtSource ?? 0) + toSource,
    room,
    stay,
    lines,
    cancellationPolicies,
    ...(sold && soldPolicies ? { rooms: sold, soldPolicies } : {}),
    details: booking.details && { ...booking.details, guests: guests.filter((one) => !gone.includes(one)) },
    amendments: [
      ...booking.amendments,
      {
        _id: newId('act', now.getTime()),
        kind: 'cancel',
        at: now.toISOString(),
        state: 'done',
        amount: refund,
        charge,
        words: roomsCancelled(
          rooms.length,
          gone.map(({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`),
        ),
        wallet: 0,
        document: refund ? 'credit-note' : null,
      },
    ],
  });
  return presentBooking(booking, now);
}

/** 5.1: an option outside the policy needs approval where the company's rules allow a request. */
function mustBeInPolicy(booking: MockStay): void {
  const { company } = booking;
  if (!company || company.inPolicy) return;
  const mayAsk = levelsOf(booking).length > 0;
  throw new AppError('OUT_OF_POLICY', mayAsk ? NEEDS_APPROVAL : ONLY_IN_POLICY, {
    details: { mayAsk, verdict: company.travellers.find(({ verdict }) => !verdict.inPolicy)?.verdict },
  });
}

function mustStillHold(booking: MockStay, now: Date): void {
  const facts = factsOf(booking, now);
  if (holdIsOver(facts)) throw new AppError('HOLD_EXPIRED', holdEnded(facts));
}

/** When a booking is over, and its first day. */
function endOf(booking: Kept): string {
  if (isStay(booking)) return booking.checkOutAt;
  return isFlight(booking) ? booking.arrivesAt : booking.endsAt;
}
function begins(booking: Kept): string {
  if (isStay(booking)) return booking.stay.checkIn;
  return isFlight(booking) ? booking.departsAt.slice(0, 10) : booking.departure;
}

export const bookingAnswers: AnswersOf<typeof contract> = {
  quote: quoteStay,
  quotePackage,
  ...companyBookingAnswers,
  ...companyFlightAnswers,
  ...companyWalletAnswers,
  ...flightBookingAnswers,
  ...bookingDocumentAnswers,
  ...extrasAnswers,
  ...changeDatesAnswers,
  ...calendarFeedAnswers,
  ...combinedAnswersOf(() => bookingAnswers),
  ...deskBookingAnswers,

  hold: ({ body: { bookingId, acceptedTotal }, person, now }) => {
    const flight = keptFlight(person._id, bookingId, now);
    if (flight) return flightEngine.hold(flight, acceptedTotal, now);
    const journey = keptPackage(person._id, bookingId, now);
    if (journey) return packageEngine.hold(journey, acceptedTotal, now);
    const booking = current(person._id, bookingId, now);
    mustBeAllowed(booking, 'hold', now);
    mustBeAtPrice(booking, acceptedTotal);
    mustBeInPolicy(booking);
    const { hotel, room, stay, total, currency, change } = booking;
    if (booking.state === 'held') return presentBooking(booking, now);
    const stock = hotelOf(booking);
    const rates = ratesOf(booking).map((rate) => stockRate(stock, rate));
    if (stock.sentinel === 'sold-out-at-hold' || !haveRooms(rates, stay, bookingId))
      throw new AppError('SOLD_OUT', rates.length > 1 ? roomsSoldOut(hotel.name) : soldOut(room.name, hotel.name));
    const until = plusMinutes(now, HOLD_MINUTES);
    move(booking, 'hold', now, { holdExpiresAt: until.toISOString(), change: null });
    addToTrail(
      booking,
      now,
      ...(change
        ? [{ stage: 'accepted' as const, total, note: acceptedNote(change.before, change.after, currency) }]
        : []),
      {
        stage: 'hold',
        total,
        note: holdNote(total, clockTime(until, hotel), currency, { category: 'hotel', units: stay.rooms.length }),
      },
    );
    return presentBooking(booking, now);
  },

  release: ({ body, person, now }) => {
    const flight = keptFlight(person._id, body.bookingId, now);
    if (flight) return flightEngine.release(flight, now);
    const journey = keptPackage(person._id, body.bookingId, now);
    if (journey) return packageEngine.release(journey, now);
    const booking = current(person._id, body.bookingId, now);
    if (booking.state === 'paying_change') leaveDates(booking, now);
    else if (booking.state !== 'expired') {
      mustBeAllowed(booking, 'release', now);
      takeBack(booking, now);
      move(booking, 'release', now);
    }
    return presentBooking(booking, now);
  },

  saveGuests: ({ body: { bookingId, details, fields: costs }, person, now }) => {
    const journey = keptPackage(person._id, bookingId, now);
    if (journey) return packageEngine.saveGuests(journey, details, now);
    const booking = current(person._id, bookingId, now);
    if (booking.company && costs) booking.company.fields = costs;
    mustBeAllowed(booking, 'saveGuests', now);
    const fields = {
      ...guestProblems(details, {
        rooms: booking.stay.rooms.length,
        people: peopleOfRooms(booking.stay.rooms),
        requiredFields: booking.requiredFields,
        invoiced: booking.state === 'confirmed',
      }),
      ...(booking.state === 'confirmed' ? lockedAfterPayment(booking.details, details) : {}),
    };
    const [first, ...others] = Object.values(fields);
    if (first)
      throw new AppError('INVALID_INPUT', others.length ? 'Some fields need attention. Nothing was changed.' : first, {
        fields,
      });
    move(booking, 'saveGuests', now, { details });
    return presentBooking(booking, now);
  },

  payInstalment: ({ body: { bookingId, ...wanted }, person, now }) => {
    const journey = keptPackage(person._id, bookingId, now);
    if (!journey) throw notFound('This booking');
    return packageEngine.payInstalment(journey, wanted, now);
  },

  pay: ({ body: { bookingId, expectedTotal, walletAmount, paying }, person, now }) => {
    const flight = keptFlight(person._id, bookingId, now);
    if (flight) return flightEngine.pay(flight, { expectedTotal, walletAmount }, now);
    const journey = keptPackage(person._id, bookingId, now);
    if (journey) return packageEngine.pay(journey, { expectedTotal, walletAmount, paying }, now);
    const booking = current(person._id, bookingId, now);
    if (booking.state === 'held' || booking.state === 'paying') mustStillHold(booking, now);
    mustBeAllowed(booking, 'pay', now);
    mustBeAtPrice(booking, expectedTotal);
    const unsaid = booking.company ? costFieldProblems(booking.company.requiredFields, booking.company.fields) : {};
    const [missing] = Object.values(unsaid);
    if (missing) throw new AppError('INVALID_INPUT', missing, { fields: unsaid });
    if (booking.state === 'paying_change')
      return {
        booking: presentBooking(booking, now),
        checkoutUrl: serverRoutes.gatewayCheckout(datesOrderId(booking)),
      };
    if (booking.state !== 'paying') {
      if (walletAmount > booking.total) {
        const message = 'That is more than the price. Use the price or less from the wallet.';
        throw new AppError('INVALID_INPUT', message, { fields: { walletAmount: message } });
      }
      if (walletAmount) {
        postToWallet(booking.company?.companyId ?? person._id, {
          amount: -walletAmount,
          note: `Part of ${booking.hotel.name}`,
          bookingId,
          at: now,
        });
        addToTrail(booking, now, {
          stage: 'wallet',
          total: walletAmount,
          note: walletNote(walletAmount, booking.currency),
        });
      }
      move(booking, 'pay', now, {
        payment: { wallet: walletAmount, gateway: 0, method: null, paidAt: null, problem: null },
      });
    }
    if (booking.payment.wallet === booking.total) {
      capture(booking, { wallet: booking.total, gateway: 0, method: 'wallet' }, now);
      return { booking: presentBooking(booking, now), checkoutUrl: null };
    }
    return { booking: presentBooking(booking, now), checkoutUrl: serverRoutes.gatewayCheckout(orderIdOf(booking)) };
  },

  details: ({ query, person, now }) => {
    const flight = keptFlight(person._id, query.bookingId, now);
    if (flight) return flightEngine.present(flight, now);
    const journey = keptPackage(person._id, query.bookingId, now);
    return journey
      ? packageEngine.present(journey, now)
      : presentBooking(current(person._id, query.bookingId, now), now);
  },

  list: ({ body, person, now }) => {
    if (body.userId !== undefined && body.userId !== person._id) throw notFound('This traveller');
    const stays = memory().bookings.filter(({ userId }) => userId === person._id);
    stays.forEach((booking) => catchUp(booking, now));
    const mine: Kept[] = [
      ...stays,
      ...memory().flights.flatMap(({ _id }) => keptFlight(person._id, _id, now) ?? []),
      ...memory().packages.flatMap(({ _id }) => keptPackage(person._id, _id, now) ?? []),
    ];
    const isLive = ({ state }: Kept) => LIVE_STATES.some((live) => live === state);
    const isOver = (booking: Kept) => new Date(endOf(booking)) <= now;
    const tabs = {
      upcoming: mine.filter((booking) => isLive(booking) && !isOver(booking)),
      past: mine.filter((booking) => isLive(booking) && isOver(booking)),
      cancelled: mine.filter(({ state }) => CANCELLED_STATES.some((ended) => ended === state)),
    };
    const states = body.bookingStatus.length ? statesOf(body.bookingStatus) : null;
    const wanted = (body.when ? tabs[body.when] : [...tabs.upcoming, ...tabs.past, ...tabs.cancelled])
      .filter(
        (booking) =>
          (!states || states.includes(booking.state)) &&
          body.travelCategories.includes(booking.category) &&
          begins(booking) >= (body.fromDate ?? '').slice(0, 10) &&
          (!body.toDate || begins(booking) <= body.toDate.slice(0, 10)),
      )
      .sort((a, b) => (body.sortBy === 'asc' ? 1 : -1) * `${begins(a)}${a._id}`.localeCompare(`${begins(b)}${b._id}`));
    const page = wanted.slice((body.pageNo - 1) * body.pageSize, body.pageNo * body.pageSize);
    return {
      response: page.map((booking) =>
        isStay(booking)
          ? presentSummary(booking, now)
          : isFlight(booking)
            ? presentFlightSummary(booking, now)
            : presentPackageSummary(booking, now),
      ),
      count: wanted.length,
      counts: { upcoming: tabs.upcoming.length, past: tabs.past.length, cancelled: tabs.cancelled.length },
    };
  },

  cancelQuote: ({ query, person, now }) => {
    const flight = keptFlight(person._id, query.bookingId, now);
    if (flight) return { ...flightEngine.cancelQuote(flight, now), steps: [] };
    const journey = keptPackage(person._id, query.bookingId, now);
    if (journey) return packageEngine.cancelQuote(journey, now);
    const booking = current(person._id, query.bookingId, now);
    const standing = remainingRooms(booking);
    const rooms = query.rooms ? standing.filter((at) => query.rooms!.split(',').map(Number).includes(at)) : standing;
    mustBeAllowed(booking, rooms.length === standing.length ? 'cancel' : 'amend', now);
    const { refund, charge, steps, holdsUntil } = quoteRooms(booking, rooms, now, new Date(booking.checkInAt));
    const { toSource, toWallet } = splitRefund(refund, paidOf(booking), 'source');
    return { refund, charge, toSource, toWallet, steps, holdsUntil, now: now.toISOString() };
  },

  cancel: ({ body: { bookingId, rooms, expectedRefund, refundTo }, person, now }) => {
    const flight = keptFlight(person._id, bookingId, now);
    if (flight) return flightEngine.cancel(flight, { expectedRefund, refundTo }, {}, now);
    const journey = keptPackage(person._id, bookingId, now);
    if (journey) return packageEngine.cancel(journey, { expectedRefund, refundTo }, now);
    const booking = current(person._id, bookingId, now);
    if (booking.state === 'cancelling' || booking.state === 'cancelled') return presentBooking(booking, now);
    const standing = remainingRooms(booking);
    if (rooms?.every((at) => !standing.includes(at))) return presentBooking(booking, now);
    if (rooms && new Set(rooms).size < standing.length)
      return cancelRooms(booking, rooms, { expectedRefund, refundTo }, now);
    mustBeAllowed(booking, 'cancel', now);
    const { refund } = dueBack(booking, now);
    mustBeAsShown(refund, expectedRefund, booking.currency);
    const parts = splitRefund(refund, paidOf(booking), refundTo);
    move(booking, 'cancel', now);
    refundPaid(booking, parts, now);
    move(booking, 'finishCancel', now, {
      refund: {
        amount: refund,
        charge: parts.charge,
        to: refundTo,
        state: parts.toSource ? 'pending' : 'processed',
        at: now.toISOString(),
      },
      documents: { ...booking.documents, creditNote: refund ? nextNumber('credit_note', booking, now) : null },
    });
    return presentBooking(booking, now);
  },
};
