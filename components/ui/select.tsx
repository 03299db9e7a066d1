import type { ComponentProps } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './input.module.css';

export type SelectProps = ComponentProps<'select'> & {
  options?: readonly { value: string; label: string }[];
  /** `chip` is the small round variant for sorting. */
  look?: 'box' | 'chip';
};

/** A native select with our styles. Options as data, or as `<option>` children. */
export function Select({ options, look = 'box', className, children, ...select }: SelectProps) {
  return (
    <span className={classNames(styles.box, styles.select, look === 'chip' && styles.chip, className)}>
      <select {...select} className={styles.control}>
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <Icon name="chevron" size={look === 'chip' ? 16 : 20} className={styles.chevron} />
    </span>
  );
}
