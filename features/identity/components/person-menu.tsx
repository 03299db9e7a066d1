'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ReactNode, useId } from 'react';
import { Popover } from '#components/ui/popover.tsx';
import { accountRoutes } from '#lib/shared/account-routes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { allows, type Person } from '#features/session/client/session.ts';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';
import { leaveTab, logOut } from '#features/session/client/log-out.ts';
import { switchMode } from '#features/session/client/restore-session.ts';
import styles from './account-menu.module.css';

/** The menu of each user type, and where the switch to the other leads (4.7). */
const MODES = {
  [PRODUCT.id]: {
    links: [
      { href: routes.bookings(), label: 'My trips' },
      { href: accountRoutes.saved(), label: 'Saved stays' },
      { href: accountRoutes.wallet(), label: 'Wallet' },
      { href: routes.account(), label: 'Account' },
    ],
    other: 'corporate',
    to: routes.corporateLanding(),
    label: 'Switch to work',
  },
  corporate: {
    links: [
      { href: workRoutes.notifications(), label: 'Notifications' },
      { href: workRoutes.corporateAccount(), label: 'Account' },
    ],
    other: PRODUCT.id,
    to: routes.bookings(),
    label: 'Switch to personal',
  },
} as const;

/** The modules the role may see (2.10). On wide screens they are in the top bar; on phones in this menu. */
const MODULES = [
  { moduleId: null, href: routes.corporateLanding(), label: 'Home' },
  { moduleId: null, href: workRoutes.corporateBooking(), label: 'Booking' },
  { moduleId: null, href: workRoutes.transport(), label: 'Transport' },
  { moduleId: 3, href: workRoutes.corporateApprovals(), label: 'Approvals' },
  { moduleId: 2, href: workRoutes.corporateCompany(), label: 'Company' },
  { moduleId: 4, href: workRoutes.corporateConfiguration(), label: 'Configuration' },
];
const modulesOf = ({ loggedInUserType, userDetails }: Person) =>
  loggedInUserType === 'corporate'
    ? MODULES.filter(({ moduleId }) => moduleId === null || allows(userDetails, moduleId, 'view'))
    : [];

export type PersonMenuProps = {
  person: Person;
  /** Shown beside 'Approvals': how many requests the person has to decide. */
  toDecide?: ReactNode;
};

/** The account menu of the signed-in person; loaded after sign-in. */
export function PersonMenu({ person, toDecide }: PersonMenuProps) {
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
  const makeRoom = () => {
    close();
    leaveTab();
    void askToSignIn('sign-in', person.loggedInUserType);
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
        <span className={styles.email}>{whereTo(person)}</span>
      </p>
      <ul className={styles.actions}>
        {modulesOf(person).map(({ href, label }) => (
          <li key={href} className={styles.module}>
            <Link href={href} className={styles.action} onClick={close} prefetch={false}>
              {label}
              {href === workRoutes.corporateApprovals() && toDecide}
            </Link>
          </li>
        ))}
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
          <button type="button" className={styles.action} onClick={makeRoom}>
            Use another account
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
  loggedInUserType === 'corporate'
    ? `${userDetails.companyDetails.companyName} · ${userDetails.workEmail}`
    : userDetails.email;

/** "AI" for Asha Iyer; whole characters of any script. */
const initials = (...names: string[]): string =>
  names
    .map((name) => [...name][0] ?? '')
    .join('')
    .toUpperCase();
