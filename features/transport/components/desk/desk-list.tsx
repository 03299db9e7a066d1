'use client';

import { useQuery } from '@tanstack/react-query';
import { FieldError } from '#components/ui/field.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { deskTransportOptions, type DeskShown } from '../../client/queries.ts';
import { DESK_PAGE } from '../../rules/limits.ts';
import { StateTag } from '../state-tag.tsx';
import styles from '../transport.module.css';

const PARTS: readonly { show: DeskShown; label: string; empty: string }[] = [
  { show: 'waiting', label: 'To do', empty: 'No request is waiting for the desk.' },
  { show: 'open', label: 'Open', empty: 'No request is open.' },
  { show: 'ended', label: 'Ended', empty: 'Confirmed, cancelled and declined requests will appear here.' },
];

/** Transport requests of every company. */
export function DeskTransportList({ show, page }: { show: DeskShown; page: number }) {
  const { data, error } = useQuery(deskTransportOptions(show, page));
  return (
    <div className={styles.screen}>
      <h1 className="h1">Transport</h1>
      <Tabs
        label="Requests"
        items={PARTS.map((part) => ({
          href: workRoutes.deskTransport(part.show === 'waiting' ? {} : { show: part.show }),
          label: part.label,
          current: part.show === show,
        }))}
      />
      {error && (
        <div role="alert">
          <FieldError>{error.message}</FieldError>
        </div>
      )}
      {!data && !error && <LoadingRows label="Loading the requests" count={6} />}
      {data && !data.count && <p className="muted">{PARTS.find((part) => part.show === show)?.empty}</p>}
      {data && data.count > 0 && (
        <Rows label="Transport requests">
          {data.requests.map((one) => (
            <Row
              key={one.bookingId}
              href={workRoutes.deskTransport({ companyId: one.companyId, bookingId: one.bookingId })}
              title={one.title}
              detail={`${one.when} · ${one.companyName}`}
              facts={andList(one.travellers.map(({ name }) => name))}
              end={<StateTag {...one} />}
            />
          ))}
        </Rows>
      )}
      <Pager
        page={page}
        pages={Math.ceil((data?.count ?? 0) / DESK_PAGE)}
        hrefOf={(to) => workRoutes.deskTransport({ show, page: to })}
      />
    </div>
  );
}
