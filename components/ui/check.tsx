import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './check.module.css';
import { oneOrMany, t } from '#lib/shared/texts.ts';

export type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  /** Number of results, right; 0 stays visible. */
  count?: number;
};

/** A native checkbox with a label and, in filters, a count. */
export function Check({ label, count, className, ...input }: CheckProps) {
  return (
    <label className={classNames(styles.check, count === 0 && !input.checked && styles.none, className)}>
      <input {...input} type="checkbox" className={styles.box} />
      <span className={styles.words}>{label}</span>{' '}
      {count !== undefined && (
        <span className={styles.count}>
          {count} <span className="visually-hidden">{t(oneOrMany(count, 'result', 'results'))}</span>
        </span>
      )}
    </label>
  );
}
