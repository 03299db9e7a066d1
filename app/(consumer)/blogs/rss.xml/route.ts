import { listPosts as operation } from '#features/blogs/contract.ts';
import { rssFeed } from '#features/blogs/rules/rss.ts';
import { listPosts } from '#features/blogs/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { siteUrl } from '#lib/server/site-url.ts';

/** The address of the site is known at run time, not at build time. */
export const dynamic = 'force-dynamic';

/** The magazine for feed readers (1.2). */
export async function GET(): Promise<Response> {
  const { posts } = await read(operation, listPosts, undefined);
  return new Response(rssFeed(posts, siteUrl()), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
