import { oneOrMany, t } from './texts.ts';

/** @texts */
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const joined = (words: readonly string[], last: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** "Economy, Premium Economy or Business". */
export const orList = (words: readonly string[]): string => joined(words, t('or'));
/** "Wi-Fi, parking and breakfast". */
export const andList = (words: readonly string[]): string => joined(words, t('and'));

/** "1 night", "12 nights", "1,200 people": a figure with its noun; commas at thousands (9.9). */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${withCommas(count)} ${t(oneOrMany(count, one, many))}`;

/** "two hours", "one day", "14 days": small numbers as words, for running text. */
export const countedInWords = (count: number, one: string, many = `${one}s`): string =>
  `${t(SMALL[count] ?? withCommas(count))} ${t(oneOrMany(count, one, many))}`;

/** "both", "all three", "all 12": two or more things together. */
export const allOf = (count: number): string =>
  count === 2 ? t('both') : t('all {count}', { count: t(SMALL[count] ?? String(count)) });

export const withCommas = (count: number): string => String(count).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');

/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
