import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Poster, type PosterScene } from '#components/ui/poster.tsx';
import styles from './state-card.module.css';

export type StateCardProps = {
  scene: PosterScene;
  title: string;
  /** The state, and what it means. */
  children: ReactNode;
  /** At most two buttons; the first is the next step. */
  actions?: ReactNode;
  /** 1 where the state is the whole page. */
  level?: 1 | 2 | 3;
  /** Announces it when it appears, for errors. */
  announce?: boolean;
  className?: string;
};

/** A picture, a sentence and a next step; used by `EmptyState` and `ErrorState`. */
export function StateCard({ scene, title, children, actions, level = 2, announce, className }: StateCardProps) {
  const Heading = `h${level}` as const;
  return (
    <section
      className={classNames('card', styles.state, level === 1 && styles.page, className)}
      role={announce ? 'alert' : undefined}
    >
      <Poster {...scene} width={560} height={315} className={styles.picture} />
      <div className={styles.words}>
        <Heading className={level === 1 ? 'h2' : 'h3'}>{title}</Heading>
        <div className={styles.text}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
