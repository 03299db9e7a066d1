import { expect, it } from 'vitest';
import { inLanguage } from '#lib/server/language.ts';
import { HINDI } from '#lib/server/texts/hindi.ts';
import { priceLineText } from './price-text.ts';

it.each([
  ['₹4,720 × 2 nights', '₹4,720 × 2 रातें'],
  ['₹4,720 × 1 night × 3 rooms', '₹4,720 × 1 रात × 3 कमरे'],
  ['Courtyard room: 12 nights', 'Courtyard room: 12 रातें'],
  ['Extra guests, 2 nights', 'अतिरिक्त मेहमान, 2 रातें'],
  ['Rounded to the rupee', 'पूरे रुपये में'],
  ['GST, 5%', 'GST, 5%'],
])('a line of a price, %s, is read in the language of the page', (english, hindi) => {
  expect(priceLineText(english)).toBe(english);
  expect(inLanguage({ language: 'hi', translation: HINDI, scripts: [] }, () => priceLineText(english))).toBe(hindi);
});
