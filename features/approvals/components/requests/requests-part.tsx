'use client';

import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { approvalListOptions } from '../../client/request-queries.ts';
import { RequestCard } from './request-card.tsx';
import styles from './requests.module.css';

const PARTS = {
  waiting: {
    title: 'To decide',
    none: 'No requests to decide.',
    asks: { requestType: 4, approvalStatus: 'pending', pageNo: 1 },
  },
  asked: { title: 'My requests', none: 'No requests yet.', asks: { requestType: 1, pageNo: 1 } },
} as const;

/** The latest requests for the home page: those the reader has to decide, or those the reader sent. */
export function RequestsPart({ part }: { part: keyof typeof PARTS }) {
  const id = useId();
  const { title, none, asks } = PARTS[part];
  const { data, error, refetch } = useQuery(approvalListOptions(asks));
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.line}>
        <h2 id={id} className="h3">
          {title}
          {data && data.count > 0 && `, ${data.count}`}
        </h2>
        {data && data.count > data.response.length && (
          <Button variant="txt" size="sm" href={workRoutes.corporateApprovals(part === 'waiting' ? {} : { part })}>
            See all
          </Button>
        )}
      </div>
      {error && !data && (
        <p role="alert">
          The requests could not be loaded. {error.message}{' '}
          <Button variant="txt" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!data && !error && <LoadingRows label={`Loading: ${title}`} count={2} />}
      {data?.response.length === 0 && <p className="muted">{none}</p>}
      {data && data.response.length > 0 && (
        <ul className={styles.list} aria-label={title}>
          {data.response.map((request) => (
            <li key={request.bookingId}>
              <RequestCard request={request} own={part === 'asked'} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
