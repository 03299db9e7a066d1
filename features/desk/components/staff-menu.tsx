'use client';

import Link from 'next/link';
import { useId } from 'react';
import type { HeaderLink } from '#components/layout/nav-link.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { useStaffSession } from '#features/session/client/staff-session.ts';
import { signOutOfDesk } from '../client/session.ts';
import styles from './staff-menu.module.css';

export type StaffMenuProps = {
  /** The pages of the desk; on wide screens they are in the top bar. */
  links: readonly HeaderLink[];
};

/** The menu of who is signed in at the desk: name, on phones the pages, and signing out. */
export function StaffMenu({ links }: StaffMenuProps) {
  const { staff } = useStaffSession();
  const panel = useId();
  const close = () => document.getElementById(panel)?.hidePopover();
  if (!staff) return null;
  return (
    <Popover
      id={panel}
      align="end"
      label={`Your sign-in at the desk, ${staff.name}, ${initials(staff.name)}`}
      className={styles.menu}
      trigger={<span className={styles.avatar}>{initials(staff.name)}</span>}
    >
      <p className={styles.who}>
        <span className={styles.name}>{staff.name}</span>
        <span className={styles.email}>{staff.email}</span>
      </p>
      <ul className={styles.actions}>
        {links.map(({ href, label }) => (
          <li key={href} className={styles.page}>
            <Link href={href} className={styles.action} onClick={close} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.action} onClick={signOutOfDesk}>
            Sign out
          </button>
        </li>
      </ul>
    </Popover>
  );
}

/** "MN" for Meera Nair; whole characters of any script. */
const initials = (name: string): string =>
  name
    .split(' ')
    .map((part) => [...part][0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
