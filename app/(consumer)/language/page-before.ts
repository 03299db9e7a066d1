import { languageRoutes } from '#lib/shared/language-routes.ts';
import { routes } from '#lib/shared/routes.ts';

/**
 * The page from which somebody came to the choice of a language, to return there: a path of this site. The landing page
 * where the browser does not say, or came from elsewhere.
 */
export function pageBefore(referer: string | null, host: string | null): string {
  if (!referer || !host || !URL.canParse(referer)) return routes.landing();
  const { host: from, pathname, search } = new URL(referer);
  return from === host && pathname !== languageRoutes.choice() ? ownPath(pathname + search) : routes.landing();
}

/** The path, if it is one of this site; else the landing page. `//host` and `/\host` would lead to another site. */
export const ownPath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : routes.landing());
