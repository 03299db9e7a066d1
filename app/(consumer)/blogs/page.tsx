import type { Metadata } from 'next';
import { Magazine } from '#features/blogs/components/magazine.tsx';
import { magazineDescription, magazineTitle } from '#features/blogs/rules/magazine.ts';
import { presentPosts } from '#features/blogs/server/index.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { sharedAs } from '../../shared-as.ts';

export function generateMetadata(): Metadata {
  const [title, description] = [magazineTitle(), magazineDescription()];
  return {
    title,
    description,
    ...sharedAs({ title, description, card: serverRoutes.card('home', PRODUCT.id) }),
    alternates: { canonical: routes.magazine(), types: { 'application/rss+xml': serverRoutes.feed() } },
  };
}

export default function MagazinePage() {
  return <Magazine posts={presentPosts()} />;
}
