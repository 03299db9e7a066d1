'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { lastPlace } from '../../client/list-place.ts';
import { useApprovalStatus } from '../../client/request-queries.ts';
import { useApprover } from '../../client/use-approver.ts';
import { useFreshRequests } from '../../client/use-fresh-requests.ts';
import { useMarkRead } from '../../client/use-mark-read.ts';
import type { ApprovalStatus } from '../../contract.ts';
import { ApprovedWindow, Ceiling } from './approved-window.tsx';
import { RequestSummary } from './request-summary.tsx';
import { STATUS_LABELS } from './status-labels.ts';
import styles from './requests.module.css';

/** The list of own requests that was looked at last; nothing where another list was. */
const ownPlace = () => (lastPlace().part === 'asked' ? lastPlace() : {});

type StatusScreenProps = {
  companyId: string;
  bookingId: string;
  /** Actions on the request's booking, by product. */ own: (
    status: ApprovalStatus,
    currentBookingId: string,
    /** The booking that a request for a change would change. */ changeOf: string | undefined,
  ) => ReactNode;
};

/** The status of a request for its requester and its travellers (2.3), whatever the product. */
export function StatusScreen({ companyId, bookingId, own }: StatusScreenProps) {
  const approver = useApprover();
  const { data: request, error, refetch } = useApprovalStatus(companyId, bookingId);
  useFreshRequests();
  const { mutate: read } = useMarkRead(approver?.userId ?? '');
  const told = useRef('');
  const unread = request && !request.isRead && approver?.sees ? `${request.bookingId} ${request.approvalStatus}` : '';
  useEffect(() => {
    if (!unread || told.current === unread) return;
    told.current = unread;
    read(unread.split(' ')[0] ?? '');
  }, [unread, read]);
  const back = (
    <Button variant="txt" size="sm" icon="back" href={workRoutes.corporateApprovals({ part: 'asked', ...ownPlace() })}>
      My requests
    </Button>
  );
  if (error && !request)
    return (
      <ErrorState
        level={1}
        title="This request could not be opened"
        meaning={error.message}
        now="Nothing was booked or charged by opening it."
        onRetry={() => void refetch()}
        actions={back}
      />
    );
  if (!request) return <LoadingCards label="Loading your request" count={1} />;
  const status = STATUS_LABELS[request.approvalStatus];
  return (
    <div className={styles.screen}>
      <div>{back}</div>
      <RequestSummary request={request}>
        <section className={styles.actions} aria-label="Status">
          <div role="status">
            <Tag tone={status.tone}>{status.text}</Tag>
            <p>{request.sentence}</p>
            <Ceiling request={request} />
            <ApprovedWindow request={request} />
            {request.silence && <p className="small muted">{request.silence}</p>}
          </div>
          {own(request.approvalStatus, request.bookingId, request.trip.change?.bookingId)}
        </section>
      </RequestSummary>
    </div>
  );
}
