import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './fact-strip.module.css';

export type FactStripProps = {
  facts: readonly { key: string; fact: ReactNode; note: ReactNode }[];
  /** How wide each is, as the tracks of a grid: "0.7fr 1.4fr". */
  widths: string;
  /** On narrow screens: two by two, or one under the other. */
  folds: 'pairs' | 'stack';
};

/** What people decide by, side by side between two hairlines. */
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
