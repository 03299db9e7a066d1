import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import type { OptionFacts } from './facts.ts';
import type { Verdict } from './reasons.ts';
import type { Region } from './regions.ts';
import { smallestChange, type Change } from './smallest-change.ts';
import type { PolicyTerms } from './terms.ts';
import { judge } from './verdict.ts';

/** How far back a draft is tried on what happened. */
export const DRY_RUN_DAYS = 90;

/**
 * A search or booking as it was recorded: who, when, what was on the page. `chosenId` names the option that was booked,
 * null for a search that led to nothing. `recordId` is the booking's or search's own.
 */
export type TravelRecord = { recordId: string; employeeId: string; on: IsoDate; chosenId: string | null; options: readonly OptionFacts[] };

/** A booking that the draft would have refused: why, and what else was on that page for its traveller. */
export type Refusal = { recordId: string; employeeId: string; on: IsoDate; option: OptionFacts; verdict: Verdict; change: Change | null };

export type DryRun = {
  from: IsoDate; until: IsoDate;
  bookings: number; searches: number;
  /** Refused by the draft though the terms of today allow them; newest first. */
  refused: readonly Refusal[];
  /** How many the draft allows though the terms of today do not. */
  newlyAllowed: number;
  /** How many both refuse. */
  stillRefused: number;
  /** Of the refused: how many had another option inside, and what those would have cost less in all (paise; below zero: more). */
  withOtherOption: number; saved: number;
  /** Searches in which something is inside today, but nothing under the draft. */
  emptied: number;
};

export type DryRunInput = {
  draft: PolicyTerms; current: PolicyTerms | null; records: readonly TravelRecord[]; today: IsoDate; regions?: readonly Region[];
};

/**
 * Judges a draft on the searches and bookings of the last 90 days, before anyone is judged by it. Money counts only
 * where another option was really on the page: nobody knows what people would have done otherwise. Records older than
 * that, or of the future, are left out.
 */
export function dryRun({ draft, current, records, today, regions }: DryRunInput): DryRun {
  const from = addDays(today, -DRY_RUN_DAYS);
  const recent = records.filter(({ on }) => on >= from && on <= today);
  const outcomes = recent.flatMap((record) => outcomeOf(record, draft, current, regions));
  const refused = outcomes.filter((outcome) => outcome.refusal).map((outcome) => outcome.refusal).filter((refusal) => refusal !== null);
  const differences = refused.flatMap(({ change }) => (change?.priceDifference != null ? [change.priceDifference] : []));
  return {
    from, until: today,
    bookings: outcomes.length, searches: recent.length,
    refused: refused.sort((a, b) => (a.on === b.on ? compare(a.recordId, b.recordId) : compare(b.on, a.on))),
    newlyAllowed: outcomes.filter(({ was, is }) => !was && is).length,
    stillRefused: outcomes.filter(({ was, is }) => !was && !is).length,
    withOtherOption: differences.length,
    saved: differences.reduce((sum, difference) => sum - difference, 0),
    emptied: recent.filter((record) => emptied(record, draft, current, regions)).length,
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Outcome = { was: boolean; is: boolean; refusal: Refusal | null };

function outcomeOf({ recordId, employeeId, on, chosenId, options }: TravelRecord, draft: PolicyTerms, current: PolicyTerms | null, regions?: readonly Region[]): Outcome[] {
  const option = options.find(({ id }) => id === chosenId);
  if (!option) return [];
  const circumstances = { bookedOn: on, regions };
  const verdict = judge(draft, option, circumstances);
  const was = judge(current, option, circumstances).inPolicy;
  if (verdict.inPolicy || !was) return [{ was, is: verdict.inPolicy, refusal: null }];
  const change = smallestChange([draft], option, options, circumstances);
  return [{ was, is: false, refusal: { recordId, employeeId, on, option, verdict, change } }];
}

function emptied({ on, options }: TravelRecord, draft: PolicyTerms, current: PolicyTerms | null, regions?: readonly Region[]): boolean {
  const circumstances = { bookedOn: on, regions };
  const somethingIn = (terms: PolicyTerms | null) => options.some((option) => judge(terms, option, circumstances).inPolicy);
  return somethingIn(current) && !somethingIn(draft);
}
