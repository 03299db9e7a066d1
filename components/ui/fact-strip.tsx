import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './fact-strip.module.css';

export type FactStripProps = {
  facts: readonly { key: string; fact: ReactNode; note: ReactNode }[];
  /** Widths as grid tracks: "0.7fr 1.4fr". */
  widths: string;
  /** On narrow screens: two columns, or one. */
  folds: 'pairs' | 'stack';
};

/** The main facts, side by side. */
export function FactStrip({ facts, widths, folds }: FactStripProps) {
  return (
    <dl className={classNames(styles.facts, styles[folds])} style={{ '--widths': widths } as CSSProperties}>
      {facts.map(({ key, fact, note }) => (
        <div key={key}>
          <dt>{fact}</dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
