import { formatDate } from '#lib/shared/dates.ts';
import type { PostCard } from '../contract.ts';

/** Who wrote a post, when, and how long it takes to read. */
export function PostLine({ post }: { post: Pick<PostCard, 'author' | 'published' | 'updated' | 'minutes'> }) {
  const { author, published, updated, minutes } = post;
  return (
    <>
      {author.name}, <time dateTime={published}>{dateOf(published)}</time>
      {updated && (
        <>
          , checked again <time dateTime={updated}>{dateOf(updated)}</time>
        </>
      )}
      {`, ${minutes} min read`}
    </>
  );
}

/** "25 Nov 2026": a post is read years later too. */
const dateOf = (date: string): string => formatDate(date, '').slice(4);
