'use client';

import { Header, type HeaderLink } from '#components/layout/header.tsx';
import { AccountMenu } from '#features/identity/components/account-menu.tsx';
import { routes } from '#lib/shared/routes.ts';
import { allows } from '#stores/person.ts';
import { useSession } from '#stores/session.ts';

const HOME: HeaderLink = { href: routes.corporateLanding(), label: 'Home', exact: true };
/** 2.10: a module stands in the row for those whose role may see it. */
const MODULES: readonly (HeaderLink & { moduleId: number })[] = [
  { moduleId: 1, href: routes.corporateBooking(), label: 'Booking' },
  { moduleId: 2, href: routes.corporateCompany(), label: 'Company' },
  { moduleId: 4, href: routes.corporateConfiguration(), label: 'Configuration' },
];

/** The row over every corporate page, with the modules of whoever is in the tab. */
export function CompanyHeader() {
  const session = useSession((now) => now);
  const details = session.loggedInUserType === 'corporate' ? session.userDetails : null;
  const seen = details ? MODULES.filter(({ moduleId }) => allows(details, moduleId, 'view')) : [];
  return (
    <Header nav={[HOME, ...seen]} links={[]} home={routes.corporateLanding()}>
      <AccountMenu />
    </Header>
  );
}
