'use client';

import { Row, Rows } from '#components/ui/rows.tsx';
import { TabbedList } from '#components/ui/tabbed-list.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { type DeskShown, useDeskTransport } from '../../client/queries.ts';
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
  const { data, error } = useDeskTransport(show, page);
  return (
    <div className={styles.screen}>
      <h1 className="h1">Transport</h1>
      <TabbedList
        label="Requests"
        parts={PARTS}
        show={show}
        page={page}
        pageSize={DESK_PAGE}
        count={data?.count}
        error={error}
        loading={{ label: 'Loading the requests', rows: 6 }}
        hrefOf={workRoutes.deskTransport}
      >
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
      </TabbedList>
    </div>
  );
}
