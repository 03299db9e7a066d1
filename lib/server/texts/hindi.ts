import 'server-only';
import type { Translation } from '#lib/shared/texts.ts';
import { FRAME } from './hindi/frame.ts';
import { HOTELS } from './hindi/hotels.ts';
import { NOUNS } from './hindi/nouns.ts';

const plurals = new Intl.PluralRules('hi');

/** Hindi: every text of the translated pages. One file for each part of the product. */
export const HINDI: Translation = {
  locale: 'hi-IN',
  texts: { ...NOUNS, ...FRAME, ...HOTELS },
  isOne: (count) => plurals.select(count) === 'one',
};
