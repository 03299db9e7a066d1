import type * as contract from '#features/bookings/contract.ts';
import type { DeskBooking, ListedDeskBooking } from '#features/bookings/contract.ts';
import { stateSentence } from '#features/bookings/rules/can-do.ts';
import { maskEmail } from '#features/bookings/rules/desk/mask-email.ts';
import { DESK_PAGE, MOST_FOUND, needsPerson, reasonSentence } from '#features/bookings/rules/desk/needs-person.ts';
import { readSearchKey } from '#features/bookings/rules/desk/search-key.ts';
import { staffCan, type StaffAction } from '#features/bookings/rules/desk/staff-actions.ts';
import type { ListedDeskTransport } from '#features/transport/contract.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { AnswersOf } from '../answer.ts';
import { factsOf } from '../memory/bookings.ts';
import { memory } from '../memory/memory.ts';
import type { MockStay } from '../memory/records.ts';
import { confirm, fail } from '../memory/settle.ts';
import { listedForDesk } from '../memory/transport.ts';

type DeskOperations =
  | 'deskBookings'
  | 'deskBooking'
  | 'findDeskBookings'
  | 'askSupplierAgain'
  | 'recordConfirmed'
  | 'refundUnbooked'
  | 'retryRefund';

/** Stays of this tab that wait for their hotel, at the mock's desk. */
export const deskBookingAnswers: Pick<AnswersOf<typeof contract>, DeskOperations> = {
  deskBookings: ({ query: { pageNo }, now }) => {
    const waiting = memory()
      .bookings.map((booking) => listed(booking, now))
      .filter(({ reason }) => reason !== null);
    return { bookings: waiting.slice((pageNo - 1) * DESK_PAGE, pageNo * DESK_PAGE), count: waiting.length };
  },
  deskBooking: ({ query, now }) => present(kept(query.bookingId), now),
  findDeskBookings: ({ body, now }) => {
    const { kind, key } = readSearchKey(body.key);
    const named = ({ _id, confirmationCode, details, documents }: MockStay) =>
      kind === 'email' ? details?.email === key : [_id, confirmationCode, ...Object.values(documents)].includes(key);
    const found = memory().bookings.filter((booking) => booking.state !== 'quoted' && named(booking));
    const transport = memory()
      .transport.filter(({ bookingId, ticketNumber }) => [bookingId, ticketNumber?.toUpperCase()].includes(key))
      .slice(0, MOST_FOUND)
      .map((request) => foundRequest(listedForDesk(request, now)));
    return { kind, bookings: found.slice(0, MOST_FOUND).map((booking) => listed(booking, now)), transport };
  },
  askSupplierAgain: ({ body, now }) => present(mayBe('askSupplier', body.bookingId, now), now),
  recordConfirmed: ({ body, now }) => {
    const booking = mayBe('recordConfirmed', body.bookingId, now);
    confirm(booking, now, body.code);
    return present(booking, now);
  },
  refundUnbooked: ({ body, now }) => {
    const booking = mayBe('refundAll', body.bookingId, now);
    fail(booking, now);
    return present(booking, now);
  },
  retryRefund: ({ body, now }) => {
    const booking = mayBe('retryRefund', body.bookingId, now);
    if (booking.refund) booking.refund.state = 'processed';
    return present(booking, now);
  },
};

const foundRequest = ({ bookingId, companyId, companyName, title, when, status }: ListedDeskTransport) => ({
  bookingId,
  companyId,
  companyName,
  title,
  when,
  status,
});

function kept(bookingId: string): MockStay {
  const booking = memory().bookings.find(({ _id }) => _id === bookingId);
  if (!booking) throw notFound('This booking');
  return booking;
}

const refundsWait = ({ refund }: MockStay): boolean => refund?.state === 'pending' && refund.to === 'source';

const staffMay = (action: StaffAction, booking: MockStay, now: Date) =>
  staffCan(
    action,
    { state: booking.state, category: 'hotel', refundsWait: refundsWait(booking) },
    factsOf(booking, now),
  );

/** The booking, where staff can do this now. Throws NOT_FOUND and STATE_BLOCKED. */
function mayBe(action: StaffAction, bookingId: string, now: Date): MockStay {
  const booking = kept(bookingId);
  const { why } = staffMay(action, booking, now);
  if (why !== null) throw new AppError('STATE_BLOCKED', `${why} Nothing was changed.`);
  return booking;
}

function listed(booking: MockStay, now: Date): ListedDeskBooking {
  const { _id, state, hotel, stay, total, currency, payment, details, confirmationCode, refund, bookedAt } = booking;
  const updatedAt = new Date(payment.paidAt ?? bookedAt);
  const refundSince = refundsWait(booking) && refund ? new Date(refund.at) : null;
  const need = needsPerson({ state, updatedAt, refundSince }, now);
  return {
    bookingId: _id,
    companyId: null,
    companyName: null,
    category: 'hotel',
    title: hotel.name,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    state,
    reason: need?.reason ?? null,
    sentence: need ? reasonSentence(need.reason, state, 'hotel') : stateSentence(state, 'hotel'),
    since: (need?.since ?? updatedAt).toISOString(),
    total,
    paid: payment.wallet + payment.gateway,
    currency,
    email: maskEmail(details?.email),
    confirmationCode,
  };
}

function present(booking: MockStay, now: Date): DeskBooking {
  const { state, hotel, payment, trail, refund } = booking;
  const one = listed(booking, now);
  return {
    ...one,
    seller: hotel.name,
    asked: state === 'unknown' ? { times: 1 + booking.looks, lastAt: one.since, nextAt: null } : null,
    back: { toSource: payment.gateway, toWallet: payment.wallet, account: 'the traveller’s wallet' },
    refundWaiting: refundsWait(booking) ? (refund?.amount ?? 0) : 0,
    askSupplier: staffMay('askSupplier', booking, now),
    recordConfirmed: staffMay('recordConfirmed', booking, now),
    refundAll: staffMay('refundAll', booking, now),
    retryRefund: staffMay('retryRefund', booking, now),
    history: trail.map(({ at, note }) => ({ at, text: note })),
  };
}
