'use client';

import { LoadingRows } from '#components/ui/rows.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { QueryProvider } from '#lib/client/query-client.tsx';
import { allows, isAdministrator, useSession } from '#features/session/client/session.ts';
import styles from './work-home.module.css';

const Rows = () => <LoadingRows label="Loading" count={2} />;
const Search = onDemand(() => import('./work-search.tsx').then((part) => part.WorkSearch), {
  Meanwhile: () => <Skeleton height={148} />,
});
const NextTrip = onDemand(
  () => import('#features/bookings/components/company/next-work-trip.tsx').then((part) => part.NextWorkTrip),
  { Meanwhile: Rows },
);
const Spend = onDemand(
  () => import('#features/bookings/components/company/spend-part.tsx').then((part) => part.SpendPart),
  { Meanwhile: Rows },
);
const Budgets = onDemand(() => import('#features/budgets/components/my-budgets.tsx').then((part) => part.MyBudgets));
const Requests = onDemand<{ part: 'waiting' | 'asked' }>(
  () => import('#features/approvals/components/requests/requests-part.tsx').then((part) => part.RequestsPart),
  { Meanwhile: Rows },
);
const FirstSteps = onDemand<{ companyId: string }>(() =>
  import('#features/companies/components/first-steps.tsx').then((part) => part.FirstSteps),
);
const [BOOKING, COMPANY, APPROVALS] = [1, 2, 3];

/** The home of an employee: next trip, approvals to decide, own requests, search, spend, and the budgets of their department. */
export function WorkHome() {
  const session = useSession((now) => now);
  if (session.loggedInUserType !== 'corporate') return null;
  const { userDetails } = session;
  const [books, approvals] = [allows(userDetails, BOOKING, 'view'), allows(userDetails, APPROVALS, 'view')];
  const decides = approvals && allows(userDetails, APPROVALS, 'edit');
  return (
    <QueryProvider key={userDetails._id}>
      <div className={styles.home}>
        <div>
          <h1 className="h1">Namaste, {userDetails.firstName}</h1>
          <p className="muted">{userDetails.companyDetails.companyName}</p>
        </div>
        {isAdministrator(userDetails) && <FirstSteps companyId={userDetails.companyDetails._id} />}
        {books && <Search />}
        <div className={styles.columns}>
          <div className={styles.column}>
            {decides && <Requests part="waiting" />}
            {books && <NextTrip />}
            {approvals && <Requests part="asked" />}
          </div>
          {books && (
            <aside className={styles.column}>
              <Spend />
              {allows(userDetails, COMPANY, 'view') && <Budgets />}
            </aside>
          )}
        </div>
      </div>
    </QueryProvider>
  );
}
