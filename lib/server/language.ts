import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { A_YEAR } from '#lib/shared/language-routes.ts';
import type { Translation } from '#lib/shared/texts.ts';

/** Languages that a reader can choose. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that a request asks for. */
export type Reading = {
  /** What the reader chose. */
  language: Language;
  /** The translation of this page; undefined where it is shown in English. */
  translation: Translation | undefined;
  /** Addresses of the scripts that bring the translation to the browser, in their order; for who reads another language. */
  scripts: readonly string[];
};

const ENGLISH: Reading = { language: 'en', translation: undefined, scripts: [] };

/** Shared by the whole process: pages are bundled apart from the server that renders them (ADR 2). */
const READINGS = Symbol.for('sarai.readings');
const shared = globalThis as { [READINGS]?: AsyncLocalStorage<Reading> };
const readings = (shared[READINGS] ??= new AsyncLocalStorage());
if (!Object.getOwnPropertyDescriptor(globalThis, 'translation'))
  Object.defineProperty(globalThis, 'translation', { get: () => readings.getStore()?.translation });

/** The language of the request that is being answered. */
export const reading = (): Reading => readings.getStore() ?? ENGLISH;

/** Runs work in a language. The server answers many people at once, so the language belongs to the call. */
export const inLanguage = <Result>(chosen: Reading, work: () => Result): Result => readings.run(chosen, work);

/**
 * Runs work in English. Data is in English whoever asks for it, because some of it is cached for everybody or stored;
 * what shows it translates it.
 */
export const inEnglish = <Result>(work: () => Result): Result => readings.run(ENGLISH, work);

/** The name of the cookie; over https no other host or path can set it. */
export const languageCookie = (secure: boolean): string => `${secure ? '__Host-' : ''}language`;

/** The `Set-Cookie` header that stores a browser's choice for a year. */
export const setLanguageCookie = (language: Language, secure: boolean): string =>
  `${languageCookie(secure)}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The language chosen in these cookies; null where none was. */
export function languageChoice(cookies: string | null | undefined): Language | null {
  const value = /(?:^|;\s*)(?:__Host-)?language=(\w+)/.exec(cookies ?? '')?.[1];
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** The same; English where none was chosen. */
export const chosenLanguage = (cookies: string | undefined): Language => languageChoice(cookies) ?? 'en';
