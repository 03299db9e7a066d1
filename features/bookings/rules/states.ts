/** The booking's life (DESIGN.md, "The heart"). One table enables the button, guards the server and draws the diagram. */
export const BOOKING_STATES = [
  'quoted',
  'held',
  'awaiting_approval',
  'approved',
  'paying',
  'confirming',
  'confirmed',
  'paying_change',
  'amending',
  'cancelling',
  'cancelled',
  'declined',
  'expired',
  'failed',
  'unknown',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Actions of people and of the system on a booking. */
export const BOOKING_ACTIONS = [
  'hold',
  'requestApproval',
  'approve',
  'decline',
  'release',
  'saveGuests',
  'pay',
  'capture',
  'abandonPayment',
  'confirm',
  'fail',
  'loseTrack',
  'expire',
  'cancel',
  'finishCancel',
  'payChange',
  'amend',
  'finishAmend',
  'announce',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/**
 * The transition table: the state an action leads to; actions that are not listed are refused. A capture in `held` or
 * `expired` is a payment that arrived after the traveller abandoned it: the room is booked once more at the agreed
 * price. `amending`: a part of a confirmed booking is being cancelled or changed at the supplier. `paying_change`: a
 * change is being paid at the gateway; the tickets are unchanged until then. `awaiting_approval` keeps the hold; after
 * approval an abandoned payment leads back to `held`. `announce`: the airline announced new times of a ticketed flight.
 */
export const TRANSITIONS = {
  quoted: { hold: 'held', requestApproval: 'awaiting_approval', saveGuests: 'quoted', expire: 'expired' },
  held: {
    hold: 'held',
    release: 'expired',
    saveGuests: 'held',
    pay: 'paying',
    capture: 'confirming',
    expire: 'expired',
  },
  awaiting_approval: {
    approve: 'approved',
    decline: 'declined',
    release: 'expired',
    saveGuests: 'awaiting_approval',
    expire: 'expired',
  },
  approved: { release: 'expired', saveGuests: 'approved', pay: 'paying', expire: 'expired' },
  paying: { saveGuests: 'paying', pay: 'paying', capture: 'confirming', abandonPayment: 'held', expire: 'expired' },
  confirming: { confirm: 'confirmed', fail: 'failed', loseTrack: 'unknown' },
  confirmed: {
    saveGuests: 'confirmed',
    cancel: 'cancelling',
    payChange: 'paying_change',
    amend: 'amending',
    announce: 'confirmed',
  },
  paying_change: { pay: 'paying_change', capture: 'amending', abandonPayment: 'confirmed' },
  amending: { finishAmend: 'confirmed' },
  cancelling: { finishCancel: 'cancelled' },
  cancelled: {},
  declined: {},
  expired: { capture: 'confirming' },
  failed: {},
  unknown: { confirm: 'confirmed', fail: 'failed', loseTrack: 'unknown' },
} as const satisfies Record<BookingState, Partial<Record<BookingAction, BookingState>>>;

/** The state an action leads to; null when the table does not allow it. */
export function nextState(state: BookingState, action: BookingAction): BookingState | null {
  const row: Partial<Record<BookingAction, BookingState>> = TRANSITIONS[state];
  return row[action] ?? null;
}
