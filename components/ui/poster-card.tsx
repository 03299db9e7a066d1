import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Poster, type PosterScene } from '#components/ui/poster.tsx';
import styles from './poster-card.module.css';

export type PosterCardProps = {
  scene: PosterScene;
  href: string;
  size?: 'sm' | 'md';
  /** Unread: a marigold edge, also stated as text. */
  unread?: boolean;
  /** The price, at the end; on phones below. */
  end: ReactNode;
  children: ReactNode;
};

/** One trip or request in a list, entirely a link: poster, description, price. */
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
