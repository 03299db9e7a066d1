import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import type { OptionFacts } from './facts.ts';
import type { Verdict } from './reasons.ts';
import type { Region } from './regions.ts';
import { smallestChange, type Change } from './smallest-change.ts';
import type { PolicyTerms } from './terms.ts';
import { evaluatePolicy } from './verdict.ts';

/** How many days a dry run looks back. */
export const DRY_RUN_DAYS = 90;

/**
 * A recorded search or booking: who, when, and the offers shown. `chosenId` is the option that was booked, null for a
 * search without a booking. `recordId` is the id of the booking or search.
 */
export type TravelRecord = {
  recordId: string;
  employeeId: string;
  on: IsoDate;
  chosenId: string | null;
  options: readonly OptionFacts[];
};

/** A booking that the draft would have refused, with the reasons and the alternatives its traveller was shown. */
export type Refusal = {
  recordId: string;
  employeeId: string;
  on: IsoDate;
  option: OptionFacts;
  verdict: Verdict;
  change: Change | null;
};

export type DryRun = {
  from: IsoDate;
  until: IsoDate;
  bookings: number;
  searches: number;
  /**
   * The newest REFUSALS_SHOWN bookings that the draft refuses and the current terms allow, newest first, and their
   * total number.
   */
  refused: readonly Refusal[];
  refusedCount: number;
  /** Bookings that the draft allows and the current terms refuse. */
  newlyAllowed: number;
  /** Bookings that both refuse. */
  stillRefused: number;
  /**
   * Refused bookings with an alternative in policy on the same page, and what those would have saved in total (paise;
   * negative: cost more).
   */
  withOtherOption: number;
  saved: number;
  /** Searches with an option in policy today, but none under the draft. */
  emptied: number;
};

/** How many refused bookings are listed; the rest are only counted. */
export const REFUSALS_SHOWN = 50;

export type DryRunTerms = {
  draft: PolicyTerms;
  current: PolicyTerms | null;
  today: IsoDate;
  regions?: readonly Region[];
};
export type DryRunInput = DryRunTerms & { records: readonly TravelRecord[] };

/** A dry run fed page by page; its memory does not grow with the number of records. */
export type DryRunTally = { add: (records: readonly TravelRecord[]) => void; result: () => DryRun };

/**
 * Evaluates a draft on the searches and bookings of the last 90 days. Savings count only where an alternative was shown
 * on the same page. Older and future records are ignored. Records may come in any order and any number of pages.
 */
export function dryRunTally({ draft, current, today, regions }: DryRunTerms): DryRunTally {
  const from = addDays(today, -DRY_RUN_DAYS);
  const counts = {
    bookings: 0,
    searches: 0,
    refusedCount: 0,
    newlyAllowed: 0,
    stillRefused: 0,
    withOtherOption: 0,
    saved: 0,
    emptied: 0,
  };
  let refused: Refusal[] = [];

  const addOne = (record: TravelRecord) => {
    counts.searches++;
    if (emptied(record, draft, current, regions)) counts.emptied++;
    for (const { was, is, refusal } of outcomeOf(record, draft, current, regions)) {
      counts.bookings++;
      if (!was) counts[is ? 'newlyAllowed' : 'stillRefused']++;
      if (!refusal) continue;
      counts.refusedCount++;
      refused.push(refusal);
      if (refusal.change?.priceDifference == null) continue;
      counts.withOtherOption++;
      counts.saved -= refusal.change.priceDifference;
    }
  };
  return {
    add(records) {
      for (const record of records) if (record.on >= from && record.on <= today) addOne(record);
      refused = refused.sort(newestFirst).slice(0, REFUSALS_SHOWN);
    },
    result: () => ({ from, until: today, ...counts, refused }),
  };
}

const newestFirst = (a: Refusal, b: Refusal): number =>
  a.on === b.on ? compare(a.recordId, b.recordId) : compare(b.on, a.on);

/** The same for records in memory. */
export function dryRun({ records, ...terms }: DryRunInput): DryRun {
  const tally = dryRunTally(terms);
  tally.add(records);
  return tally.result();
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Outcome = { was: boolean; is: boolean; refusal: Refusal | null };

function outcomeOf(
  { recordId, employeeId, on, chosenId, options }: TravelRecord,
  draft: PolicyTerms,
  current: PolicyTerms | null,
  regions?: readonly Region[],
): Outcome[] {
  const option = options.find(({ id }) => id === chosenId);
  if (!option) return [];
  const circumstances = { bookedOn: on, regions };
  const verdict = evaluatePolicy(draft, option, circumstances);
  const was = evaluatePolicy(current, option, circumstances).inPolicy;
  if (verdict.inPolicy || !was) return [{ was, is: verdict.inPolicy, refusal: null }];
  const change = smallestChange([draft], option, options, circumstances);
  return [{ was, is: false, refusal: { recordId, employeeId, on, option, verdict, change } }];
}

function emptied(
  { on, options }: TravelRecord,
  draft: PolicyTerms,
  current: PolicyTerms | null,
  regions?: readonly Region[],
): boolean {
  const circumstances = { bookedOn: on, regions };
  const somethingIn = (terms: PolicyTerms | null) =>
    options.some((option) => evaluatePolicy(terms, option, circumstances).inPolicy);
  return somethingIn(current) && !somethingIn(draft);
}
