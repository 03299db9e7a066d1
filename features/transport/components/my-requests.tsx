'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { Price } from '#components/ui/price.tsx';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { money } from '#lib/shared/money.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { myTransportOptions } from '../client/queries.ts';
import { REQUESTS_A_PAGE } from '../rules/limits.ts';
import { StateTag } from './state-tag.tsx';
import styles from './transport.module.css';

/** Transport that the reader asked for or travels with, newest first. */
export function MyRequests() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(myTransportOptions(page));
  if (!data)
    return error ? (
      <ErrorState
        title="Your requests could not be loaded"
        meaning={`${error.message} Nothing about them has changed.`}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingRows label="Loading your requests" count={4} />
    );
  if (!data.count) return <p className="muted">Your cars, buses and trains will appear here.</p>;
  return (
    <div className={styles.part}>
      <Rows label="My transport requests">
        {data.requests.map((one) => (
          <Row
            key={one.bookingId}
            href={workRoutes.transportRequest(one.bookingId)}
            title={one.title}
            detail={`${one.when} · ${andList(one.travellers.map(({ name }) => name))}`}
            facts={one.total === null ? undefined : <Price money={money(one.total)} />}
            end={<StateTag {...one} />}
          />
        ))}
      </Rows>
      <Pager page={page} pages={Math.ceil(data.count / REQUESTS_A_PAGE)} onPage={setPage} />
    </div>
  );
}
