'use client';

import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { allows, useSession } from '#features/session/client/session.ts';
import { COMPANY_PARTS, type CompanyPart } from '../../rules/company-parts.ts';
import styles from './admin.module.css';

const Meanwhile = () => <LoadingRows label="Opening this part of the company" />;
const PeoplePart = onDemand(() => import('./people-part.tsx').then((part) => part.PeoplePart), { Meanwhile });
const OrganisationPart = onDemand(() => import('./organisation-part.tsx').then((part) => part.OrganisationPart), {
  Meanwhile,
});
const GradesPart = onDemand(() => import('./grades-part.tsx').then((part) => part.GradesPart), { Meanwhile });
const RolesPart = onDemand(() => import('./roles-part.tsx').then((part) => part.RolesPart), { Meanwhile });
const ProfilePart = onDemand(() => import('./profile-part.tsx').then((part) => part.ProfilePart), { Meanwhile });
const TrailPart = onDemand(() => import('./trail-part.tsx').then((part) => part.TrailPart), { Meanwhile });

const LABELS: Record<CompanyPart, string> = {
  people: 'People',
  departments: 'Departments',
  grades: 'Grades',
  roles: 'Roles',
  policies: 'Travel policies',
  wallet: 'Wallet',
  profile: 'Company & GST',
  trail: 'Audit log',
};

type CompanyScreenProps = { part: CompanyPart; policies: ReactNode; wallet: ReactNode };

/**
 * `/corporate/auth/company` (2.2): people, organisation, roles, settings. `policies` and `wallet` are screens of other features.
 */
export function CompanyScreen({ part, policies, wallet }: CompanyScreenProps) {
  const session = useSession((now) => now);
  if (session.loggedInUserType !== 'corporate') return null;
  const { companyDetails } = session.userDetails;
  if (!allows(session.userDetails, 2, 'view'))
    return (
      <EmptyState
        level={1}
        title="You do not have access to Company"
        scene={{ seed: 'cmp1', kind: 'oldcity', hour: 'dawn' }}
      >
        You can still book and see your own trips. Ask an administrator of {companyDetails.companyName} for the right to
        view Company.
      </EmptyState>
    );
  const items = COMPANY_PARTS.map((name) => ({
    href: workRoutes.corporateCompany({ part: name === 'people' ? undefined : name }),
    label: LABELS[name],
    current: name === part,
  }));
  return (
    <div className={styles.screen}>
      <h1 className="h1">{companyDetails.companyName}</h1>
      <Tabs label="Parts of the company" items={items} className={styles.tabs} />
      {part === 'policies' ? policies : part === 'wallet' ? wallet : <Part part={part} />}
    </div>
  );
}

function Part({ part }: { part: CompanyPart }) {
  switch (part) {
    case 'departments':
      return <OrganisationPart />;
    case 'grades':
      return <GradesPart />;
    case 'roles':
      return <RolesPart />;
    case 'profile':
      return <ProfilePart />;
    case 'trail':
      return <TrailPart />;
    default:
      return <PeoplePart />;
  }
}
