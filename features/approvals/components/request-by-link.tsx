'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { IsolatedQueryProvider } from '#lib/client/query-client.tsx';
import { useLinkToken } from '#lib/client/use-fragment.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { linkedRequestOptions } from '../client/request-queries.ts';
import type { ApprovalRequest } from '../contract.ts';
import { linkRefusal } from '../rules/text/run-messages.ts';
import { verdictLine } from '../rules/text/verdict-line.ts';
import { Alternatives } from './requests/alternatives.tsx';
import { DecideForm } from './requests/decide-form.tsx';
import { RequestSummary } from './requests/request-summary.tsx';
import { STATUS_LABELS } from './requests/status-labels.ts';
import styles from './requests/requests.module.css';

/**
 * One request for whoever holds the link of its email: shown whole first, decided by a press, once. Its queries are its
 * own, because the page needs no sign-in and whoever is signed in here may be someone else.
 */
export const RequestByLink = () => (
  <IsolatedQueryProvider>
    <LinkedRequest />
  </IsolatedQueryProvider>
);

function LinkedRequest() {
  const token = useLinkToken();
  const [decided, setDecided] = useState<ApprovalRequest | null>(null);
  const { data, error } = useQuery(linkedRequestOptions(token ?? '', decided === null));
  if (decided) return <Decided request={decided} />;
  if (token === '' || error)
    return (
      <ErrorState
        level={1}
        title="This link cannot be used"
        meaning={error?.message ?? linkRefusal('unknown')}
        actions={
          <Button variant="go" href={workRoutes.corporateApprovals()}>
            Open your approvals
          </Button>
        }
      />
    );
  if (!data) return <LoadingCards label="Opening the request" count={1} />;
  const { request, approver } = data;
  return (
    <div className={styles.screen}>
      <p className="muted">
        You decide as <span className="strong">{approver}</span>, with the link from your email. It works once.
      </p>
      <RequestSummary request={request} verdict={request.mine.may ? verdictLine(request) : undefined}>
        {request.mine.may ? (
          <>
            <Alternatives request={request} token={token ?? ''} />
            <DecideForm request={request} link={{ token: token ?? '', done: setDecided }} />
          </>
        ) : (
          <Status request={request} />
        )}
        <p className="small">
          <Button variant="txt" size="sm" href={workRoutes.corporateApprovals({ bookingId: request.bookingId })}>
            Sign in to ask a question
          </Button>
        </p>
      </RequestSummary>
    </div>
  );
}

const Decided = ({ request }: { request: ApprovalRequest }) => (
  <div className={styles.screen}>
    <RequestSummary request={request}>
      <Status request={request} />
      <p className="small muted">Your decision is saved. This link no longer decides anything.</p>
    </RequestSummary>
  </div>
);

function Status({ request: { approvalStatus, sentence, mine } }: { request: ApprovalRequest }) {
  return (
    <section className={styles.part} aria-label="Status" role="status">
      <div>
        <Tag tone={STATUS_LABELS[approvalStatus].tone}>{STATUS_LABELS[approvalStatus].text}</Tag>
      </div>
      <p>{sentence}</p>
      {approvalStatus === 'pending' && mine.reason && (
        <p>
          <Fact icon="info">{mine.reason}</Fact>
        </p>
      )}
    </section>
  );
}
