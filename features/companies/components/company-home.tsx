'use client';

import { classNames } from '#components/ui/class-names.ts';
import { onDemand } from '#components/ui/on-demand.tsx';
import { allows } from '#stores/person.ts';
import { useSession } from '#stores/session.ts';
import { Modules } from './modules.tsx';
import styles from './company.module.css';

const InviteEmployee = onDemand(() => import('./invite-employee.tsx').then((form) => form.InviteEmployee));

/** A signed-in corporate user's start: their company, what their role allows, and inviting colleagues where it does. */
export function CompanyHome() {
  const session = useSession((now) => now);
  if (session.loggedInUserType !== 'corporate') return null;
  const { firstName, companyDetails, rolesModulesAndPermissions: role } = session.userDetails;
  return (
    <div className={styles.home}>
      <h1 className="h1">Namaste, {firstName}</h1>
      <div className={styles.parts}>
        <section className={classNames('card', styles.part)}>
          <h2 className="h3">{companyDetails.companyName}</h2>
          <p className="muted">{companyDetails.city}</p>
          {companyDetails.gstNumber && <p className="small">GST number {companyDetails.gstNumber}</p>}
          <hr className="rule" />
          <h3 className="h4">You are {role.userRoleName} here</h3>
          <ul className="stack" style={{ '--gap': 'var(--s2)' } as React.CSSProperties}>
            {role.modules.map(({ moduleId, moduleName, permissions }) => (
              <li key={moduleId} className="row apart">
                <span>{moduleName}</span>
                <span className="small muted">{inWords(permissions)}</span>
              </li>
            ))}
          </ul>
        </section>
        <Modules />
        {allows(session.userDetails, 2, 'create') && <InviteEmployee />}
      </div>
    </div>
  );
}

const inWords = (permissions: Record<string, boolean>): string => {
  const allowed = Object.keys(permissions).filter((action) => permissions[action]);
  return allowed.length ? allowed.join(', ') : 'nothing';
};
