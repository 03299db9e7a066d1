import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './rows.module.css';

/** A list of items, one per line. */
export function Rows({ label, busy, children }: { label: string; busy?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label} aria-busy={busy || undefined}>
      {children}
    </ul>
  );
}

export type RowProps = {
  title: ReactNode;
  detail?: ReactNode;
  /** Secondary text in the middle. */
  facts?: ReactNode;
  /** Tags or small buttons at the end; no buttons where the row itself is clickable. */
  end?: ReactNode;
  /** Opens the item: the whole row is a button, or with `href` a link. */
  onOpen?: () => void;
  href?: string;
};

/** An item. On phones the middle moves below the title. */
export function Row({ title, detail, facts, end, onOpen, href }: RowProps) {
  const face = (
    <>
      <span>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.facts}>{facts}</span>
      <span className={styles.end}>{end}</span>
    </>
  );
  const look = classNames(styles.row, (onOpen ?? href) && styles.press);
  return (
    <li>
      {href !== undefined ? (
        <Link href={href} className={look}>
          {face}
        </Link>
      ) : onOpen ? (
        <button type="button" className={look} onClick={onOpen}>
          {face}
        </button>
      ) : (
        <div className={look}>{face}</div>
      )}
    </li>
  );
}

/** Placeholder rows. */
export function LoadingRows({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <div className={styles.rows} role="status" data-loading="">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true">
          <span className={styles.waiting} style={{ width: `${48 + ((index * 17) % 30)}%` }} />
          <span className={styles.waiting} style={{ width: `${30 + ((index * 23) % 40)}%` }} />
        </div>
      ))}
    </div>
  );
}
