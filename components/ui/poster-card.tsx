import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Poster, type PosterScene } from '#components/ui/poster.tsx';
import styles from './poster-card.module.css';

export type PosterCardProps = {
  scene: PosterScene;
  href: string;
  size?: 'sm' | 'md';
  /** Not read yet: a marigold edge. The words say so too. */
  unread?: boolean;
  /** What it costs, at the end; on a phone it stands below the rest. */
  end: ReactNode;
  children: ReactNode;
};

/** One trip or request in a list, all of it one link: its poster, what it is, what it costs. */
export function PosterCard({ scene, href, size = 'md', unread, end, children }: PosterCardProps) {
  const [width, height] = size === 'sm' ? [88, 110] : [132, 132];
  return (
    <Link href={href} className={classNames(styles.card, styles[size], unread && styles.unread)} prefetch={false}>
      <Poster {...scene} width={width} height={height} className={styles.picture} />
      <div className={styles.words}>{children}</div>
      <div className={styles.end}>{end}</div>
    </Link>
  );
}
