import { CABIN_LABELS } from '#lib/shared/cabin-classes.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { andList, counted, orList } from '#lib/shared/word-lists.ts';
import type { PartyLimits } from '../party-limits.ts';
import { FILTER_LABELS } from '../vocabulary.ts';

const MODE = { hotel: 'hotels', flight: 'flights' } as const;
const EACH = { hotel: 'a night', flight: 'each way' } as const;

/** The limits in one line, above a listing: "up to ₹5,000 a night, 2–4 stars, refundable rates only". */
export function limitText(limits: PartyLimits | null, mode: 'hotel' | 'flight'): string {
  if (!limits) return 'no travel policy applies, every price is allowed';
  if (limits.refused === 'mode') return `${MODE[mode]} are not part of the travel policy`;
  if (limits.refused === 'region') return 'the travel policy has no budget for this destination';
  return [
    limits.budget === null ? 'no limit on the price' : `up to ${formatMoney(money(limits.budget))} ${EACH[mode]}`,
    ...(mode === 'hotel' ? hotelText(limits) : [cabinText(limits)]),
    ...(limits.daysAhead ? [`booked at least ${counted(limits.daysAhead, 'day')} ahead`] : []),
  ].join(', ');
}

const hotelText = ({ stars, refundableOnly, filters }: PartyLimits): string[] => [
  stars.length ? starsLabel(stars) : 'no hotel category that all of you may book',
  ...(refundableOnly ? ['refundable rates only'] : []),
  ...(filters.length ? [`with ${andList(filters.map((filter) => FILTER_LABELS[filter]))}`] : []),
];

const cabinText = ({ cabins }: PartyLimits): string =>
  cabins.length ? orList(cabins.map((cabin) => CABIN_LABELS[cabin])) : 'no cabin that all of you may book';

/** "2–4 stars" for consecutive ratings, else "1, 3 or 5 stars". */
function starsLabel(stars: readonly number[]): string {
  const [first = 0, last = 0] = [stars[0], stars.at(-1)];
  if (stars.length === 1) return first === 1 ? '1 star' : `${first} stars`;
  return last - first === stars.length - 1 ? `${first}–${last} stars` : `${orList(stars.map(String))} stars`;
}
