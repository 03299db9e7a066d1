import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import styles from './fact.module.css';

export type FactTone = 'plain' | 'muted' | 'good' | 'warn' | 'bad';

export type FactProps = {
  /** good: refundable, in policy · warn: partly refundable, out of policy · bad: an error. Each has its own icon. */
  tone?: FactTone;
  icon?: IconName;
  children: ReactNode;
  className?: string;
};

const MARKS = { plain: 'info', muted: 'x', good: 'check', warn: 'undo', bad: 'alert' } as const;

/** One fact with its icon: "Free cancellation until 2 Dec", "The room is yours until 12:00" (icon `clock`). */
export function Fact({ tone = 'plain', icon = MARKS[tone], children, className }: FactProps) {
  return (
    <span className={classNames(styles.fact, styles[tone], className)}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </span>
  );
}
