import { siteUrl } from '#lib/server/site-url.ts';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';

/** The address of the site is known at run time, not at build time. */
export const dynamic = 'force-dynamic';

/** Public pages may be indexed; personal pages and those for machines may not. */
const OPEN = [routes.landing(), serverRoutes.apiDocs()];
const CLOSED = [
  serverRoutes.api(),
  routes.bookings(),
  workRoutes.desk(),
  routes.hotelReview({}),
  routes.hotelConfirmation(''),
  packageRoutes.review({}),
  cartRoutes.cart(),
  packageRoutes.confirmation(''),
  serverRoutes.gatewayCheckout(''),
];

/** A route handler, because Next's `robots.ts` sends no charset. */
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
