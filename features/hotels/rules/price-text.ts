import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';

/** The unit of a nightly price: "a night", "a night for 2 rooms". */
export const nightlyLabel = (rooms: number): string =>
  rooms > 1 ? t('a night for {rooms}', { rooms: counted(rooms, 'room') }) : t('a night');

/** @texts */
const BEGINNINGS = ['Extra guests', 'Rounded to the rupee'];

/**
 * The label of a line of a price in the language of the page. Prices are computed, stored and cached with English labels:
 * "₹4,720 × 2 nights", "Extra guests, 2 nights", "GST, 5%", "Rounded to the rupee".
 */
export function priceLineText(label: string): string {
  const known = BEGINNINGS.find((words) => label.startsWith(words)) ?? '';
  return t(known) + label.slice(known.length).replace(/(?<=\d )(?:nights?|rooms?)/g, (noun) => t(noun));
}
