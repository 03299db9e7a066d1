import { t } from '#lib/shared/texts.ts';

/** @texts */
const WHOLE = ['Extra guests', 'Rounded to the rupee'];

/**
 * The label of a line of a price in the language of the page. Prices are computed, stored and cached with English labels:
 * "₹4,720 × 2 nights", "Extra guests, 2 nights", "GST, 5%", "Rounded to the rupee".
 */
export const priceLineText = (label: string): string =>
  label
    .replace(new RegExp(`^(?:${WHOLE.join('|')})`), (words) => t(words))
    .replace(/(?<=\d )(?:nights?|rooms?)/g, (noun) => t(noun));
