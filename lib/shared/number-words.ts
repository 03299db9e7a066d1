import { oneOrMany, t } from './texts.ts';
import { withCommas } from './word-lists.ts';

/** @texts */
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "two hours", "one day", "14 days": small numbers as words, for running text. */
export const countedInWords = (count: number, one: string, many = `${one}s`): string =>
  `${t(SMALL[count] ?? withCommas(count))} ${t(oneOrMany(count, one, many))}`;

/** "both", "all three", "all 12": two or more things together. */
export const allOf = (count: number): string =>
  count === 2 ? t('both') : t('all {count}', { count: t(SMALL[count] ?? String(count)) });
