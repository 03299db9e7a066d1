import type { MetadataRoute } from 'next';
import { getHighlights as operation } from '#features/hotels/contract.ts';
import { getHighlights } from '#features/hotels/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { siteUrl } from '#lib/server/site-url.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';

/** Which places have stays is known when the site runs. */
export const dynamic = 'force-dynamic';

/** The pages that are for everyone: the landing, every place with stays, what this is, the API. Hotels are linked from their places. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { places } = await read(operation, getHighlights, undefined);
  const paths = [
    routes.landing(),
    routes.about(),
    routes.help(),
    routes.terms(),
    routes.privacy(),
    serverRoutes.apiDocs(),
    ...places.map(({ slug }) => routes.hotelListing({ city: slug })),
  ];
  return paths.map((path) => ({ url: new URL(path, siteUrl()).href }));
}
