import type { Metadata } from 'next';
import { PostPage } from '#features/blogs/components/post-page.tsx';
import { structuredData } from '#features/blogs/rules/structured-data.ts';
import { presentPost } from '#features/blogs/server/index.ts';
import { StaysFrom } from '#features/hotels/components/stays-from.tsx';
import { clock } from '#lib/server/clock.ts';
import { siteUrl } from '#lib/server/site-url.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { comingWeekend } from '#lib/shared/stay-params.ts';
import { HOME_ZONE } from '#lib/shared/dates.ts';
import { NoPage, noPage } from '../../../no-page.tsx';
import { sharedAs } from '../../../shared-as.ts';
import { StructuredData } from '../../../structured-data.tsx';
import { readStays } from '../read-stays.ts';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = presentPost((await params).slug);
  if (!post) return noPage;
  const { slug, title, summary: description, scene, author } = post;
  return {
    title,
    description,
    authors: [{ name: author.name }],
    ...sharedAs({ title, description, card: serverRoutes.card('place', scene.seed), canonical: routes.post(slug) }),
  };
}

/** A post of the magazine in the language of the page, with what search engines read about it. */
export default async function Post({ params }: Props) {
  const post = presentPost((await params).slug);
  if (!post) return <NoPage framed />;
  const today = clock.today(HOME_ZONE);
  const stay = { ...comingWeekend(today), rooms: [{ adults: 2, childAges: [] }] };
  const places = await readStays(post.places, stay);
  const picture = new URL(serverRoutes.card('place', post.scene.seed), siteUrl()).href;
  return (
    <>
      <StructuredData>{structuredData(post, siteUrl(), picture)}</StructuredData>
      <PostPage post={post} stays={places.length ? <StaysFrom places={places} stay={stay} today={today} /> : null} />
    </>
  );
}
