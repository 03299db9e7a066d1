'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { userTypeOfPath } from '#lib/shared/user-type.ts';
import type { Person } from '#stores/person.ts';
import { useSession } from '#stores/session.ts';
import { askToSignIn } from '#stores/sign-in-prompt.ts';
import { logOut } from '../client/log-out.ts';
import { switchMode } from '../client/switch-mode.ts';
import styles from './account-menu.module.css';
import { loadSignInDialog } from './load-sign-in-dialog.ts';
import { SessionHost } from './session-host.tsx';

const comeNear = () => void loadSignInDialog().catch(() => undefined);

/** The header's last place: "Sign in", or the person in this tab. It brings the session to the page, so it stands on every one. */
export function AccountMenu() {
  const session = useSession((now) => now);
  const userType = userTypeOfPath(usePathname());
  return (
    <>
      <SessionHost />
      {session.status === 'in' ? (
        <PersonMenu {...session} />
      ) : (
        <Button
          variant="out"
          size="sm"
          className={session.status === 'checking' ? styles.checking : undefined}
          onPointerEnter={comeNear}
          onFocus={comeNear}
          onClick={() => void askToSignIn('sign-in', userType)}
        >
          Sign in
        </Button>
      )}
    </>
  );
}

/** What each mode offers, and where the way to the other leads (4.7). */
const MODES = {
  [PRODUCT.id]: { links: [{ href: routes.bookings(), label: 'My trips' }, { href: routes.account(), label: 'Account' }], other: 'corporate', to: routes.corporateLanding(), label: 'Switch to work' },
  corporate: { links: [{ href: routes.corporateLanding(), label: 'My company' }, { href: routes.corporateAccount(), label: 'Account' }], other: PRODUCT.id, to: routes.bookings(), label: 'Switch to personal' },
} as const;

function PersonMenu(person: Person) {
  const { firstName, lastName } = person.userDetails;
  const router = useRouter();
  const panel = useId();
  const close = () => document.getElementById(panel)?.hidePopover();
  const mode = MODES[person.loggedInUserType];
  const change = () => {
    close();
    void switchMode(mode.other);
    router.push(mode.to);
  };
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
        <span className={styles.email}>{whereTo(person)}</span>
      </p>
      <ul className={styles.actions}>
        {mode.links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={styles.action} onClick={close} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.action} onClick={change}>
            {mode.label}
          </button>
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

const whereTo = ({ loggedInUserType, userDetails }: Person): string =>
  loggedInUserType === 'corporate' ? `${userDetails.companyDetails.companyName} · ${userDetails.workEmail}` : userDetails.email;

/** "AI" for Asha Iyer; whole characters of any script. */
const initials = (...names: string[]): string =>
  names
    .map((name) => [...name][0] ?? '')
    .join('')
    .toUpperCase();
