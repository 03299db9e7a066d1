import type * as contract from '#features/bookings/contract.ts';
import type { CheckedDeparture } from '#features/bookings/rules/flight-amendments.ts';
import {
  departureChanged,
  departureNote,
  termsWithKept,
  withDeparture,
} from '#features/bookings/rules/package-departure.ts';
import { splitRefund } from '#features/bookings/rules/refund-split.ts';
import { departureFull } from '#features/bookings/rules/sentences.ts';
import { priceOfDates } from '#features/bookings/rules/stay-dates.ts';
import { JOURNEYS } from '#features/packages/data/journeys.ts';
import { JOURNEY_ZONE } from '#features/packages/rules/departures.ts';
import { extrasOf } from '#features/packages/rules/extras.ts';
import { placesOf } from '#features/packages/rules/party.ts';
import { departuresOnSale, finishOf, presentDeparture } from '#features/packages/rules/present-package.ts';
import { linesOfExtras } from '#features/packages/rules/price-of-extras.ts';
import { priceOfParty } from '#features/packages/rules/price-of-party.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { AnswersOf } from '../answer.ts';
import {
  captureChangeOf,
  mustBeAsShown,
  payForChange,
  type ChangeKind,
  type ChangePayment,
} from '../answers/pay-change.ts';
import { addToTrail, move } from '../memory/bookings.ts';
import type { MockPackage } from '../memory/records.ts';
import { postToWallet } from '../memory/wallet.ts';
import { departuresOf } from '../stock/departures.ts';
import { mayChangeDeparture } from './leave-departure.ts';
import { keptPackage, presentPackageBooking } from './mock-packages.ts';

function movable(userId: string, bookingId: string, now: Date): MockPackage {
  const booking = keptPackage(userId, bookingId, now);
  if (!booking) throw notFound('This booking');
  const { allowed, reason } = mayChangeDeparture(booking, now);
  if (!allowed) throw new AppError('STATE_BLOCKED', reason ?? '');
  return booking;
}

/** The other departures of the journey with the price of the same party and extras, full ones included. */
function othersOf({ package: { slug }, departure, rooms, extras }: MockPackage, now: Date) {
  const journey = JOURNEYS.find((one) => one.slug === slug);
  if (!journey) return [];
  const party = rooms.map(({ occupancy }) => occupancy);
  const added = linesOfExtras(extrasOf(journey), extras, party);
  return departuresOnSale(journey, departuresOf(slug, dateInZone(now, JOURNEY_ZONE)), now)
    .filter(({ date }) => date !== departure)
    .slice(0, 60)
    .map((stored) => {
      const shown = presentDeparture(journey, stored, now);
      const price = priceOfParty(stored.prices, shown.tax, party, added);
      return { ...shown, price, fits: shown.left >= placesOf(party), endsAt: finishOf(journey, stored.date) };
    });
}

function departureFor(booking: MockPackage, departure: string, now: Date) {
  const found = othersOf(booking, now).find(({ date }) => date === departure);
  const refuse = (code: 'INVALID_INPUT' | 'SOLD_OUT', message: string) =>
    new AppError(code, message, { fields: { departure: message } });
  if (!found) throw refuse('INVALID_INPUT', 'Choose another departure of this journey.');
  if (!found.fits) throw refuse('SOLD_OUT', departureFull(booking.package.title));
  const { price, ends, startsAt, endsAt, cancellationPolicies: policies } = found;
  const to: CheckedDeparture = {
    departure,
    ends,
    total: price.total,
    lines: price.lines,
    rooms: price.rooms.map(({ occupancy, party: { sharing }, total, lines }) => ({ occupancy, sharing, total, lines })),
    extras: booking.extras,
    policies,
    startsAt,
    endsAt: endsAt.toISOString(),
  };
  return { to, price: priceOfDates(booking, to.total, now), words: departureChanged(booking, to) };
}

