import { type ReactNode, useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './table.module.css';

export type TableProps = {
  /** Names the table; shown only with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  /** `thead`, `tbody`: cells take `className="right"` for figures, a row `data-selected` for the chosen one. */
  children: ReactNode;
  className?: string;
};

/** Rows between hairlines. A table wider than its room scrolls inside its own focusable region. */
export function Table({ caption, showCaption, children, className }: TableProps) {
  const id = useId();
  return (
    <div className={styles.region} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={classNames(styles.table, className)}>
        <caption id={id}>
          <span className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</span>
        </caption>
        {children}
      </table>
    </div>
  );
}
