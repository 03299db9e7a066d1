'use client';

import { classNames } from '#components/ui/class-names.ts';
import { useSession } from '#features/session/client/session.ts';
import styles from './company.module.css';

/** The user's role at the company, and its rights by module (6.2). */
export function MyRole() {
  const session = useSession((now) => now);
  if (session.loggedInUserType !== 'corporate') return null;
  const { companyDetails, rolesModulesAndPermissions: role } = session.userDetails;
  return (
    <section className={classNames('card', styles.part)} aria-labelledby="my-role">
      <h2 id="my-role" className="h3">
        {role.userRoleName} at {companyDetails.companyName}
      </h2>
      <p className="muted">What your role lets you do. An administrator can change it.</p>
      <ul className="stack" style={{ '--gap': 'var(--s2)' } as React.CSSProperties}>
        {role.modules.map(({ moduleId, moduleName, permissions }) => (
          <li key={moduleId} className="row apart">
            <span>{moduleName}</span>
            <span className="small muted">{inWords(permissions)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const inWords = (permissions: Record<string, boolean>): string => {
  const allowed = Object.keys(permissions).filter((action) => permissions[action]);
  return allowed.length ? allowed.join(', ') : 'nothing';
};
