import type * as contract from '#features/bookings/contract.ts';
import { NO_CHANGE_WAITS } from '#features/bookings/rules/company-messages.ts';
import type { CheckedStay } from '#features/bookings/rules/flight-amendments.ts';
import { splitRefund } from '#features/bookings/rules/refund-split.ts';
import { datesChanged, datesNote, datesNotPaid, priceOfDates, withDates } from '#features/bookings/rules/stay-dates.ts';
import { ratesOf, soldRooms, type RoomsOfStay } from '#features/bookings/rules/stay-rooms.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { addToTrail, bookingOfUser, mayChangeDates, move, presentBooking } from '../memory/bookings.ts';
import type { MockStay } from '../memory/records.ts';
import { postToWallet } from '../memory/wallet.ts';
import { checkInAt, checkOutAt, hotelOf, ZONE } from '../stock/calendar.ts';
import { checkRates, stockRate } from '../stock/price-stock.ts';
import { refuseDates } from './hotels.ts';
import {
  captureChangeOf,
  leaveUnpaidChange,
  mustBeAsShown,
  payForChange,
  type ChangeKind,
  type ChangePayment,
} from './pay-change.ts';

type Dates = { checkIn: string; checkOut: string };

/** The same rooms and rate on other dates, with what they cost now. */
function datesFor(booking: MockStay, dates: Dates, now: Date) {
  const { allowed, reason } = mayChangeDates(booking, now);
  if (!allowed) throw new AppError('STATE_BLOCKED', reason ?? '');
  const stay = { ...booking.stay, checkIn: dates.checkIn, checkOut: dates.checkOut };
  refuseDates(stay, dateInZone(now, ZONE), '');
  const stock = hotelOf(booking);
  const rates = ratesOf(booking).map((rate) => stockRate(stock, rate));
  const check = checkRates(stock, rates, stay, booking._id);
  if (!check) {
    const message = `${booking.room.name} is sold out on one of these nights. Nothing was changed. Choose other dates.`;
    throw new AppError('SOLD_OUT', message, { fields: { checkIn: message } });
  }
  const { total, lines, roomPolicies } = check;
  const to: CheckedStay = {
    stay,
    total,
    lines,
    rooms: check.rooms ?? soldRooms({ stay, lines }).map((one) => one.lines),
    policies: check.policies,
    ...(roomPolicies ? { roomPolicies } : {}),
    requiredFields: booking.requiredFields,
    checkInAt: checkInAt(stay.checkIn).toISOString(),
    checkOutAt: checkOutAt(stay.checkOut).toISOString(),
  };
  return { to, price: priceOfDates(booking, total, now), words: datesChanged(booking.stay, stay) };
}

/** Moves the stay to dates that are paid for; paise. */
function finish(
  booking: MockStay,
  { amendment, becomes, kept }: NonNullable<MockStay['changing']>,
  { refundTo, gateway }: ChangePayment,
  now: Date,
): void {
  const { amount, charge, words, wallet } = amendment;
  const { userId, currency, hotel, payment } = booking;
  if (amount < 0) {
    const { toSource, toWallet } = splitRefund(-amount, { total: booking.total, gateway: payment.gateway }, refundTo);
    if (toWallet)
      postToWallet(userId, { amount: toWallet, note: `Back from ${hotel.name}`, bookingId: booking._id, at: now });
    booking.backAtSource = (booking.backAtSource ?? 0) + toSource;
  }
  const { stay, lines, rooms, soldPolicies, keptOfDates, cancellationPolicies, nights } = withDates<
    RoomsOfStay & { nights: number; requiredFields: string[] }
  >(booking, becomes, kept, now);
  addToTrail(booking, now, {
    stage: 'change',
    total: booking.total + amount,
    note: datesNote({ words, amount, charge, newNights: becomes.total, paid: { wallet, gateway } }, currency),
  });
  move(booking, 'finishAmend', now, {
    total: booking.total + amount,
    stay,
    lines,
    cancellationPolicies,
    nights,
    ...(rooms ? { rooms } : {}),
    soldPolicies,
    keptOfDates,
    checkInAt: becomes.checkInAt,
    checkOutAt: becomes.checkOutAt,
    payment: { ...payment, wallet: payment.wallet + wallet, gateway: payment.gateway + gateway, problem: null },
    amendments: [...booking.amendments, { ...amendment, state: 'done', document: 'invoice', creditNote: true }],
  });
}

const DATES: ChangeKind<MockStay> = {
  kind: 'dates',
  label: 'Change of dates',
  nameOf: ({ hotel }) => hotel.name,
  finish,
};

/** The payment of new dates arrived. */
export const captureDates = (booking: MockStay, now: Date): void => captureChangeOf(booking, DATES, now);

/** New dates were not paid. */
export const leaveDates = (booking: MockStay, now: Date): void =>
  leaveUnpaidChange(booking, { name: booking.hotel.name, problem: datesNotPaid(booking.refused) }, now);

type Answers = Pick<
  AnswersOf<typeof contract>,
  'changeDates' | 'changeDatesQuote' | 'requestDatesChange' | 'withdrawDatesChange'
>;

/** Other dates of a stay, and the request for them at work. */
export const changeDatesAnswers: Answers = {
  changeDatesQuote: ({ query: { bookingId, ...dates }, person, now }) => {
    const booking = bookingOfUser(person._id, bookingId);
    const { to, price, words } = datesFor(booking, dates, now);
    const { nights, cancellationPolicies } = withDates<RoomsOfStay & { nights: number; requiredFields: string[] }>(
      booking,
      to,
      price.kept,
      now,
    );
    const { back, charge, due, total } = price;
    const paid = { wallet: Math.max(0, due), gateway: 0 };
    return {
      newNights: to.total,
      nights,
      lines: to.lines.map((line) => ({ ...line, code: line.code === 'kept' ? 'room' : line.code })),
      back,
      charge,
      due,
      total,
      policies: cancellationPolicies,
      checkInAt: to.checkInAt,
      note: datesNote({ words, amount: due, charge, newNights: to.total, paid }, booking.currency),
      policy: null,
      approval: null,
      now: now.toISOString(),
    };
  },

  changeDates: ({ body: { bookingId, expectedDue, walletAmount, refundTo, ...dates }, person, now }) => {
    const booking = bookingOfUser(person._id, bookingId);
    const { to, price, words } = datesFor(booking, dates, now);
    mustBeAsShown(price.due, expectedDue);
    const checkoutUrl = payForChange(booking, DATES, { becomes: to, words, price }, { walletAmount, refundTo }, now);
    return { booking: presentBooking(booking, now), checkoutUrl };
  },

  requestDatesChange: ({ body: { bookingId, expectedDue, checkIn, checkOut }, person, now }) => {
    const booking = bookingOfUser(person.userDetails._id, bookingId);
    const { price, words } = datesFor(booking, { checkIn, checkOut }, now);
    mustBeAsShown(price.due, expectedDue);
    const changeId = newId('chg', now.getTime());
    booking.requestedChange = { changeId, state: 'waiting', due: price.due, words, problem: null };
    return { companyId: person.companyDetails._id, changeId, booking: presentBooking(booking, now) };
  },

  withdrawDatesChange: ({ body: { bookingId }, person, now }) => {
    const booking = bookingOfUser(person.userDetails._id, bookingId);
    if (!booking.requestedChange) throw new AppError('STATE_BLOCKED', NO_CHANGE_WAITS);
    delete booking.requestedChange;
    return presentBooking(booking, now);
  },
};
