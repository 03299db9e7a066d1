'use client';

import Link from 'next/link';
import { type ReactNode, useId } from 'react';
import { Popover } from '#components/ui/popover.tsx';
import styles from './avatar-menu.module.css';

export type AvatarMenuItem = {
  label: string;
  /** Shown behind the label: a count, for instance. */
  note?: ReactNode;
  /** On wide screens the item is in the top bar instead. */
  onPhones?: boolean;
} & ({ href: string } | { onPress: () => void });

export type AvatarMenuProps = {
  /** Accessible name of the button, without the initials. */
  label: string;
  /** The words of the name; the button shows the initials of the first two. */
  names: readonly string[];
  /** A second line: email address, company. */
  detail: string;
  items: readonly AvatarMenuItem[];
};

/** The menu of the signed-in person at the end of a header, behind their initials. Choosing an item closes it. */
export function AvatarMenu({ label, names, detail, items }: AvatarMenuProps) {
  const panel = useId();
  const close = () => document.getElementById(panel)?.hidePopover();
  const letters = initials(names);
  return (
    <Popover
      id={panel}
      align="end"
      label={`${label}, ${letters}`}
      className={styles.menu}
      trigger={<span className={styles.avatar}>{letters}</span>}
    >
      <p className={styles.who}>
        <span className={styles.name}>{names.join(' ')}</span>
        <span className={styles.detail}>{detail}</span>
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.label} className={item.onPhones ? styles.onPhones : undefined}>
            {'href' in item ? (
              <Link href={item.href} className={styles.item} onClick={close} prefetch={false}>
                {item.label}
                {item.note}
              </Link>
            ) : (
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  close();
                  item.onPress();
                }}
              >
                {item.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Popover>
  );
}

/** "AI" for Asha Iyer; whole characters of any script. */
const initials = (names: readonly string[]): string =>
  names
    .flatMap((name) => [...name].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();
