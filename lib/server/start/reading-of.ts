import 'server-only';
import type { IncomingMessage } from 'node:http';
import { isTranslated } from '#lib/shared/translated-pages.ts';
import { chosenLanguage, type Reading } from '../language.ts';
import { HINDI } from '../texts/hindi.ts';
import { TEXTS_SCRIPT } from './texts-script.ts';

/** The language in which a page is rendered: the chosen one where the page exists in it. The API is in English. */
export function readingOf({ headers, url = '/' }: IncomingMessage): Reading {
  if (chosenLanguage(headers.cookie) === 'en') return { language: 'en', translation: undefined, script: undefined };
  const [path = '/', query] = url.split('?', 2);
  const translation = isTranslated(path, new URLSearchParams(query)) ? HINDI : undefined;
  return { language: 'hi', translation, script: TEXTS_SCRIPT };
}
