import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { MAIN } from '#components/layout/anchors.ts';
import styles from './page.module.css';

export type PageProps = {
  /** `wrap` keeps to the 1296 px column; `full` lets the page set its own width (the landing picture). */
  width?: 'wrap' | 'full';
  /** Vertical padding, for pages that begin with text rather than a picture. */
  inset?: boolean;
  /** Leaves room below the footer for an `ActionBar` on phones. */
  bar?: boolean;
  className?: string;
  children: ReactNode;
};

/** The page's `<main>`, the target of "Skip to content". One per page. */
export function Page({ width = 'wrap', inset, bar, className, children }: PageProps) {
  return (
    <main
      id={MAIN}
      tabIndex={-1}
      className={classNames(
        styles.page,
        width === 'wrap' && 'wrap',
        inset && styles.inset,
        bar && styles.bar,
        className,
      )}
    >
      {children}
    </main>
  );
}
