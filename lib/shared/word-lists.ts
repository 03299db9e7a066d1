import { oneOrMany, t } from './texts.ts';

const joined = (words: readonly string[], last: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** "Economy, Premium Economy or Business". */
export const orList = (words: readonly string[]): string => joined(words, t('or'));
/** "Wi-Fi, parking and breakfast". */
export const andList = (words: readonly string[]): string => joined(words, t('and'));

/** "1 night", "12 nights", "1,200 people": a figure with its noun; commas at thousands (9.9). */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${withCommas(count)} ${t(oneOrMany(count, one, many))}`;

export const withCommas = (count: number): string => String(count).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');

/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
