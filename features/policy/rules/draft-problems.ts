import { MODE_LABELS, POLICY_MODE_CODES, TRAVEL_MODES } from '#lib/shared/travel-modes.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { termsToWire } from './policy-wire.ts';
import type { PolicyTerms } from './terms.ts';

/**
 * What prevents a draft from being published, by field of `policyConfigData`: terms under which nothing could be
 * booked. Such a draft can still be saved.
 */
export function draftProblems(terms: PolicyTerms, knownApprovals: ReadonlySet<string>): FieldErrors {
  const problems: FieldErrors = {};
  const at = (mode: (typeof TRAVEL_MODES)[number], field: string) =>
    `policyConfigData.${termsToWire(terms).findIndex((entry) => entry.travelCategory === POLICY_MODE_CODES[mode])}.${field}`;
  for (const mode of TRAVEL_MODES) {
    const one = terms[mode];
    if (one?.approvalConfigId && !knownApprovals.has(one.approvalConfigId))
      problems[at(mode, 'approvalConfiguration')] = 'This approval configuration was deleted. Choose another one.';
    if (one?.eligible && one.budgets.length && one.budgets.every(({ amount }) => amount === 0))
      problems[at(mode, 'budget')] =
        `Every budget is ₹0, so nothing could be booked. Enter an amount, or take ${MODE_LABELS[mode].toLowerCase()} out of the policy.`;
  }
  if (terms.hotel?.eligible && !terms.hotel.stars.length)
    problems[at('hotel', 'hotelCategory')] = 'Choose at least one hotel category, or no hotel could be booked.';
  if (terms.flight?.eligible && !terms.flight.cabins.length)
    problems[at('flight', 'cabinClass')] = 'Choose at least one cabin, or no flight could be booked.';
  if (!TRAVEL_MODES.some((mode) => terms[mode]?.eligible))
    problems.policyConfigData = 'This policy allows no travel mode. Allow at least one.';
  return problems;
}
