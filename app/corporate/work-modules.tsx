'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { routes } from '#lib/shared/routes.ts';
import { useApprovals } from '#features/approvals/client/approvals-store.ts';
import { allows, useSession } from '#features/session/client/session.ts';
import { WorkNotifications } from './work-notifications.tsx';
import styles from './work-nav.module.css';

const APPROVALS = routes.corporateApprovals();
const MODULES = [
  { moduleId: 3, href: APPROVALS, label: 'Approvals' },
  { moduleId: 2, href: routes.corporateCompany(), label: 'Company' },
  { moduleId: 4, href: routes.corporateConfiguration(), label: 'Configuration' },
] as const;

/** The modules that one's role may see, and what keeps the tab up to date: both are for people of a company alone. */
export function WorkModules() {
  return (
    <>
      <ModuleLinks />
      <WorkNotifications />
    </>
  );
}

/** With how many requests wait for one's answer. */
function ModuleLinks() {
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
        className={styles.view}
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
