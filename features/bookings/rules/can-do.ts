import { dateInZone, formatInstant, timeInZone } from '#lib/shared/dates.ts';
import type { Category } from './category.ts';
import { PRODUCT_LABELS } from './product-labels.ts';
import { BOOKING_ACTIONS, nextState, type BookingAction, type BookingState } from './states.ts';

/**
 * Facts besides the state: the time, the end of the hold, check-in or first departure, and whether the travellers are
 * named.
 */
export type BookingFacts = {
  category?: Category;
  now: Date;
  holdExpiresAt: Date | null;
  checkInAt: Date;
  zone: string;
  hasDetails: boolean;
};

export type Permission = { allowed: boolean; reason: string | null };

type Sentences = { states: Record<BookingState, string>; can: Record<BookingAction, string> };

const sentencesOf = (
  { thing, things, seller, Seller, isHeld }: (typeof PRODUCT_LABELS)[Category],
  some: { no: string; confirms: string; only: string; gone: string; who: string },
): Sentences => ({
  states: {
    quoted: `The price was checked, but ${some.no} held yet.`,
    held: `${isHeld(1)} and not paid for yet.`,
    awaiting_approval: 'This booking waits for approval.',
    approved: 'This booking is approved and not paid for yet.',
    paying: 'A payment for this booking is under way.',
    confirming: `The payment has arrived and ${seller} is ${some.confirms}.`,
    confirmed: 'This booking is confirmed.',
    paying_change: `A change of this booking is being paid for; until then it is unchanged.`,
    amending: `A change of this booking is under way at ${seller}.`,
    cancelling: 'This booking is being cancelled.',
    cancelled: 'This booking is cancelled.',
    declined: 'This booking was declined.',
    expired: some.gone,
    failed: `${Seller} could not confirm this booking, and what was paid goes back.`,
    unknown: `The payment has arrived and ${seller} has not answered yet; we keep asking.`,
  },
  can: {
    hold: `Check the price again to hold ${things}.`,
    requestApproval: 'Only what is not held yet is sent for approval.',
    approve: 'Nobody is asked to approve it.',
    decline: 'Nobody is asked to approve it.',
    release: `Only ${some.only} can be released.`,
    saveGuests: some.who,
    pay: `Only ${some.only} can be paid for.`,
    capture: 'A payment that arrives now goes back in full.',
    abandonPayment: 'There is no open payment to cancel.',
    confirm: `There is nothing for ${seller} to confirm.`,
    fail: `There is nothing for ${seller} to refuse.`,
    loseTrack: `No answer of ${seller} is outstanding.`,
    expire: 'There is no hold to end.',
    cancel: 'Only a confirmed booking can be cancelled.',
    finishCancel: 'No cancellation is under way.',
    payChange: `Only a confirmed ${thing} can be changed.`,
    amend: `Only a confirmed ${thing} can be changed.`,
    finishAmend: 'No change is under way.',
    announce: `Only a confirmed ${thing} can be given new times.`,
  },
});

/** What is paid for later of a package is a part of its price, or another departure. */
const withLaterPayments = ({ states, can }: Sentences): Sentences => ({
  states: {
    ...states,
    paying_change:
      'A later payment for this booking is open at the checkout; until it is made, the booking is unchanged.',
    amending: 'A later payment or a change of this booking is being booked.',
  },
  can: { ...can, payChange: 'Only a confirmed package has later payments and changes.' },
});

const SENTENCES: Record<Category, Sentences> = {
  hotel: sentencesOf(PRODUCT_LABELS.hotel, {
    no: 'no room is',
    confirms: 'confirming the room',
    only: 'a held room',
    gone: 'The room is no longer held, and nothing was charged.',
    who: 'Guests can be changed until the payment is made, and once it is confirmed until check-in.',
  }),
  flight: sentencesOf(PRODUCT_LABELS.flight, {
    no: 'no seats are',
    confirms: 'issuing the tickets',
    only: 'a held flight',
    gone: 'The flight is no longer held, and nothing was charged.',
    who: 'Names can be changed until the payment is made: a ticket is for one person.',
  }),
  package: withLaterPayments(
    sentencesOf(PRODUCT_LABELS.package, {
      no: 'no places are',
      confirms: 'confirming the places',
      only: 'a held package',
      gone: 'The places are no longer held, and nothing was charged.',
      who: 'Guests can be changed until the payment is made, and once it is confirmed until the journey begins.',
    }),
  ),
};

/** Whether an action is possible now, and if not, why: one sentence for the disabled button and the refused call. */
export function canDo(state: BookingState, action: BookingAction, facts: BookingFacts): Permission {
  if (nextState(state, action) === null)
    return { allowed: false, reason: reasonOf(state, action, facts.category ?? 'hotel') };
  const reason = blockedByFacts(state, action, facts);
  return { allowed: reason === null, reason };
}

/** What the state of a booking means, in a sentence. */
export const stateSentence = (state: BookingState, category: Category): string => SENTENCES[category].states[state];

const reasonOf = (state: BookingState, action: BookingAction, category: Category): string =>
  `${SENTENCES[category].states[state]} ${SENTENCES[category].can[action]}`;

/** The answer for every action. */
export const actionsOf = (state: BookingState, facts: BookingFacts) =>
  Object.fromEntries(BOOKING_ACTIONS.map((action) => [action, canDo(state, action, facts)])) as Record<
    BookingAction,
    Permission
  >;

/** True when the hold has ended, or there is none. */
export const holdIsOver = (facts: Pick<BookingFacts, 'now' | 'holdExpiresAt'>): boolean =>
  !facts.holdExpiresAt || facts.holdExpiresAt <= facts.now;

function blockedByFacts(state: BookingState, action: BookingAction, facts: BookingFacts): string | null {
  const labels = PRODUCT_LABELS[facts.category ?? 'hotel'];
  if (action === 'pay' && holdIsOver(facts)) return holdEnded(facts);
  if (action === 'pay' && !facts.hasDetails) return labels.named;
  const hasBegun = state === 'confirmed' && facts.checkInAt <= facts.now;
  if (hasBegun && (action === 'cancel' || (action === 'amend' && labels.endsChanges)))
    return `${labels.begins} ${begin(facts)}, so this booking can no longer be cancelled here.`;
  if (action !== 'saveGuests' || state !== 'confirmed') return null;
  if (labels.namesFixed) return labels.namesFixed;
  return hasBegun ? `${labels.begins} ${begin(facts)}, so the guests can no longer be changed here.` : null;
}

const begin = ({ checkInAt, zone, now }: BookingFacts) => formatInstant(checkInAt, zone, dateInZone(now, zone));

/** "The hold on this room ended at 12:00. …": used wherever the deadline was missed. */
export function holdEnded({
  holdExpiresAt,
  zone,
  now,
  category = 'hotel',
}: Pick<BookingFacts, 'holdExpiresAt' | 'zone' | 'category' | 'now'>): string {
  const today = dateInZone(now, zone);
  const sameDay = holdExpiresAt && dateInZone(holdExpiresAt, zone) === today;
  const when = !holdExpiresAt
    ? ''
    : sameDay
      ? ` at ${timeInZone(holdExpiresAt, zone)}`
      : ` on ${formatInstant(holdExpiresAt, zone, today)}`;
  return `The hold on this ${PRODUCT_LABELS[category].thing} ended${when}. Nothing was charged. Check the price again to go on.`;
}
