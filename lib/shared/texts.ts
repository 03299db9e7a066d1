/** What a page needs to be shown in a language other than English. */
export type Translation = {
  /** BCP 47, for `lang` and for `Intl`. */
  locale: 'hi-IN';
  /** English text → its translation (`lib/server/texts`). */
  texts: Readonly<Record<string, string>>;
  /** Whether a count takes the form of one thing, by the plural rules of the language (CLDR). */
  isOne: (count: number) => boolean;
  /** Translates a sentence that was written in English and filled: `messageText` of `lib/shared/messages.ts`. */
  message: (english: string) => string;
  /** In the browser: loads parts of the catalogue that are not here yet (`withTexts` of `lib/client/with-texts.ts`). */
  load?: (parts: readonly string[]) => Promise<unknown>;
};

declare global {
  /**
   * The language of the page that is being rendered or shown; undefined in English. On the server it belongs to the request
   * (`lib/server/language.ts`), in the browser to the document: a script sets it before the page's own scripts run.
   */
  var translation: Translation | undefined;
}

/**
 * A text in the language of the page. The English text is the key; where the catalogue lacks it, it is shown in English.
 * `values` fill the places in braces: `t('Stays in {city}', { city })`. Never at the top level of a module, which is read
 * once for all languages: `tests/architecture/texts.test.ts`.
 */
export function t(text: string, values?: Readonly<Record<string, string | number>>): string {
  const words = globalThis.translation?.texts[text] ?? text;
  return values ? words.replace(/{(\w+)}/g, (_, name: string) => String(values[name])) : words;
}

/** Chooses between two texts by a count: in English one and all others, elsewhere by the rules of the language. */
export const oneOrMany = (count: number, one: string, many: string): string =>
  (globalThis.translation?.isOne(count) ?? count === 1) ? one : many;

/**
 * `lang` of what stays in English on a page in another language, such as the description of a journey; undefined on a page
 * in English.
 */
export const dataLanguage = (): 'en-IN' | undefined => globalThis.translation && 'en-IN';

/** The locale of the page's dates, numbers and `lang`. */
export const locale = (): string => globalThis.translation?.locale ?? 'en-IN';
