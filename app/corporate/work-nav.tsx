'use client';

import { NavLink } from '#components/layout/nav-link.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { routes } from '#lib/shared/routes.ts';
import { useSession } from '#features/session/client/session.ts';
import styles from './work-nav.module.css';

/** What only some may see comes when somebody of a company is in the tab. */
const Modules = onDemand(() => import('./work-modules.tsx').then((part) => part.WorkModules));

/** The modules of a company in the top bar (2.10). On a phone they stand in the account's menu. */
export function WorkNav() {
  const atWork = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === 'corporate');
  return (
    <>
      <NavLink href={routes.corporateLanding()} label="Home" exact className={styles.view} />
      <NavLink href={routes.corporateBooking()} label="Booking" exact className={styles.view} />
      {atWork && <Modules />}
    </>
  );
}
