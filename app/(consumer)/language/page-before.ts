import { languageRoutes } from '#lib/shared/language-routes.ts';
import { routes } from '#lib/shared/routes.ts';

/**
 * The page from which somebody came to the choice of a language, to return there: a path of this site. The landing page
 * where the browser does not say, or came from elsewhere. Browsers say themselves whether it is the same site
 * (`Sec-Fetch-Site`), but not over plain http.
 */
export function pageBefore(headers: Pick<Headers, 'get'>): string {
  const referer = headers.get('referer');
  if (!referer || !URL.canParse(referer)) return routes.landing();
  const { host, pathname, search } = new URL(referer);
  const own = headers.get('sec-fetch-site') === 'same-origin' || host === headers.get('host');
  return own && pathname !== languageRoutes.choice() ? sitePath(pathname + search) : routes.landing();
}

/** The path, if it is one of this site; else the landing page. `//host` and `/\host` would lead to another site. */
export const sitePath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : routes.landing());
