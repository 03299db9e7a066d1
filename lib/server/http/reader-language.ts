import 'server-only';
import { type Language, languageChoice } from '../language.ts';
import type { RequestFacts } from '../request-facts.ts';

/** The language that the calling browser has chosen at /language; null where it chose none. No right depends on it. */
export const readerLanguage = ({ headers }: Pick<RequestFacts, 'headers'>): Language | null =>
  languageChoice(headers.get('cookie'));
