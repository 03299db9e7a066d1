import { dateInZone, formatInstant, timeInZone } from '#lib/shared/dates.ts';
import { BOOKING_ACTIONS, nextState, type BookingAction, type BookingState } from './states.ts';

/** What besides the state decides: the clock, the deadline of the hold, check-in, and whether the guests are named. */
export type BookingFacts = { now: Date; holdExpiresAt: Date | null; checkInAt: Date; zone: string; hasDetails: boolean };

export type Permission = { allowed: boolean; reason: string | null };

const WHERE_IT_STANDS: Record<BookingState, string> = {
  quoted: 'The price was checked, but no room is held yet.',
  held: 'The room is held and not paid for yet.',
  awaiting_approval: 'This booking waits for approval.',
  approved: 'This booking is approved and not paid for yet.',
  paying: 'A payment for this booking is under way.',
  confirming: 'The payment has arrived and the hotel is confirming the room.',
  confirmed: 'This booking is confirmed.',
  cancelling: 'This booking is being cancelled.',
  cancelled: 'This booking is cancelled.',
  declined: 'This booking was declined.',
  expired: 'The room is no longer held, and nothing was charged.',
  failed: 'The hotel could not confirm this booking, and what was paid goes back.',
  unknown: 'The payment has arrived and the hotel has not answered yet; we keep asking.',
};

const WHEN_IT_CAN: Record<BookingAction, string> = {
  hold: 'Check the price again to hold a room.',
  release: 'Only a held room can be let go.',
  saveGuests: 'Guests can be changed until the payment is made, and once it is confirmed until check-in.',
  pay: 'Only a held room can be paid for.',
  capture: 'A payment that arrives now goes back in full.',
  abandonPayment: 'There is no open payment to leave.',
  confirm: 'There is nothing for the hotel to confirm.',
  fail: 'There is nothing for the hotel to refuse.',
  loseTrack: 'No answer of the hotel is outstanding.',
  expire: 'There is no hold to end.',
  cancel: 'Only a confirmed booking can be cancelled.',
  finishCancel: 'No cancellation is under way.',
};

/** May this be done now, and if not, why: a sentence for the disabled button and for the refused call alike. */
export function canDo(state: BookingState, action: BookingAction, facts: BookingFacts): Permission {
  if (nextState(state, action) === null) return { allowed: false, reason: `${WHERE_IT_STANDS[state]} ${WHEN_IT_CAN[action]}` };
  const reason = blockedByFacts(state, action, facts);
  return { allowed: reason === null, reason };
}

/** Every action with its answer, for the view. */
export const actionsOf = (state: BookingState, facts: BookingFacts) =>
  Object.fromEntries(BOOKING_ACTIONS.map((action) => [action, canDo(state, action, facts)])) as Record<BookingAction, Permission>;

/** True when the deadline of the hold has passed, or there is none. */
export const holdIsOver = (facts: Pick<BookingFacts, 'now' | 'holdExpiresAt'>): boolean => !facts.holdExpiresAt || facts.holdExpiresAt <= facts.now;

function blockedByFacts(state: BookingState, action: BookingAction, facts: BookingFacts): string | null {
  if (action === 'pay' && holdIsOver(facts)) return holdEnded(facts);
  if (action === 'pay' && !facts.hasDetails) return 'Name the guests first, one for each room; then you can pay.';
  const stayHasBegun = state === 'confirmed' && facts.checkInAt <= facts.now;
  if (stayHasBegun && action === 'cancel') return `Check-in was on ${checkIn(facts)}, so this booking can no longer be cancelled here.`;
  if (stayHasBegun && action === 'saveGuests') return `Check-in was on ${checkIn(facts)}, so the guests can no longer be changed here.`;
  return null;
}

const checkIn = ({ checkInAt, zone, now }: BookingFacts) => formatInstant(checkInAt, zone, dateInZone(now, zone));

/** "The hold on this room ended at 12:00. …": said wherever the deadline was missed. */
export function holdEnded({ holdExpiresAt, zone }: Pick<BookingFacts, 'holdExpiresAt' | 'zone'>): string {
  const when = holdExpiresAt ? ` at ${timeInZone(holdExpiresAt, zone)}` : '';
  return `The hold on this room ended${when}. Nothing was charged. Check the price again to go on.`;
}
