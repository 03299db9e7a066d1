import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './radio.module.css';

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Leave it out only where the row labels the radio by `aria-labelledby`. */
  label?: ReactNode;
  /** A second line of text. */
  note?: ReactNode;
};

/** A radio button; wrap several in a `FieldGroup`. */
export function Radio({ label, note, className, ...input }: RadioProps) {
  return (
    <label className={classNames(styles.radio, className)}>
      <input {...input} type="radio" className={styles.dot} />
      {label && (
        <span className={styles.words}>
          {label}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      )}
    </label>
  );
}
