import type { FieldErrors } from '#lib/shared/errors.ts';
import { rupeesInField, typedRupees } from '#lib/shared/read-rupees.ts';
import { MODE_LABELS, type TravelMode } from '#lib/shared/travel-modes.ts';
import type { PolicyConfigEntry, PolicyDraft, TravelPolicy } from '../contract.ts';
import { CAP_LIMITS } from './caps.ts';

/** One way to travel as it is typed: the budgets are text in rupees, by regional category; no text, no budget. */
export type FormEntry = { entry: PolicyConfigEntry; rupees: Record<number, string> };

/** A policy as it is typed: every way to travel of 3.18, in its order. */
export type PolicyForm = { travelPolicyName: string; note: string; entries: FormEntry[] };

const every = {
  eligibility: false,
  budget: [],
  dateChangeAllowed: true,
  bookingWindow: 0,
  approvalConfiguration: { approvalConfigId: null },
};
const UNTOUCHED: readonly PolicyConfigEntry[] = [
  { ...every, travelCategory: 1, refundable: false, hotelCategory: [3, 4], filters: [] },
  { ...every, travelCategory: 2, cabinClass: [2], ssrTypes: [] },
  { ...every, travelCategory: 3 },
  { ...every, travelCategory: 4 },
  { ...every, travelCategory: 5 },
];

/** The form of a policy, or of a new one. */
export function formOf(policy: TravelPolicy | null): PolicyForm {
  const entries = UNTOUCHED.map(
    (untouched) =>
      policy?.policyConfigData.find(({ travelCategory }) => travelCategory === untouched.travelCategory) ?? untouched,
  );
  return {
    travelPolicyName: policy?.travelPolicyName ?? '',
    note: '',
    entries: entries.map((entry) => ({
      entry,
      rupees: Object.fromEntries(
        entry.budget.map(({ regionalCategoryId, amount }) => [regionalCategoryId, rupeesInField(amount)]),
      ),
    })),
  };
}

/** What is sent for a form; or, beside its field, each amount that cannot be read. */
export function draftOf({ travelPolicyName, note, entries }: PolicyForm): {
  draft: PolicyDraft;
  problems: FieldErrors;
} {
  const problems: FieldErrors = {};
  const policyConfigData = entries.map(({ entry, rupees }, at) => {
    const budget = Object.entries(rupees).flatMap(([regionalCategoryId, typed]) => {
      const { paise, problem } = typedRupees(typed, CAP_LIMITS);
      if (problem) problems[`policyConfigData.${at}.budget.${regionalCategoryId}`] = problem;
      return paise === null ? [] : [{ regionalCategoryId: Number(regionalCategoryId), amount: paise }];
    });
    return { ...entry, budget };
  });
  return { draft: { travelPolicyName, note, policyConfigData }, problems };
}

const EACH: Record<TravelMode, string> = {
  hotel: 'per room and night',
  flight: 'per traveller and way, on average',
  train: 'per traveller and journey',
  bus: 'per traveller and journey',
  car: 'per day',
};

/** "Hotels: price cap per room and night, taxes included". */
export const budgetLegend = (mode: TravelMode): string =>
  `${MODE_LABELS[mode]}: price cap ${EACH[mode]}, taxes included`;
