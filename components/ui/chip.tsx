import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import styles from './chip.module.css';
import { t } from '#lib/shared/texts.ts';

type Appearance = { on?: boolean; icon?: IconName; children: ReactNode };

export type ChipProps =
  | (Appearance & Omit<ComponentProps<'button'>, 'children'> & { href?: undefined })
  | (Appearance & Omit<ComponentProps<typeof Link>, 'children' | 'href'> & { href: string });

/**
 * A filter that is on (filled, with a cross) or off. A link where the filter is in the address, else a toggle button.
 */
export function Chip({ on = false, icon, children, className, ...rest }: ChipProps) {
  const look = classNames(styles.chip, on && styles.on, className);
  const face = (
    <>
      {icon && <Icon name={icon} size={16} />}
      {children}
      {on && <Icon name="x" size={16} />}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Link scroll={false} {...rest} className={look}>
        {on && <span className="visually-hidden">{t('Remove filter:')}</span>} {face}
      </Link>
    );
  }
  return (
    <button type="button" aria-pressed={on} {...rest} className={look}>
      {face}
    </button>
  );
}
