import 'server-only';
import { inEnglish, inLanguage, type Language, type Reading } from '../language.ts';
import type { Email } from '../ports/mail.ts';
import { HINDI } from '../texts/hindi.ts';
import { withLayout } from './render-email.ts';

const IN_HINDI: Reading = { language: 'hi', translation: HINDI, scripts: [] };

/** Runs work in the language of a person: their emails and push messages. Null: they chose none, and read English. */
export const inLanguageOf = <Result>(language: Language | null | undefined, work: () => Result): Result =>
  language === 'hi' ? inLanguage(IN_HINDI, work) : inEnglish(work);

/**
 * Writes an email in its reader's language, in the one layout. Everything it says is read before, outside: data and
 * documents are in English (ADR 56), and `write` translates them.
 */
export const writeIn = <Written extends Pick<Email, 'subject' | 'text' | 'html'> | null>(
  language: Language | null | undefined,
  write: () => Written,
): Written =>
  inLanguageOf(language, () => {
    const written = write();
    return written && withLayout(written);
  });
