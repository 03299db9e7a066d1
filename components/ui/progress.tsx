import { useId } from 'react';
import styles from './progress.module.css';

export type ProgressProps = {
  label: string;
  /** Leave it out while nobody knows how far it is. */
  value?: number;
  max?: number;
  /** How far in words, at the right: "12 of 40 rooms". */
  note?: string;
};

/** Work that takes a while, in ink. It measures work, never the time a person has left. */
export function Progress({ label, value, max = 1, note }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <progress id={id} className={styles.bar} value={value} max={max} />
    </div>
  );
}
