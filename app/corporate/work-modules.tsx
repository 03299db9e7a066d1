'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import navView from '#components/layout/nav-view.module.css';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useApprovals } from '#features/approvals/client/approvals-store.ts';
import { allows, useSession } from '#features/session/client/session.ts';
import styles from './work-modules.module.css';

const APPROVALS = workRoutes.corporateApprovals();
const MODULES = [
  { moduleId: 3, href: APPROVALS, label: 'Approvals' },
  { moduleId: 2, href: workRoutes.corporateCompany(), label: 'Company' },
  { moduleId: 4, href: workRoutes.corporateConfiguration(), label: 'Configuration' },
] as const;

/** The modules a role may see, with the number of requests to decide; only for employees. */
export function WorkModules() {
  const session = useSession((now) => now);
  const waiting = useApprovals(({ count }) => count);
  const path = usePathname();
  if (session.loggedInUserType !== 'corporate') return null;
  return MODULES.filter(({ moduleId }) => allows(session.userDetails, moduleId, 'view')).map(({ href, label }) => {
    const count = href === APPROVALS ? waiting : 0;
    return (
      <Link
        key={href}
        href={href}
        prefetch={false}
        className={navView.view}
        aria-current={path.startsWith(href) ? 'page' : undefined}
      >
        {label}
        {count > 0 && (
          <span className={styles.count}>
            {count > 99 ? '99+' : count}
            <span className="visually-hidden"> to decide</span>
          </span>
        )}
      </Link>
    );
  });
}