/** Moves the package to a departure that is paid for; paise. */
function finish(
  booking: MockPackage,
  { amendment, becomes, kept }: NonNullable<MockPackage['changing']>,
  { refundTo, gateway }: ChangePayment,
  now: Date,
): void {
  const { amount, charge, words, wallet } = amendment;
  const { userId, currency, payment, total, package: journey, _id: bookingId } = booking;
  const { toWallet } = splitRefund(Math.max(0, -amount), { total, gateway: payment.gateway }, refundTo);
  if (toWallet) postToWallet(userId, { amount: toWallet, note: `Back from ${journey.title}`, bookingId, at: now });
  const moved = withDeparture(booking, becomes, { total, kept, at: now });
  const { departure, ends, days, rooms, lines, cancellationPolicies } = moved;
  addToTrail(booking, now, {
    stage: 'change',
    total: total + amount,
    note: departureNote({ words, amount, charge, newPrice: becomes.total, paid: { wallet, gateway } }, currency),
  });
  move(booking, 'finishAmend', now, {
    total: total + amount,
    departure,
    ends,
    days,
    rooms,
    lines,
    cancellationPolicies,
    kept: moved.kept,
    sold: undefined,
    startsAt: becomes.startsAt,
    endsAt: becomes.endsAt,
    paymentPlan: null,
    payment: { ...payment, wallet: payment.wallet + wallet, gateway: payment.gateway + gateway, problem: null },
    amendments: [...booking.amendments, { ...amendment, state: 'done', document: 'invoice', creditNote: true }],
  });
}

const DEPARTURE: ChangeKind<MockPackage> = {
  kind: 'departure',
  label: 'Change of departure',
  nameOf: ({ package: { title } }) => title,
  finish,
};

/** The payment of another departure arrived. */
export const captureDeparture = (booking: MockPackage, now: Date): void => captureChangeOf(booking, DEPARTURE, now);

type Answers = Pick<AnswersOf<typeof contract>, 'changeDepartureOptions' | 'changeDepartureQuote' | 'changeDeparture'>;

/** Another departure of a package. */
export const changeDepartureAnswers: Answers = {
  changeDepartureOptions: ({ query: { bookingId }, person, now }) => {
    const booking = movable(person._id, bookingId, now);
    const { back, charge } = priceOfDates(booking, 0, now);
    return {
      back,
      charge,
      options: othersOf(booking, now)
        .filter(({ fits }) => fits)
        .map(({ date, ends, left, price: { total } }) => ({
          departure: date,
          ends,
          left,
          newPrice: total,
          due: total - back,
        })),
      now: now.toISOString(),
    };
  },

  changeDepartureQuote: ({ query: { bookingId, departure }, person, now }) => {
    const booking = movable(person._id, bookingId, now);
    const { to, price, words } = departureFor(booking, departure, now);
    const { back, charge, kept, due, total } = price;
    const paid = { wallet: Math.max(0, due), gateway: 0 };
    return {
      departure,
      ends: to.ends,
      newPrice: to.total,
      lines: to.lines,
      back,
      charge,
      due,
      total,
      policies: termsWithKept(to.policies, { price: to.total, kept }, now),
      startsAt: to.startsAt,
      note: departureNote({ words, amount: due, charge, newPrice: to.total, paid }, booking.currency),
      now: now.toISOString(),
    };
  },

  changeDeparture: ({ body: { bookingId, departure, expectedDue, walletAmount, refundTo }, person, now }) => {
    const booking = movable(person._id, bookingId, now);
    const { to, price, words } = departureFor(booking, departure, now);
    mustBeAsShown(price.due, expectedDue);
    const wanted = { becomes: to, words, price };
    const checkoutUrl = payForChange(booking, DEPARTURE, wanted, { walletAmount, refundTo }, now);
    return { booking: presentPackageBooking(booking, now), checkoutUrl };
  },
};
