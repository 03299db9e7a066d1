import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import type { OptionFacts } from './facts.ts';
import type { Verdict } from './reasons.ts';
import type { Region } from './regions.ts';
import { smallestChange, type Change } from './smallest-change.ts';
import type { PolicyTerms } from './terms.ts';
import { evaluatePolicy } from './verdict.ts';

/** How far back a draft is tried on what happened. */
export const DRY_RUN_DAYS = 90;

/**
 * A search or booking as it was recorded: who, when, what was on the page. `chosenId` names the option that was booked,
 * null for a search that led to nothing. `recordId` is the booking's or search's own.
 */
export type TravelRecord = {
  recordId: string;
  employeeId: string;
  on: IsoDate;
  chosenId: string | null;
  options: readonly OptionFacts[];
};

/** A booking that the draft would have refused: why, and what else was on that page for its traveller. */
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
  /** The newest REFUSALS_SHOWN of those that the draft refuses though the terms of today allow them, newest first; and how many there are in all. */
  refused: readonly Refusal[];
  refusedCount: number;
  /** How many the draft allows though the terms of today do not. */
  newlyAllowed: number;
  /** How many both refuse. */
  stillRefused: number;
  /** Of the refused: how many had another option inside, and what those would have cost less in all (paise; below zero: more). */
  withOtherOption: number;
  saved: number;
  /** Searches in which something is inside today, but nothing under the draft. */
  emptied: number;
};

/** Refusals that are kept and shown; the rest are counted. */
export const REFUSALS_SHOWN = 50;

export type DryRunTerms = {
  draft: PolicyTerms;
  current: PolicyTerms | null;
  today: IsoDate;
  regions?: readonly Region[];
};
export type DryRunInput = DryRunTerms & { records: readonly TravelRecord[] };

/** A dry run that is fed page by page: what it keeps does not grow with the number of records. */
export type DryRunTally = { add: (records: readonly TravelRecord[]) => void; result: () => DryRun };

/**
 * Evaluates a draft on the searches and bookings of the last 90 days, before anyone is evaluated by it. Money counts only
 * where another option was really on the page: nobody knows what people would have done otherwise. Records older than
 * that, or of the future, are left out. Records may come in any order and in any number of pages.
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

/** The same over records that are at hand. */
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
