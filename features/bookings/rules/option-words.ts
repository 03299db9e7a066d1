import { CABIN_WORDS } from '#lib/shared/cabin-classes.ts';
import type { OptionFacts } from '#features/policy/rules/facts.ts';
import { andList } from '#lib/shared/word-lists.ts';

/** How an offer is called where somebody compares it: the room and its rate, or the flights with their times and fare. */
export function optionWords(option: OptionFacts): { title: string; detail: string } {
  if (option.mode === 'hotel') return { title: option.room, detail: `${option.hotel}, ${option.rate}` };
  if (option.mode !== 'flight') return { title: option.name, detail: '' };
  const times = option.legs.map(({ departs, arrives }) => `${departs.slice(11, 16)}–${arrives.slice(11, 16)}`);
  const cabin = CABIN_WORDS[option.legs[0]?.cabin ?? 2];
  return {
    title: andList(option.legs.map(({ flights }) => flights)),
    detail: `${times.join(' and ')}, ${cabin}, ${option.fare}`,
  };
}
