import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Poster, type PosterScene } from '#components/ui/poster.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import styles from './password-sheet.module.css';

const GATE: PosterScene = { seed: 'key1', kind: 'oldcity', hour: 'dusk', mark: 'fort' };

/** The page around a password form: heading, reason, form. */
export function PasswordSheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className={classNames('card', styles.sheet)}>
      <Poster {...GATE} width={560} height={180} className={styles.picture} />
      <div className={styles.words}>
        <h1 className="h1">{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </section>
  );
}

/** The same page while its form is loading. */
export function LoadingSheet({ label }: { label: string }) {
  return (
    <section className={classNames('card', styles.sheet)} role="status">
      <span className="visually-hidden">{label}</span>
      <Poster {...GATE} width={560} height={180} className={styles.picture} />
      <div className={styles.words} aria-hidden="true">
        <Skeleton width="56%" height={28} />
        <Skeleton width="88%" height={18} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </div>
    </section>
  );
}
