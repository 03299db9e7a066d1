import styles from './skeleton.module.css';

export type SkeletonProps = { width?: number | string; height?: number | string };

/** Placeholder bar for text. */
export function Skeleton({ width = '100%', height = 11 }: SkeletonProps) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" data-loading="" />;
}

export type WashProps = {
  /** Position of the sun, 0 to 1: give neighbours different ones. */
  sun?: number;
  className?: string;
};

/** Placeholder landscape for a poster. */
export function Wash({ sun = 0.7, className }: WashProps) {
  return (
    <span className={className ? `${styles.wash} ${className}` : styles.wash} aria-hidden="true">
      <svg viewBox="0 0 172 160" preserveAspectRatio="xMidYMid slice" width="100%" height="100%">
        <circle cx={28 + 116 * sun} cy="52" r="17" fill="var(--card)" />
        <path d="M0 92Q40 70 80 88T172 80V160H0z" fill="var(--line)" />
        <path d="M0 122Q60 98 110 118T172 112V160H0z" fill="var(--line-2)" opacity=".28" />
      </svg>
    </span>
  );
}
