'use client';

import { NavLink } from '#components/layout/nav-link.tsx';
import navView from '#components/layout/nav-view.module.css';
import { onDemand } from '#components/ui/on-demand.tsx';
import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useSession } from '#features/session/client/session.ts';

/** Parts that depend on the role are loaded with a signed-in employee. */
const Modules = onDemand(() => import('./work-modules.tsx').then((part) => part.WorkModules));

/** A company's modules in the top bar (2.10). On phones they are in the account menu. */
export function WorkNav() {
  const atWork = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === 'corporate');
  return (
    <>
      <NavLink href={routes.corporateLanding()} label="Home" exact className={navView.view} />
      <NavLink href={workRoutes.corporateBooking()} label="Booking" exact className={navView.view} />
      <NavLink href={workRoutes.transport()} label="Transport" className={navView.view} />
      {atWork && <Modules />}
    </>
  );
}
