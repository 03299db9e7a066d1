import { cookies } from 'next/headers';
import { LANGUAGES, languageCookie } from '#lib/server/language.ts';
import { siteUrl } from '#lib/server/site-url.ts';
import { A_YEAR, languageRoutes } from '#lib/shared/language-routes.ts';
import { sitePath } from '../page-before.ts';

/**
 * Stores the chosen language (fields `language` and `back` of the form) and returns to the page before. English is stored,
 * too, so that a link of an email in Hindi does not switch who chose it. A language that does not exist, or a form of another site, leads to the form.
 */
export async function POST(request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const language = LANGUAGES.find((one) => one === form.get('language'));
  const isForeign = request.headers.get('sec-fetch-site') === 'cross-site';
  if (!language || isForeign) return seeOther(languageRoutes.choice());
  const secure = siteUrl().protocol === 'https:';
  (await cookies()).set(languageCookie(secure), language, {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: A_YEAR,
  });
  return seeOther(sitePath(form.get('back') ?? ''));
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });
