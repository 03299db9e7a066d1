'use client';

import { classNames } from '#components/ui/class-names.ts';
import type { CorporateDetails } from '#features/session/client/session.ts';
import styles from './account.module.css';
import { type Fact, Facts } from './facts.tsx';

/** A corporate user's details, which only the company can change. */
export function WorkDetails({ details }: { details: CorporateDetails }) {
  const { firstName, lastName, workEmail, mobile, employeeId, companyDetails, rolesModulesAndPermissions } = details;
  const facts: Fact[] = [
    ['Name', `${firstName} ${lastName}`],
    ['Work email', workEmail],
    ['Mobile', mobile],
    ['Company', companyDetails.companyName],
    ['Role', rolesModulesAndPermissions.userRoleName],
    ...(employeeId ? [['Staff number', employeeId] as const] : []),
  ];
  return (
    <section className={classNames('card', styles.part)}>
      <h2 className="h3">Your details at work</h2>
      <Facts facts={facts} />
      <p className="small muted">Your company keeps these. If something is wrong, an administrator can change it.</p>
    </section>
  );
}
