import type { ComponentProps } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './input.module.css';

export type TextareaProps = ComponentProps<'textarea'>;

/** A textarea that grows with its content. */
export function Textarea({ className, rows = 3, ...textarea }: TextareaProps) {
  return (
    <span className={classNames(styles.box, styles.tall, className)}>
      <textarea rows={rows} {...textarea} className={styles.control} />
    </span>
  );
}
