import 'server-only';
import type { Translation } from '#lib/shared/texts.ts';
import { FRAME } from './hindi/frame.ts';
import { HOTEL_PAGE } from './hindi/hotel-page.ts';
import { HOTELS } from './hindi/hotels.ts';
import { NOUNS } from './hindi/nouns.ts';

const plurals = new Intl.PluralRules('hi');

/** Hindi: every text of the translated pages. One file for each part of the product. */
export const HINDI: Translation = {
  locale: 'hi-IN',
  texts: Object.assign(Object.create(null) as Record<string, string>, NOUNS, FRAME, HOTELS, HOTEL_PAGE),
  isOne: (count) => plurals.select(count) === 'one',
};
