'use client';

import type { ComponentProps } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useApprovals } from '#features/approvals/client/approvals-store.ts';
import { useApprover } from '../../client/use-approver.ts';
import { useFreshRequests } from '../../client/use-fresh-requests.ts';
import { InboxList } from './inbox-list.tsx';
import type { InboxPart } from './inbox-parts.ts';
import styles from './requests.module.css';

const AwayPart = onDemand(() => import('./away-part.tsx').then((part) => part.AwayPart), {
  Meanwhile: () => <LoadingRows label="Loading your absences" count={2} />,
});
const DecideScreen = onDemand<{ bookingId: string }>(
  () => import('./decide-screen.tsx').then((screen) => screen.DecideScreen),
  { Meanwhile: () => <LoadingCards label="Opening the request" count={1} /> },
);

type InboxScreenProps = { part: InboxPart | 'away'; bookingId: string | null } & Pick<
  ComponentProps<typeof InboxList>,
  'again'
>;

/**
 * The module Approvals (2.10): requests to decide, the reader's own requests and the out-of-office settings; with a
 * booking id, that booking's request.
 */
export function InboxScreen({ part, bookingId, again }: InboxScreenProps) {
  const approver = useApprover();
  const waiting = useApprovals(({ count }) => count);
  useFreshRequests();
  if (!approver) return null;
  if (!approver.sees)
    return (
      <EmptyState level={1} title="You do not have access to approvals">
        Your role does not include approvals. Ask an administrator for access.
      </EmptyState>
    );
  if (bookingId) return <DecideScreen key={bookingId} bookingId={bookingId} />;
  const tab = (name: InboxScreenProps['part'], label: string) => ({
    href: workRoutes.corporateApprovals(name === 'waiting' ? {} : { part: name }),
    label,
    current: part === name,
  });
  return (
    <div className={styles.screen}>
      <h1 className="h1">Approvals</h1>
      <Tabs
        label="Approvals"
        className={styles.tabs}
        items={[
          tab('waiting', waiting ? `To decide (${waiting})` : 'To decide'),
          tab('answered', 'Decided'),
          tab('asked', 'My requests'),
          ...(approver.requestsTransport ? [tab('transport', 'My transport requests')] : []),
          tab('mine', 'For my trips'),
          ...(approver.answers ? [tab('away', 'Out of office')] : []),
        ]}
      />
      {part === 'away' ? (
        <AwayPart />
      ) : (
        <InboxList key={part} part={part} approverId={approver.userId} answers={approver.answers} again={again} />
      )}
    </div>
  );
}
