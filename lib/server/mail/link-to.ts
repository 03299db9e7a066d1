import 'server-only';
import { languageRoutes } from '#lib/shared/language-routes.ts';
import { translatedPage } from '#lib/shared/translated-pages.ts';

/**
 * An absolute link to a path of ours for an email or document: based on PUBLIC_URL, never on a request's Host header.
 * In an email in Hindi it leads to the page in Hindi, where that exists, also in a browser that has chosen no language.
 */
export function linkTo(path: string): string {
  const url = new URL(path, process.env.PUBLIC_URL || 'http://localhost:3000');
  if (globalThis.translation && translatedPage(url.pathname)) url.searchParams.set(languageRoutes.linked, 'hi');
  return url.toString();
}
