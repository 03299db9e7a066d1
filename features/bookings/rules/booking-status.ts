import { BOOKING_STATES, type BookingState } from './states.ts';

export type BookingStatus = 'CONFIRMED' | 'PENDING' | 'CANCELLED' | 'FAILED';

/** The wire name of a state (3.21). CONFIRMED is the one that trip reminders use. */
const STATUS: Record<BookingState, BookingStatus> = {
  quoted: 'PENDING',
  held: 'PENDING',
  awaiting_approval: 'PENDING',
  approved: 'PENDING',
  paying: 'PENDING',
  confirming: 'PENDING',
  unknown: 'PENDING',
  confirmed: 'CONFIRMED',
  paying_change: 'CONFIRMED',
  amending: 'CONFIRMED',
  cancelling: 'CANCELLED',
  cancelled: 'CANCELLED',
  declined: 'FAILED',
  expired: 'FAILED',
  failed: 'FAILED',
};

/** Status labels for lists and exports. */
export const TRIP_STATUS: Record<BookingStatus, string> = {
  CONFIRMED: 'Confirmed',
  PENDING: 'Not finished',
  CANCELLED: 'Cancelled',
  FAILED: 'Not booked',
};

export const statusOf = (state: BookingState): BookingStatus => STATUS[state];

/** The states behind wire statuses. */
export const statesOf = (statuses: readonly BookingStatus[]): BookingState[] =>
  BOOKING_STATES.filter((state) => statuses.includes(STATUS[state]));

/** The lists of My trips. A price check or a released hold is not a booking. */
export const LIVE_STATES = [
  'held',
  'awaiting_approval',
  'approved',
  'paying',
  'confirming',
  'unknown',
  'confirmed',
  'paying_change',
  'amending',
] as const satisfies readonly BookingState[];
export const CANCELLED_STATES = ['cancelling', 'cancelled', 'failed'] as const satisfies readonly BookingState[];
