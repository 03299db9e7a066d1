import { CABIN_CLASSES, CABIN_LABELS } from '#lib/shared/cabin-classes.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { LimitChange, PolicyChange } from '#lib/shared/policy-change.ts';
import { MODE_LABELS, TRAVEL_MODES, type TravelMode } from '#lib/shared/travel-modes.ts';
import { andList, capital, counted } from '#lib/shared/word-lists.ts';
import { type Difference, differenceOf, ELSEWHERE, NOT_TRAVELLED } from '../difference.ts';
import { regionName } from '../regions.ts';
import type { ModeTerms, PolicyTerms } from '../terms.ts';
import { FILTER_LABELS, SSR_LABELS, SSR_TYPES, STARS } from '../vocabulary.ts';

/** The most limits that a notice names: a message is written for each person. */
export const MOST_LIMITS = 12;

const WITHOUT: ModeTerms = { eligible: true, budgets: [], dateChange: true, daysAhead: 0, approvalConfigId: null };

/** The terms of someone to whom no policy applies: nothing is refused. */
export const NO_POLICY: PolicyTerms = {
  ...Object.fromEntries(TRAVEL_MODES.map((mode) => [mode, WITHOUT])),
  hotel: { ...WITHOUT, refundableOnly: false, stars: STARS, filters: [] },
  flight: { ...WITHOUT, cabins: CABIN_CLASSES, extras: SSR_TYPES },
};

/**
 * The change of someone's terms in words; null when both evaluate alike. `approval`: the name of an approval
 * configuration.
 */
export function changeNotice(
  before: PolicyTerms,
  after: PolicyTerms,
  approval: (configId: string) => string,
): Omit<PolicyChange, 'changedAt'> | null {
  const differences = differenceOf(before, after);
  if (!differences.length) return null;
  const limits = differences.map((difference) => limitChange(difference, before, after, approval));
  return {
    limits: limits.slice(0, MOST_LIMITS),
    more: Math.max(0, limits.length - MOST_LIMITS),
    verdict: verdictOn(differences),
  };
}

function verdictOn(differences: readonly Difference[]): string {
  const effects = new Set(differences.map(({ effect }) => effect));
  if (effects.has('stricter')) return 'A trip that was in policy before may be out of policy now.';
  if (effects.has('looser') && !effects.has('other')) return 'Every trip that was in policy before still is.';
  return differences.every(({ field, effect }) => effect !== 'other' || field === 'approvalConfigId')
    ? 'Every trip that was in policy before still is, but other people may have to approve it.'
    : 'A trip that was in policy before may be out of policy now.';
}

function limitChange(
  difference: Difference,
  before: PolicyTerms,
  after: PolicyTerms,
  approval: (configId: string) => string,
): LimitChange {
  const { mode, field } = difference;
  const name = MODE_LABELS[mode];
  switch (field) {
    case 'eligible':
      return { limit: name, ...both(difference, allowedText) };
    case 'budget':
      return { limit: `${name}${regionText(difference.regionId)}, ${EACH[mode]}`, ...both(difference, amountText) };
    case 'refundableOnly':
      return { limit: `${name}, rates`, ...both(difference, (only) => (only ? 'Refundable only' : 'Any')) };
    case 'dateChange':
      return { limit: `${name}, changes of dates`, ...both(difference, allowedText) };
    case 'daysAhead':
      return { limit: `${name}, booked ahead by`, ...both(difference, daysText) };
    case 'approvalConfigId':
      return {
        limit: `${name}, approval`,
        ...both(difference, (id) => (id === null ? 'The company’s default' : `“${approval(id)}”`)),
      };
    default:
      return { limit: `${name}, ${LISTS[field]}`, was: listText(field, before), now: listText(field, after) };
  }
}

const EACH: Record<TravelMode, string> = {
  hotel: 'a night',
  flight: 'each way',
  train: 'a journey',
  bus: 'a journey',
  car: 'a day',
};
const LISTS = { cabins: 'cabins', extras: 'extras', stars: 'stars', filters: 'what a hotel must have' } as const;

const both = <Value>({ before, after }: { before: Value; after: Value }, text: (value: Value) => string) => ({
  was: text(before),
  now: text(after),
});
const allowedText = (allowed: boolean) => (allowed ? 'Allowed' : 'Not allowed');
const daysText = (days: number) => (days ? counted(days, 'day') : 'No limit');
const regionText = (regionId: number) =>
  regionId === ELSEWHERE ? ' in every other region' : ` in ${regionName(regionId)}`;
const amountText = (amount: number | null) =>
  amount === null ? 'No limit' : amount === NOT_TRAVELLED ? 'Not allowed' : formatMoney(money(amount));

function listText(field: keyof typeof LISTS, { hotel, flight }: PolicyTerms): string {
  const words = {
    cabins: flight?.cabins.map((cabin) => CABIN_LABELS[cabin]) ?? [],
    extras: flight?.extras.map((type) => SSR_LABELS[type]) ?? [],
    stars: hotel?.stars.map(String) ?? [],
    filters: hotel?.filters.map((filter) => FILTER_LABELS[filter]) ?? [],
  }[field];
  return words.length ? capital(andList(words)) : field === 'filters' ? 'Nothing' : 'None';
}
