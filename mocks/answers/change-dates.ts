import type * as contract from '#features/bookings/contract.ts';
import type { AmendmentView } from '#features/bookings/contract.ts';
import { NO_CHANGE_WAITS } from '#features/bookings/rules/company-messages.ts';
import type { CheckedStay } from '#features/bookings/rules/flight-amendments.ts';
import { walletBackNote, walletNote } from '#features/bookings/rules/price-notes.ts';
import { splitRefund } from '#features/bookings/rules/refund-split.ts';
import { datesChanged, datesNote, datesNotPaid, priceOfDates, withDates } from '#features/bookings/rules/stay-dates.ts';
import { ratesOf, soldRooms, type RoomsOfStay } from '#features/bookings/rules/stay-rooms.ts';
import { HOLD_MINUTES, plusMinutes } from '#features/bookings/rules/waiting.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { AnswersOf } from '../answer.ts';
import { addToTrail, bookingOfUser, mayChangeDates, move, presentBooking } from '../memory/bookings.ts';
import type { MockStay } from '../memory/records.ts';
import { postToWallet } from '../memory/wallet.ts';
import { checkInAt, checkOutAt, hotelOf, ZONE } from '../stock/calendar.ts';
import { checkRates, stockRate } from '../stock/price-stock.ts';
import { refuseDates } from './hotels.ts';
import { changeOrderId } from './order-id.ts';

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

function mustBeAsShown(due: number, expected: number): void {
  if (due > expected) throw new AppError('PRICE_CHANGED', 'The change now costs more. Nothing was changed.');
}

/** Moves the stay to dates that are paid for; paise. */
function finish(
  booking: MockStay,
  { amendment, becomes, kept }: NonNullable<MockStay['changing']>,
  { refundTo, gateway }: { refundTo: 'source' | 'wallet'; gateway: number },
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

/** The payment of new dates arrived. */
export function captureDates(booking: MockStay, now: Date): void {
  const { changing } = booking;
  if (!changing) return;
  delete booking.changing;
  move(booking, 'capture', now, { holdExpiresAt: null });
  const gateway = changing.amendment.amount - changing.amendment.wallet;
  finish(booking, changing, { refundTo: 'source', gateway }, now);
}

/** New dates were not paid: the wallet's part comes back, and the stay stands on its dates. */
export function leaveDates(booking: MockStay, now: Date): void {
  const { changing, userId, hotel, _id: bookingId, currency } = booking;
  if (!changing) return;
  const { wallet } = changing.amendment;
  if (wallet) {
    postToWallet(userId, { amount: wallet, note: `Back from ${hotel.name}`, bookingId, at: now });
    addToTrail(booking, now, { stage: 'wallet', total: wallet, note: walletBackNote(wallet, currency) });
  }
  delete booking.changing;
  move(booking, 'abandonPayment', now, {
    holdExpiresAt: null,
    payment: { ...booking.payment, problem: datesNotPaid(booking.refused) },
    refused: null,
  });
}

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
    const amendment: AmendmentView = {
      _id: newId('act', now.getTime()),
      kind: 'dates',
      at: now.toISOString(),
      state: 'paying',
      amount: price.due,
      charge: price.charge,
      words,
      wallet: walletAmount,
      document: null,
    };
    const changing = { amendment, becomes: to, kept: price.kept };
    if (walletAmount) {
      postToWallet(person._id, {
        amount: -walletAmount,
        note: `Change of dates, ${booking.hotel.name}`,
        bookingId,
        at: now,
      });
      addToTrail(booking, now, {
        stage: 'wallet',
        total: walletAmount,
        note: walletNote(walletAmount, booking.currency),
      });
    }
    if (price.due <= walletAmount) {
      move(booking, 'amend', now);
      finish(booking, changing, { refundTo, gateway: 0 }, now);
      return { booking: presentBooking(booking, now), checkoutUrl: null };
    }
    move(booking, 'payChange', now, {
      changing,
      holdExpiresAt: plusMinutes(now, HOLD_MINUTES).toISOString(),
      payment: { ...booking.payment, problem: null },
    });
    return {
      booking: presentBooking(booking, now),
      checkoutUrl: serverRoutes.gatewayCheckout(changeOrderId(booking)),
    };
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
