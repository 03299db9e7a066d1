import type { MetadataRoute } from 'next';
import { listPosts as magazine } from '#features/blogs/contract.ts';
import { listPosts } from '#features/blogs/server/index.ts';
import { getHighlights as operation } from '#features/hotels/contract.ts';
import { getHighlights } from '#features/hotels/server/index.ts';
import { listPackages as packagesOnSale } from '#features/packages/contract.ts';
import { listPackages } from '#features/packages/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { siteUrl } from '#lib/server/site-url.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { assistantRoutes } from '#lib/shared/assistant-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';

/** Which places have stays is known at run time. */
export const dynamic = 'force-dynamic';

/** The public pages: landing, every place with stays, the magazine, packages, about, API. Hotels are linked from their places. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { places } = await read(operation, getHighlights, undefined);
  const { posts } = await read(magazine, listPosts, undefined);
  const { packages } = await read(packagesOnSale, listPackages, {});
  const paths = [
    routes.landing(),
    routes.about(),
    routes.help(),
    routes.enquiry(),
    assistantRoutes.assistant(),
    routes.terms(),
    routes.privacy(),
    routes.magazine(),
    ...posts.map(({ slug }) => routes.post(slug)),
    packageRoutes.list(),
    ...packages.map(({ slug }) => packageRoutes.page(slug)),
    serverRoutes.apiDocs(),
    ...places.map(({ slug }) => routes.hotelListing({ city: slug })),
  ];
  return paths.map((path) => ({ url: new URL(path, siteUrl()).href }));
}
