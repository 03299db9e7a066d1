import { formatMoney, money } from '#lib/shared/money.ts';
import type { Category } from './category.ts';
import type { BookingState } from './states.ts';
import { MODE_LABELS, type TravelMode } from '#lib/shared/travel-modes.ts';

type BooksFor = 'self' | 'reports' | 'department' | 'company';
type CostField = 'costCentre' | 'project' | 'purpose';

export const modeRefusal = (mode: TravelMode): string =>
  `Your company does not book ${MODE_LABELS[mode].toLowerCase()} here. Nothing was booked. Ask an administrator to allow it in Configuration.`;

const WHOM: Record<BooksFor, string> = {
  self: 'You can book only for yourself.',
  reports: 'You may book for yourself and for the people who report to you.',
  department: 'You may book for yourself and for others of your department.',
  company: 'You may book for everybody who works there now.',
};
export const whomRefusal = (booksFor: BooksFor): string => `${WHOM[booksFor]} Leave the others out, or let them book.`;

export const COST_FIELD_LABELS: Record<CostField, string> = {
  costCentre: 'Cost centre',
  project: 'Project',
  purpose: 'Purpose of the trip',
};
const ASKED: Record<CostField, string> = {
  costCentre: 'Enter the cost centre.',
  project: 'Enter the project.',
  purpose: 'Say what the trip is for.',
};

/** Messages by field for required fields that are empty. */
export const costFieldProblems = (
  required: readonly CostField[],
  given: Partial<Record<CostField, string>>,
): Record<string, string> =>
  Object.fromEntries(
    required
      .filter((field) => !given[field]?.trim())
      .map((field) => [`fields.${field}`, `${ASKED[field]} Your company asks for it at each booking.`]),
  );

export const NEEDS_APPROVAL =
  'Your company wants this to be approved first. Nothing is held or charged yet. Give a reason for the trip, and it is held while they decide.';
/** Extras of a ticketed trip that would cost more than what was approved for it. */
export const ABOVE_APPROVED =
  'With this the trip costs more than your company has approved for it. Nothing was added and nothing was charged. Choose less, or leave it to the airline at check-in.';
/** A rule requires approval, but its approvers travel along, have left or may not approve. */
export const NOBODY_CAN_APPROVE =
  'Nobody in your company can approve this today: the approvers travel along, have left, or may not approve. Ask an administrator to name someone under Configuration.';
export const NEEDS_NOBODY = 'Nobody has to approve this any more. Hold it and book.';
/**
 * True for a booking that was declined, expired, withdrawn or could not be booked: the same trip may be requested
 * again.
 */
export const mayAskAgain = (state: BookingState): boolean =>
  state === 'declined' || state === 'expired' || state === 'failed';

/** What a change is of, as its messages name it. */
export type ChangedThing = 'flight' | 'stay';
/** What a change of a company's booking is of. Companies book no packages. */
export const CHANGED_THINGS = { hotel: 'stay', flight: 'flight' } as const satisfies Partial<
  Record<Category, ChangedThing>
>;

const datesStay = (reasons: readonly { rule: string }[]): boolean => reasons.some(({ rule }) => rule === 'date-change');

/** New dates of a stay that nobody may approve, as the dialog says it below the reasons. */
export const datesNotAllowed = (reasons: readonly { rule: string }[]): string =>
  datesStay(reasons)
    ? 'Your company does not allow it. Keep the dates, or cancel this stay and book the new ones.'
    : 'Your company does not allow these dates. Choose others.';

const CHOOSE_AGAIN: Record<ChangedThing, string> = {
  flight: 'Choose another flight or day, or keep the trip as it is.',
  stay: 'Choose other dates, or keep the stay as it is.',
};
const INSTEAD: Record<ChangedThing, string> = { flight: 'another flight', stay: 'other dates' };

/** Why a change of a flight or of the dates of a stay is refused, and what can be done instead. */
export const changeOutside = (reasons: readonly { rule: string; text: string }[], thing: ChangedThing): string =>
  [
    ...reasons.map(({ text }) => text),
    'Nothing was changed and nothing was charged.',
    ...(datesStay(reasons) ? ['Cancel this booking and make a new one, or keep it as it is.'] : [CHOOSE_AGAIN[thing]]),
  ].join(' ');

const NEEDS_APPROVAL_FIRST: Record<ChangedThing, string> = {
  flight: 'Request approval, choose a flight that needs none, or keep the trip as it is.',
  stay: 'Request approval, choose dates that need none, or keep the stay as it is.',
};
export const changeNeedsApproval = (thing: ChangedThing): string =>
  `Your company wants a change like this to be approved first. Nothing was changed and nothing was charged. ${NEEDS_APPROVAL_FIRST[thing]}`;
export const CHANGE_NEEDS_NOBODY = 'Nobody has to approve this change any more. Make it now.';
export const CHANGES_FLIGHTS_ONLY = 'This booking is no flight, so its date cannot be changed here.';
export const CHANGES_STAYS_ONLY = 'This booking is no stay, so its dates cannot be changed here.';
export const CHANGE_ASKED_ALREADY =
  'A change of this trip already waits for approval. Withdraw that request first, or wait for the answer.';
export const NO_CHANGE_WAITS = 'No change of this trip waits for approval.';
/** New dates whose check-in leaves no time for an answer. */
export const TOO_LATE_TO_ASK =
  'These dates need approval, and check-in is too soon for an answer. Choose later dates, or keep the stay as it is.';

/** Why an approved change is not made automatically. Paise. */
export const changeTooDear = (total: number, upTo: number, currency: string, thing: ChangedThing): string =>
  `The trip would now cost ${formatMoney(money(total, currency))} in all; approved is up to ${formatMoney(money(upTo, currency))}. Nothing was changed and nothing was charged. Request approval for today’s price, or choose ${INSTEAD[thing]}.`;

/** What a ceiling may be that is asked for. */
export const windowCeilingMessage = (least: string, most: string): string =>
  `Ask for an amount from ${least} to ${most}.`;
