import type { BookingView, StaySummary, StayBooking, TrailEntry } from '#features/bookings/contract.ts';
import { statusOf } from '#features/bookings/rules/booking-status.ts';
import { canChangeDates } from '#features/bookings/rules/can-change-dates.ts';
import { actionsOf, canDo, type BookingFacts } from '#features/bookings/rules/can-do.ts';
import { shownRooms } from '#features/bookings/rules/stay-rooms.ts';
import { nextState, type BookingAction } from '#features/bookings/rules/states.ts';
import { isRefundable } from '#lib/shared/cancellation.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { memory } from './memory.ts';
import type { MockStay, MockFlight, MockPackage } from './records.ts';
import { categoryOf } from '#features/bookings/rules/category.ts';
import { tripStart } from '#features/bookings/rules/trip-start.ts';

/** A booking of any category. */
export type Kept = MockStay | MockFlight | MockPackage;

/** A booking of this person. Throws NOT_FOUND, for another person's booking too. */
export function bookingOfUser(userId: string, bookingId: string): MockStay {
  const booking = memory().bookings.find(({ _id }) => _id === bookingId);
  if (booking?.userId !== userId) throw notFound('This booking');
  return booking;
}

export const factsOf = (booking: Kept, now: Date): BookingFacts => ({
  now,
  holdExpiresAt: booking.holdExpiresAt ? new Date(booking.holdExpiresAt) : null,
  hasDetails: booking.details !== null,
  ...startOf(booking),
});

function startOf(booking: Kept): Pick<BookingFacts, 'category' | 'checkInAt' | 'zone'> {
  const { at, zone } = tripStart(booking);
  return { category: categoryOf(booking), checkInAt: new Date(at), zone };
}

export const blocked = (booking: Kept, action: BookingAction, now: Date): AppError =>
  new AppError(
    'STATE_BLOCKED',
    canDo(booking.state, action, factsOf(booking, now)).reason ?? 'This was done already.',
    { details: { state: booking.state } },
  );

/** Throws STATE_BLOCKED, with the reason as a sentence, unless the action is allowed now. */
export function mustBeAllowed(booking: Kept, action: BookingAction, now: Date): void {
  if (!canDo(booking.state, action, factsOf(booking, now)).allowed) throw blocked(booking, action, now);
}

/** Changes a booking's state by the product's state table. Throws STATE_BLOCKED. */
export function move<Booking extends Kept>(
  booking: Booking,
  action: BookingAction,
  now: Date,
  change: Partial<Booking> = {},
): void {
  const state = nextState(booking.state, action);
  if (state === null) throw blocked(booking, action, now);
  Object.assign(booking, change, { state, looks: 0 });
}

export const addToTrail = (booking: Kept, at: Date, ...entries: Omit<TrailEntry, 'at'>[]): void => {
  booking.trail.push(...entries.map((entry) => ({ at: at.toISOString(), ...entry })));
};

/** Whether the dates of a stay can be changed now. */
export const mayChangeDates = (booking: MockStay, now: Date) =>
  canChangeDates({
    ...factsOf(booking, now),
    state: booking.state,
    total: booking.total,
    cancellationPolicies: booking.cancellationPolicies,
    changes: booking.amendments.filter(({ kind }) => kind === 'dates').length,
  });

/** A booking as its traveller sees it. */
export function presentBooking(booking: MockStay, now: Date): StayBooking {
  const {
    userId: _user,
    hotelNumber: _number,
    looks: _looks,
    refused: _refused,
    soldPolicies: _sold,
    backAtSource: _back,
    keptOfDates: _kept,
    changing: _changing,
    ...kept
  } = structuredClone(booking);
  return {
    ...kept,
    rooms: shownRooms(kept),
    amendments: [...kept.amendments, ...(booking.changing ? [booking.changing.amendment] : [])],
    changeDates: mayChangeDates(booking, now),
    bookingStatus: statusOf(kept.state),
    actions: actionsOf(kept.state, factsOf(booking, now)),
    refundable: isRefundable(kept.cancellationPolicies, kept.total, now),
    documents: { ...kept.documents, voucher: kept.state === 'confirmed' },
    now: now.toISOString(),
  };
}

/** What the lists say of a booking of any category. */
export const commonSummary = <View extends BookingView>({
  _id,
  category,
  state,
  bookingStatus,
  currency,
  total,
  holdExpiresAt,
  confirmationCode,
  refund,
  bookedAt,
}: View) => ({
  _id,
  category: category as View['category'],
  state,
  bookingStatus,
  currency,
  total,
  holdExpiresAt,
  confirmationCode,
  refund,
  bookedAt,
});

export function presentSummary(booking: MockStay, now: Date): StaySummary {
  const view = presentBooking(booking, now);
  const { hotel, rooms, stay, nights, checkInAt, checkOutAt } = view;
  return {
    ...commonSummary(view),
    hotel,
    rooms: rooms.map(({ room: { facts: _facts, ...room } }) => ({ room })),
    stay,
    nights,
    checkInAt,
    checkOutAt,
  };
}
