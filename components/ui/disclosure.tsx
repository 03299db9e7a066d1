import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './disclosure.module.css';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'children'> & {
  summary: ReactNode;
  children: ReactNode;
};

/** Something to open in place: the browser's own details. Give several the same `name` to open one at a time. */
export function Disclosure({ summary, children, className, ...details }: DisclosureProps) {
  return (
    <details {...details} className={classNames(styles.disclosure, className)}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron" size={16} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
