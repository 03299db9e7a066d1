import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { locale } from '#lib/shared/texts.ts';
import type { PostView } from '../contract.ts';

/** A post as search engines read it: schema.org's BlogPosting, as JSON-LD. `picture` is its absolute address. */
export function structuredData(post: PostView, site: URL, picture: string): string {
  const address = new URL(routes.post(post.slug), site).href;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    datePublished: post.published,
    dateModified: post.updated ?? post.published,
    inLanguage: locale(),
    timeRequired: `PT${post.minutes}M`,
    mainEntityOfPage: address,
    url: address,
    image: picture,
    author: { '@type': 'Organization', name: post.author.name },
    publisher: { '@type': 'Organization', name: PRODUCT.name, url: new URL(routes.landing(), site).href },
    citation: post.sources.map(({ title, publisher, href }) => ({
      '@type': 'CreativeWork',
      name: title,
      publisher,
      url: href,
    })),
  });
}
