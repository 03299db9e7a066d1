import Link from 'next/link';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Poster, type PosterScene } from '#components/ui/poster.tsx';
import styles from './print.module.css';

export type PrintProps = {
  scene: PosterScene;
  name: string;
  href?: string;
  /** One or two lines below the name. */
  children?: ReactNode;
  /** Level of the name's heading. */
  level?: 2 | 3 | 4;
  priority?: boolean;
  className?: string;
};

/** A framed poster, 3:4, with the place's name. */
export function Print({ scene, name, href, children, level = 3, priority, className }: PrintProps) {
  const Heading = `h${level}` as const;
  const frame = (
    <>
      <Poster {...scene} width={300} height={400} priority={priority} className={styles.picture} />
      <Heading className={styles.name} style={{ '--letters': longestWord(name) } as CSSProperties}>
        {name}
      </Heading>
      {children && <div className={styles.lines}>{children}</div>}
    </>
  );
  const look = classNames(styles.print, className);
  return href ? (
    <Link href={href} className={look}>
      {frame}
    </Link>
  ) : (
    <div className={look}>{frame}</div>
  );
}

/** Letters of the longest word: the lettering shrinks to fit the frame. */
const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));
