import { siteUrl } from '#lib/server/site-url.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';

/** The address of the site is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic';

/** Public pages are open to all; what belongs to a person, or is for machines, is not for an index. */
const OPEN = [routes.landing(), serverRoutes.apiDocs()];
const CLOSED = [
  serverRoutes.api(),
  routes.bookings(),
  routes.hotelReview({}),
  routes.hotelConfirmation(''),
  serverRoutes.gatewayCheckout(''),
];

/** A route of ours, because Next's `robots.ts` sends a text without its charset. */
export function GET(): Response {
  const lines = [
    'User-Agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(serverRoutes.sitemap(), siteUrl()).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' },
  });
}
