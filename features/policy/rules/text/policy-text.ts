import { CABIN_LABELS } from '#lib/shared/cabin-classes.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { MODE_LABELS, modeOfPolicyCode, type TravelMode } from '#lib/shared/travel-modes.ts';
import { andList, capital, counted, orList } from '#lib/shared/word-lists.ts';
import type { PolicyConfigEntry, TravelPolicy } from '../../contract.ts';
import { FILTER_LABELS, SSR_LABELS } from '../vocabulary.ts';

/** Names of the company's regions and approval configurations by id. */
export type PolicyNames = {
  region: (regionalCategoryId: number) => string;
  approval: (approvalConfigId: string) => string;
};

/** The terms of one travel mode in sentences. `allowed` is false where the mode is not allowed. */
export type ModeText = { mode: TravelMode; name: string; allowed: boolean; sentences: string[] };

const EACH: Record<TravelMode, string> = {
  hotel: 'a night',
  flight: 'each way on average',
  train: 'a journey',
  bus: 'a journey',
  car: 'a day',
};
const ORDER: readonly TravelMode[] = ['hotel', 'flight', 'train', 'bus', 'car'];

/** A whole policy in sentences, the modes in the order of 3.18; a mode without terms is not allowed. */
export function policyText(
  { policyConfigData }: Pick<TravelPolicy, 'policyConfigData'>,
  names: PolicyNames,
): ModeText[] {
  return ORDER.map((mode) => {
    const entry = policyConfigData.find(({ travelCategory }) => modeOfPolicyCode(travelCategory) === mode);
    const allowed = entry?.eligibility ?? false;
    return {
      mode,
      name: MODE_LABELS[mode],
      allowed,
      sentences: entry && allowed ? sentences(entry, mode, names) : ['Not part of this policy.'],
    };
  });
}

const sentences = (entry: PolicyConfigEntry, mode: TravelMode, names: PolicyNames): string[] => [
  budgetSentence(entry, mode, names),
  ...kindSentences(entry),
  entry.bookingWindow
    ? `Booked at least ${counted(entry.bookingWindow, 'day')} ahead.`
    : 'Booked any time before travel.',
  entry.dateChangeAllowed ? 'Dates may be changed after booking.' : 'Dates cannot be changed.',
  entry.approvalConfiguration.approvalConfigId === null
    ? 'Uses the company’s default approval.'
    : `Approved by “${names.approval(entry.approvalConfiguration.approvalConfigId)}”.`,
];

/** "Up to ₹6,500 a night in Metro cities and ₹4,500 in Other cities in India, taxes in. Other regions not allowed." */
function budgetSentence({ budget }: PolicyConfigEntry, mode: TravelMode, { region }: PolicyNames): string {
  if (!budget.length) return 'No limit on the price.';
  const [first, ...others] = budget.map(({ regionalCategoryId, amount }) => ({
    amount: formatMoney(money(amount)),
    where: region(regionalCategoryId),
  }));
  const lines = [
    `${first?.amount} ${EACH[mode]} in ${first?.where}`,
    ...others.map(({ amount, where }) => `${amount} in ${where}`),
  ];
  return `Up to ${andList(lines)}, taxes included. Other regions not allowed.`;
}

function kindSentences(entry: PolicyConfigEntry): string[] {
  if (entry.travelCategory === 1) {
    const filters = entry.filters.length
      ? [`With ${andList(entry.filters.map((filter) => FILTER_LABELS[filter]))}.`]
      : [];
    return [
      entry.hotelCategory.length
        ? `Hotels of ${orList(entry.hotelCategory.map(String))} stars.`
        : 'No hotel category yet.',
      ...(entry.refundable ? ['Refundable rates only.'] : []),
      ...filters,
    ];
  }
  if (entry.travelCategory !== 2) return [];
  const cabins = entry.cabinClass.length
    ? `In ${orList(entry.cabinClass.map((cabin) => CABIN_LABELS[cabin]))}.`
    : 'No cabin yet.';
  const extras = entry.ssrTypes.map((type) => SSR_LABELS[type]);
  return [
    cabins,
    extras.length
      ? `${capital(andList(extras))} ${extras.length > 1 ? 'are' : 'is'} paid for.`
      : 'No extras are paid for.',
  ];
}
