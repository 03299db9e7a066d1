'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { AvatarMenu } from '#components/layout/avatar-menu.tsx';
import { accountRoutes } from '#lib/shared/account-routes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { allows, type Person } from '#features/session/client/session.ts';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';
import { leaveTab, logOut } from '#features/session/client/log-out.ts';
import { switchMode } from '#features/session/client/restore-session.ts';

/** The menu of each user type, and where the switch to the other leads (4.7). @texts */
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
  const mode = MODES[person.loggedInUserType];
  const change = () => {
    void switchMode(mode.other);
    router.push(mode.to);
  };
  const makeRoom = () => {
    leaveTab();
    void askToSignIn('sign-in', person.loggedInUserType);
  };
  return (
    <AvatarMenu
      label={t('Account of {name}', { name: `${firstName} ${lastName}` })}
      names={[firstName, lastName]}
      detail={whereTo(person)}
      items={[
        ...modulesOf(person).map(({ href, label }) => ({
          href,
          label,
          note: href === workRoutes.corporateApprovals() && toDecide,
          onPhones: true,
        })),
        ...mode.links.map(({ href, label }) => ({ href, label: t(label) })),
        { label: t(mode.label), onPress: change },
        { label: t('Use another account'), onPress: makeRoom },
        { label: t('Log out'), onPress: logOut },
      ]}
    />
  );
}

const whereTo = ({ loggedInUserType, userDetails }: Person): string =>
  loggedInUserType === 'corporate'
    ? `${userDetails.companyDetails.companyName} · ${userDetails.workEmail}`
    : userDetails.email;
