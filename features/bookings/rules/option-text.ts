import type * as z from 'zod';
import type { optionFacts } from '#features/policy/contract.ts';
import { CABIN_LABELS } from '#lib/shared/cabin-classes.ts';
import { clockOf, daysLater } from '#lib/shared/flight-times.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';

type Option = z.infer<typeof optionFacts>;
type Alternative = { title: string; detail: string; total: number; saves: number };

/** The description of an offer in comparisons: room and rate, another hotel, or flights with times and fare. */
export function optionText(option: Option): { title: string; detail: string } {
  if (option.mode === 'hotel')
    return option.roomId
      ? { title: option.room, detail: `${option.hotel}, ${option.rate}` }
      : { title: option.hotel, detail: option.rate };
  if (option.mode !== 'flight') return { title: option.name, detail: '' };
  const times = option.legs.map(({ departs, arrives }) => {
    const later = daysLater(departs, arrives);
    return `${clockOf(departs)}–${clockOf(arrives)}${later > 0 ? ` (+${counted(later, 'day')})` : ''}`;
  });
  const cabin = CABIN_LABELS[option.legs[0]?.cabin ?? 2];
  return {
    title: andList(option.legs.map(({ flights }) => flights)),
    detail: `${times.join(' and ')}, ${cabin}, ${option.fare}`,
  };
}

/**
 * The cheapest offers in policy below `total` (paise), at most `most`. Offers with the same text and price count once:
 * searches of several cabins find some twice.
 */
export function cheaperOptions(
  evaluated: readonly { inPolicy: boolean; option: Option }[],
  total: number,
  most: number,
): Alternative[] {
  const cheaper = evaluated
    .filter(({ inPolicy, option }) => inPolicy && option.total < total)
    .map(({ option }) => ({ ...optionText(option), total: option.total, saves: total - option.total }));
  return [...new Map(cheaper.map((one) => [`${one.title} ${one.detail} ${one.total}`, one])).values()]
    .sort((a, b) => a.total - b.total)
    .slice(0, most);
}
