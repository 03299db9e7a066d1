'use client';

import Link from 'next/link';
import { useId } from 'react';
import { Popover } from '#components/ui/popover.tsx';
import { routes } from '#lib/shared/routes.ts';
import { logOut } from '../client/log-out.ts';
import type { PersonalUser } from '../contract.ts';
import styles from './account-menu.module.css';

export type PersonMenuProps = { person: PersonalUser };

/** Who is in this tab, and what is theirs. Loaded when somebody is: the place for everything that only they need on every page. */
export function PersonMenu({ person: { firstName, lastName, email } }: PersonMenuProps) {
  const panel = useId();
  const close = () => document.getElementById(panel)?.hidePopover();
  const leave = () => {
    close();
    logOut();
  };
  return (
    <Popover
      id={panel}
      align="end"
      label={`Account of ${firstName} ${lastName}`}
      className={styles.menu}
      trigger={<span className={styles.avatar}>{initials(firstName, lastName)}</span>}
    >
      <p className={styles.who}>
        <span className={styles.name}>
          {firstName} {lastName}
        </span>
        <span className={styles.email}>{email}</span>
      </p>
      <ul className={styles.actions}>
        <li>
          <Link href={routes.bookings()} className={styles.action} onClick={close}>
            My trips
          </Link>
        </li>
        <li>
          <button type="button" className={styles.action} onClick={leave}>
            Log out
          </button>
        </li>
      </ul>
    </Popover>
  );
}

/** "AI" for Asha Iyer; whole characters of any script. */
const initials = (...names: string[]): string =>
  names
    .map((name) => [...name][0] ?? '')
    .join('')
    .toUpperCase();
