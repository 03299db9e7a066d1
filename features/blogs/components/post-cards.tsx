import Link from 'next/link';
import card from '#components/ui/card-link.module.css';
import { classNames } from '#components/ui/class-names.ts';
import { Poster } from '#components/ui/poster.tsx';
import { routes } from '#lib/shared/routes.ts';
import type { PostCard } from '../contract.ts';
import { PostLine } from './post-line.tsx';
import styles from './post-cards.module.css';

/** Posts as pictures with their titles. `level` is that of the titles; `first` is in the first view. */
export function PostCards({ posts, level = 2, first }: { posts: PostCard[]; level?: 2 | 3; first?: boolean }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {posts.map((post, at) => (
        <li key={post.slug} className={classNames(card.card, styles.card)}>
          <div className={styles.frame}>
            <Poster {...post.scene} width={400} height={240} priority={first && at < 3} fill />
          </div>
          <div className={styles.words}>
            <Heading className="h4">
              <Link href={routes.post(post.slug)} className={card.link} prefetch={false}>
                {post.title}
              </Link>
            </Heading>
            <p className={styles.summary}>{post.summary}</p>
            <p className={styles.line}>
              <PostLine post={post} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
