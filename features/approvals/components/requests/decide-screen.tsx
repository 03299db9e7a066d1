'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { approvalDetailsOptions } from '../../client/request-queries.ts';
import { useApprover } from '../../client/use-approver.ts';
import { useMarkRead } from '../../client/use-mark-read.ts';
import { verdictLine } from '../../rules/text/verdict-line.ts';
import { ApprovedWindow, Ceiling } from './approved-window.tsx';
import { Alternatives } from './alternatives.tsx';
import { DecideForm } from './decide-form.tsx';
import { RequestSummary } from './request-summary.tsx';
import { STATUS_LABELS } from './status-labels.ts';
import { Tag } from '#components/ui/tag.tsx';
import styles from './requests.module.css';

/** One request as its approver sees it. Opening it marks it as read (4.12). */
export function DecideScreen({ bookingId }: { bookingId: string }) {
  const approver = useApprover();
  const { data: request, error, refetch } = useQuery(approvalDetailsOptions(bookingId));
  const { mutate: read } = useMarkRead(approver?.userId ?? '');
  const told = useRef(false);
  const isRead = request?.isRead;
  useEffect(() => {
    if (isRead !== false || told.current) return;
    told.current = true;
    read(bookingId);
  }, [isRead, read, bookingId]);
  const { bookingId: _, ...place } = Object.fromEntries(useSearchParams());
  const back = (
    <Button variant="txt" size="sm" icon="back" href={workRoutes.corporateApprovals(place)}>
      All approvals
    </Button>
  );
  if (error && !request)
    return (
      <ErrorState
        level={1}
        title="This request could not be opened"
        meaning={error.message}
        onRetry={() => void refetch()}
        actions={back}
      />
    );
  if (!request) return <LoadingCards label="Opening the request" count={1} />;
  return (
    <div className={styles.screen}>
      <div>{back}</div>
      <RequestSummary
        request={request}
        verdict={request.mine.may && approver?.answers ? verdictLine(request) : undefined}
      >
        {request.mine.may && approver?.answers ? (
          <>
            <Alternatives request={request} />
            <DecideForm request={request} />
          </>
        ) : (
          <section className={styles.part} aria-label="Status" role="status">
            <div>
              <Tag tone={STATUS_LABELS[request.approvalStatus].tone}>{STATUS_LABELS[request.approvalStatus].text}</Tag>
            </div>
            <p>{request.sentence}</p>
            <Ceiling request={request} />
            <ApprovedWindow request={request} />
            {request.approvalStatus === 'pending' && request.mine.reason && (
              <p>
                <Fact icon="info">{request.mine.reason}</Fact>
              </p>
            )}
          </section>
        )}
      </RequestSummary>
    </div>
  );
}
