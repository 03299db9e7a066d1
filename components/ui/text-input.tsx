import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import styles from './input.module.css';

export type TextInputProps = ComponentProps<'input'> & {
  icon?: IconName;
  /** Fixed text before the value: "+91". */
  before?: ReactNode;
};

/** A single-line input, for use in a `Field`; `ref`, `name`, `type`, `inputMode`, `autoComplete` are passed on. */
export function TextInput({ icon, before, className, ...input }: TextInputProps) {
  return (
    <span className={classNames(styles.box, className)}>
      {icon && <Icon name={icon} />}
      {before && <span className={styles.before}>{before}</span>}
      <input type="text" {...input} className={styles.control} />
    </span>
  );
}
