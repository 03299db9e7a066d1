'use client';

import { classNames } from '#components/ui/class-names.ts';
import { Row, Rows } from '#components/ui/rows.tsx';
import { routes } from '#lib/shared/routes.ts';
import { allows } from '#stores/person.ts';
import { useSession } from '#stores/session.ts';
import styles from './company.module.css';

const MODULES = [
  {
    moduleId: 1,
    title: 'Booking',
    detail: 'Search for a stay under your policy, and your trips',
    href: routes.corporateBooking(),
  },
  {
    moduleId: 2,
    title: 'Company',
    detail: 'People, departments, roles, travel policies',
    href: routes.corporateCompany(),
  },
  {
    moduleId: 3,
    title: 'Approvals',
    detail: 'Requests to decide, and your own requests',
    href: routes.corporateApprovals(),
  },
  {
    moduleId: 4,
    title: 'Configuration',
    detail: 'Settings, and who approves what',
    href: routes.corporateConfiguration(),
  },
] as const;

/** The modules of 2.10 that one's role may see, each with the way there. */
export function Modules() {
  const session = useSession((now) => now);
  if (session.loggedInUserType !== 'corporate') return null;
  const seen = MODULES.filter(({ moduleId }) => allows(session.userDetails, moduleId, 'view'));
  if (!seen.length) return null;
  return (
    <section className={classNames('card', styles.part)}>
      <h2 className="h3">What you can do here</h2>
      <Rows label="Modules">
        {seen.map(({ moduleId, title, detail, href }) => (
          <Row key={moduleId} title={title} detail={detail} href={href} />
        ))}
      </Rows>
    </section>
  );
}
