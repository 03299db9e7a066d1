import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGES, languageChoice, setLanguageCookie } from '#lib/server/language.ts';
import { siteUrl } from '#lib/server/site-url.ts';
import { languageRoutes } from '#lib/shared/language-routes.ts';
import { translatedPage } from '#lib/shared/translated-pages.ts';

/**
 * Answers a link of an email that names its language: leads to the same page without the name, and stores the language as
 * the browser's choice if it has made none. A browser that has chosen keeps its choice, so no link switches it. Returns
 * whether it answered. Browsers keep what follows # at such an answer (Fetch, HTTP-redirect fetch), so secrets there stay.
 */
export function linkedLanguage({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' || !url.includes(`${languageRoutes.linked}=`)) return false;
  const asked = URL.parse(url, siteUrl());
  if (!asked || asked.origin !== siteUrl().origin || !translatedPage(asked.pathname)) return false;
  const language = LANGUAGES.find((one) => one === asked.searchParams.get(languageRoutes.linked));
  if (!language) return false;
  asked.searchParams.delete(languageRoutes.linked);
  const cookie = setLanguageCookie(language, siteUrl().protocol === 'https:');
  response.writeHead(303, {
    location: `${asked.pathname}${asked.search}`,
    'cache-control': 'no-store',
    ...(languageChoice(headers.cookie) ? {} : { 'set-cookie': cookie }),
  });
  response.end();
  return true;
}
