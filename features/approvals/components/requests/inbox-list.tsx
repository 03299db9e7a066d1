'use client';

import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { routes } from '#lib/shared/routes.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { useApprovals } from '#features/approvals/client/approvals-store.ts';
import { approvalListOptions } from '../../client/request-queries.ts';
import { useMarkRead } from '../../client/use-mark-read.ts';
import type { ListedRequest } from '../../contract.ts';
import { COMPANY_ZONE } from '../../rules/company-zone.ts';
import type { InboxPart } from './inbox-parts.ts';
import { RequestCard } from './request-card.tsx';
import styles from './requests.module.css';

const EMPTY: Record<InboxPart, { title: string; text: string }> = {
  waiting: {
    title: 'Nothing to decide',
    text: 'Requests for your approval appear here, with the trip, price and reason. You also get an email.',
  },
  answered: {
    title: 'Nothing decided yet',
    text: 'Requests you approved or declined appear here, with what happened next.',
  },
  asked: {
    title: 'No requests yet',
    text: 'When a trip needs approval, you send the request from its review page. It appears here.',
  },
  mine: {
    title: 'No requests for your trips',
    text: 'Trips that somebody else books for you and that need approval appear here.',
  },
};

const A_PAGE = 3;
const ASKS = {
  waiting: { requestType: 4, approvalStatus: 'pending' },
  answered: { requestType: 4 },
  asked: { requestType: 1 },
  mine: { requestType: 2 },
} as const;

type InboxListProps = {
  part: InboxPart;
  pageNo: number;
  approverId: string;
  /** The button that sends a request again, by product. */ again: (request: ListedRequest) => ReactNode;
};

/** True when the request has ended and the trip is still ahead, so that it may be requested again. */
const mayBeAskedAgain = ({ approvalStatus, from }: ListedRequest): boolean =>
  ['declined', 'rejected', 'withdrawn'].includes(approvalStatus) && from >= dateInZone(new Date(), COMPANY_ZONE);

/** One page of three requests, newest first. */
export function InboxList({ part, pageNo, approverId, again }: InboxListProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(approvalListOptions({ ...ASKS[part], pageNo }));
  const unread = useApprovals(({ notificationCount }) => notificationCount);
  const read = useMarkRead(approverId);
  if (error && !data)
    return (
      <ErrorState
        title="The requests could not be loaded"
        meaning={error.message}
        actions={
          <Button variant="ink" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  if (!data) return <LoadingCards label="Loading requests" count={3} />;
  if (!data.response.length && pageNo === 1)
    return (
      <EmptyState title={EMPTY[part].title} scene={{ seed: 'desk2', kind: 'metro', hour: 'dawn' }}>
        {EMPTY[part].text}
      </EmptyState>
    );
  const pages = Math.ceil(data.count / A_PAGE);
  return (
    <>
      <div className={styles.line}>
        <p className="small muted" role="status">
          {counted(data.count, 'request')}
          {unread > 0 && `, ${unread} not read in all`}
        </p>
        {unread > 0 && (
          <Button variant="txt" size="sm" busy={read.isPending} busyLabel="Marking…" onClick={() => read.mutate('All')}>
            Mark all as read
          </Button>
        )}
      </div>
      <ul className={styles.list} aria-label="Requests" aria-busy={isPlaceholderData || undefined}>
        {data.response.map((request) => (
          <li key={request.bookingId}>
            <RequestCard request={request} own={part === 'asked' || part === 'mine'} />
            {part === 'asked' && mayBeAskedAgain(request) && <div className={styles.again}>{again(request)}</div>}
          </li>
        ))}
      </ul>
      <Pager page={pageNo} pages={pages} hrefOf={(page) => routes.corporateApprovals({ part, page })} />
    </>
  );
}
