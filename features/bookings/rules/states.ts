/** The booking's life (DESIGN.md, "The heart"). One table enables the button, guards the server and draws the diagram. */
export const BOOKING_STATES = [
  'quoted', 'held', 'awaiting_approval', 'approved', 'paying', 'confirming', 'confirmed', 'cancelling', 'cancelled', 'declined', 'expired', 'failed', 'unknown',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** What a person or the system may do to a booking. */
export const BOOKING_ACTIONS = ['hold', 'release', 'saveGuests', 'pay', 'capture', 'abandonPayment', 'confirm', 'fail', 'loseTrack', 'expire', 'cancel', 'finishCancel'] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];
