import type { MetadataRoute } from 'next';
import { siteUrl } from '#lib/server/site-url.ts';
import { routes } from '#lib/shared/routes.ts';

/** The address of the site is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic';

/** Public pages are open to all; what belongs to a person, or is for machines, is not for an index. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: [routes.landing(), routes.apiDocs()],
      disallow: [routes.api(), routes.bookings(), routes.hotelReview({}), routes.hotelConfirmation(''), routes.gatewayCheckout('')],
    },
    sitemap: new URL(routes.sitemap(), siteUrl()).href,
  };
}
