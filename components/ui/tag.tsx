import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import styles from './tag.module.css';

export type TagTone = 'plain' | 'good' | 'warn' | 'bad';

export type TagProps = { tone?: TagTone; icon?: IconName; children: ReactNode };

const MARKS = { plain: undefined, good: 'check', warn: 'alert', bad: 'alert' } as const;

/** A short label beside a name: "In policy". Its tone always has an icon and text. */
export function Tag({ tone = 'plain', icon = MARKS[tone], children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
