'use client';

import Link from 'next/link';
import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { routes } from '#lib/shared/routes.ts';
import { useSession } from '#stores/session.ts';
import { askToSignIn } from '#stores/sign-in-prompt.ts';
import { logOut } from '../client/log-out.ts';
import type { PersonalUser } from '../contract.ts';
import styles from './account-menu.module.css';
import { loadSignInDialog } from './load-sign-in-dialog.ts';
import { SessionHost } from './session-host.tsx';

const comeNear = () => void loadSignInDialog().catch(() => undefined);

/** The header's last place: "Sign in", or the person in this tab. It brings the session to the page, so it stands on every one. */
export function AccountMenu() {
  const status = useSession((session) => session.status);
  const person = useSession((session) => session.userDetails);
  return (
    <>
      <SessionHost />
      {person ? (
        <PersonMenu person={person} />
      ) : (
        <Button
          variant="out"
          size="sm"
          className={status === 'checking' ? styles.checking : undefined}
          onPointerEnter={comeNear}
          onFocus={comeNear}
          onClick={() => void askToSignIn()}
        >
          Sign in
        </Button>
      )}
    </>
  );
}

function PersonMenu({ person: { firstName, lastName, email } }: { person: PersonalUser }) {
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
      label={`Account of ${firstName} ${lastName}, ${initials(firstName, lastName)}`}
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
