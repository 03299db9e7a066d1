import { type ReactNode, useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './table.module.css';

export type TableProps = {
  /** Caption of the table; visible only with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  /** Wider than a phone: scrolls horizontally in a focusable region. Prefer folding rows. */
  scrolls?: boolean;
  /** `thead`, `tbody`: cells take `className="right"` for figures, a row `data-selected` for the chosen one. */
  children: ReactNode;
  className?: string;
};

/** A plain table. */
export function Table({ caption, showCaption, scrolls, children, className }: TableProps) {
  const id = useId();
  const table = (
    <table className={classNames(styles.table, className)}>
      <caption id={id}>
        <span className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</span>
      </caption>
      {children}
    </table>
  );
  if (!scrolls) return table;
  return (
    <div className={styles.region} role="region" aria-labelledby={id} tabIndex={0}>
      {table}
    </div>
  );
}
