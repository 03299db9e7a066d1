import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { PostCard } from '../contract.ts';
import { magazineDescription, magazineTitle } from './magazine.ts';

/** The magazine as RSS 2.0 (rssboard.org/rss-specification), with absolute addresses; in English, as its address is one. */
export function rssFeed(posts: readonly PostCard[], site: URL): string {
  const absolute = (path: string) => new URL(path, site).href;
  const items = posts.map(({ slug, title, summary, published }) => {
    const address = absolute(routes.post(slug));
    return [
      '    <item>',
      element('title', title),
      element('link', address),
      `      <guid isPermaLink="true">${escapeXml(address)}</guid>`,
      element('description', summary),
      element('pubDate', rfc822(published)),
      '    </item>',
    ].join('\n');
  });
  const latest = posts
    .map(({ published }) => published)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    element('title', `${PRODUCT.name}: ${magazineTitle()}`),
    element('link', absolute(routes.magazine())),
    element('description', magazineDescription()),
    element('language', 'en-IN'),
    ...(latest ? [element('lastBuildDate', rfc822(latest))] : []),
    `      <atom:link href="${escapeXml(absolute(serverRoutes.feed()))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

const element = (name: string, text: string): string => `      <${name}>${escapeXml(text)}</${name}>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** "Wed, 25 Nov 2026 00:00:00 GMT", as RSS wants its dates. */
const rfc822 = (date: string): string => new Date(`${date}T00:00:00Z`).toUTCString();
