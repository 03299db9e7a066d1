import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './listing-frame.module.css';
import { t } from '#lib/shared/texts.ts';

/** Class names of the parts of a listing: `results` beside the filters, their `heading`, the `list` and the button for `more` of it. */
export const {
  results,
  heading: listHeading,
  list,
  more: listMore,
} = styles as Record<'results' | 'heading' | 'list' | 'more', string>;

/** Layout of a listing: filters, results, and a third column where `--columns` has one. */
export function ListingFrame({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.layout, className)}>{children}</div>;
}

type NarrowDownProps = {
  /** For the form's own heading. */ id: string;
  /** Clears all filters; hidden while none is active. */ clear: ReactNode;
  hidden?: boolean;
  children: ReactNode;
};

/** The filters beside the results; on phones they open from `ListingBar`. */
export function NarrowDown({ id, clear, hidden, children }: NarrowDownProps) {
  return (
    <aside className={styles.narrow} aria-labelledby={id} hidden={hidden}>
      <div className={styles.narrowHead}>
        <h2 id={id} className="h4">
          {t('Filters')}
        </h2>
        {clear}
      </div>
      {children}
    </aside>
  );
}

/** The bar on phones that opens the filters; `onNear` may preload them. */
export function ListingBar({ onNear, children }: { onNear: () => void; children: ReactNode }) {
  return (
    <div className={styles.bottom} onPointerEnter={onNear} onFocus={onNear}>
      {children}
    </div>
  );
}
