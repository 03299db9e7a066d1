import { dataLanguage } from '#lib/shared/texts.ts';

/**
 * `lang` of a text that somebody typed, on a page in Hindi: English, unless it has letters of Hindi. Undefined where the
 * page’s own language is right, and on pages in English.
 */
export const languageOf = (typed: string): 'en-IN' | undefined =>
  /[\u0900-\u097f]/.test(typed) ? undefined : dataLanguage();
