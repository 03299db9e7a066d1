import type { Metadata } from 'next';
import { Magazine } from '#features/blogs/components/magazine.tsx';
import { listPosts as operation } from '#features/blogs/contract.ts';
import { MAGAZINE } from '#features/blogs/rules/magazine.ts';
import { listPosts } from '#features/blogs/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { sharedAs } from '../../shared-as.ts';

const { title, description } = MAGAZINE;

export const metadata: Metadata = {
  title,
  description,
  ...sharedAs({ title, description, card: serverRoutes.card('home', PRODUCT.id) }),
  alternates: { canonical: routes.magazine(), types: { 'application/rss+xml': serverRoutes.feed() } },
};

export default async function MagazinePage() {
  const { posts } = await read(operation, listPosts, undefined);
  return <Magazine posts={posts} />;
}
