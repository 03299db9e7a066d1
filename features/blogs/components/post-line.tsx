import { Sentence } from '#components/ui/sentence.tsx';
import { formatDay } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import type { PostCard } from '../contract.ts';

/** Who wrote a post, when, and how long it takes to read. */
export function PostLine({ post }: { post: Pick<PostCard, 'author' | 'published' | 'updated' | 'minutes'> }) {
  const { author, published, updated, minutes } = post;
  return (
    <Sentence
      text={t(
        updated
          ? '{author}, {published}, checked again {updated}, {minutes} min read'
          : '{author}, {published}, {minutes} min read',
      )}
      parts={{ author: author.name, published: <Day date={published} />, updated: <Day date={updated} />, minutes }}
    />
  );
}

/** "25 Nov 2026": a post is read years later too. */
const Day = ({ date }: { date: string | null }) => date && <time dateTime={date}>{formatDay(date, '')}</time>;
