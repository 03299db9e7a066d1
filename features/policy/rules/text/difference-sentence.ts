import { CABIN_LABELS, type CabinClass } from '#lib/shared/cabin-classes.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { MODE_LABELS, type TravelMode } from '#lib/shared/travel-modes.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { ELSEWHERE, NOT_TRAVELLED, type Difference } from '../difference.ts';
import { regionName, REGIONS, type Region } from '../regions.ts';
import { FILTER_LABELS, SSR_LABELS, type HotelFilter, type SsrType } from '../vocabulary.ts';

const EACH: Record<TravelMode, string> = {
  hotel: 'a night',
  flight: 'each way',
  train: 'a journey',
  bus: 'a journey',
  car: 'a day',
};

/** Names of approval configurations and regions by id. */
export type DifferenceNames = { approval: (configId: string) => string; regions?: readonly Region[] };

/** "Budget for Metro cities: ₹6,500 a night, now ₹7,000." One change, without its mode (`MODE_LABELS`). */
export function differenceSentence(difference: Difference, names: DifferenceNames): string {
  switch (difference.field) {
    case 'eligible':
      return difference.after ? 'Now part of the policy.' : 'No longer part of the policy.';
    case 'budget':
      return `${budgetSubject(difference, names.regions ?? REGIONS)}: ${amountLabel(difference.before, difference.mode)}, now ${amountLabel(difference.after, difference.mode)}.`;
    case 'refundableOnly':
      return difference.after ? 'Only refundable rates now.' : 'Rates no longer have to be refundable.';
    case 'dateChange':
      return difference.after
        ? 'Dates may now be changed after booking.'
        : 'Dates may no longer be changed after booking.';
    case 'daysAhead':
      return `Booking ahead: ${daysText(difference.before)}, now ${daysText(difference.after)}.`;
    case 'approvalConfigId':
      return `Approval: ${approvalLabel(difference.before, names)}, now ${approvalLabel(difference.after, names)}.`;
    default:
      return listSentence(difference);
  }
}

const LISTS = {
  cabins: ['Cabins', 'allowed', 'no longer allowed'],
  extras: ['Extras', 'paid for', 'no longer paid for'],
  stars: ['Stars', 'allowed', 'no longer allowed'],
  filters: ['The hotel', 'must have', 'need no longer have'],
} as const;

function listSentence({ field, added, removed }: Extract<Difference, { added: unknown }>): string {
  const [subject, now, noMore] = LISTS[field];
  const named = (ids: readonly (string | number)[]) => andList(ids.map((id) => word(field, id)));
  if (field === 'filters')
    return `${subject} ${andList([...(added.length ? [`${now} ${named(added)}`] : []), ...(removed.length ? [`${noMore} ${named(removed)}`] : [])])}.`;
  return `${subject}: ${andList([...(added.length ? [`${named(added)} now ${now}`] : []), ...(removed.length ? [`${named(removed)} ${noMore}`] : [])])}.`;
}

function word(field: keyof typeof LISTS, id: string | number): string {
  if (field === 'cabins') return CABIN_LABELS[id as CabinClass];
  if (field === 'extras') return SSR_LABELS[id as SsrType];
  return field === 'filters' ? FILTER_LABELS[id as HotelFilter] : String(id);
}

const budgetSubject = ({ regionId }: { regionId: number }, regions: readonly Region[]) =>
  regionId === ELSEWHERE ? 'Budget for every other region' : `Budget for ${regionName(regionId, regions)}`;
const amountLabel = (amount: number | null, mode: TravelMode) =>
  amount === null
    ? 'no limit'
    : amount === NOT_TRAVELLED
      ? 'not part of the policy'
      : `${formatMoney(money(amount))} ${EACH[mode]}`;
const daysText = (days: number) => (days ? counted(days, 'day') : 'no rule');
const approvalLabel = (configId: string | null, { approval }: DifferenceNames) =>
  configId === null ? 'the company default' : `“${approval(configId)}”`;

/** Mode and sentence of a change as the contract has them. */
export const differenceLine = (difference: Difference, names: DifferenceNames) => ({
  subject: MODE_LABELS[difference.mode],
  effect: difference.effect,
  text: differenceSentence(difference, names),
});
