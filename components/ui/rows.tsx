import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './rows.module.css';

/** Things of one kind, one a line, between hairlines. */
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
  /** A quieter middle: where somebody works, what a policy is given to. */
  facts?: ReactNode;
  /** Tags or small buttons at the end; no buttons where the row itself is pressed. */
  end?: ReactNode;
  /** Opens the thing: the whole row is a button, or with `href` a link. */
  onOpen?: () => void;
  href?: string;
};

/** One of them. On phones the middle goes under the title; nothing is dropped. */
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

/** The rows on their way. */
export function LoadingRows({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <div className={styles.rows} role="status">
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
