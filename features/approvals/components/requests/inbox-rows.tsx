'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { DataTable, type TableSelection } from '#components/ui/data-table.tsx';
import { Select } from '#components/ui/select.tsx';
import { useMediaQuery } from '#components/ui/use-media-query.ts';
import type { useTableAddress } from '#components/ui/use-table-address.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { ListedRequest } from '../../contract.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import { COLUMNS } from './inbox-columns.tsx';
import type { InboxPart } from './inbox-parts.ts';
import { RequestCard } from './request-card.tsx';
import styles from './requests.module.css';

type InboxRowsProps = {
  part: InboxPart;
  requests: readonly ListedRequest[];
  /** The address of the list, to which a request leads back. */ query: string;
  table: Pick<ReturnType<typeof useTableAddress>, 'sort' | 'onSort'>;
  busy: boolean;
  selection?: TableSelection<ListedRequest>;
  decide?: (answer: 'approve' | 'decline', request: ListedRequest) => void;
  again: (request: ListedRequest) => ReactNode;
};

/** True when the request has ended and the trip is still ahead, so that it may be requested again. */
const mayBeAskedAgain = ({ approvalStatus, from }: ListedRequest): boolean =>
  ['declined', 'rejected', 'withdrawn'].includes(approvalStatus) && from >= dateInZone(new Date(), COMPANY_ZONE);

const CAPTION = 'Requests';
const ORDERS = [
  { value: 'due.asc', label: 'Answer due first' },
  { value: 'asked.desc', label: 'Newest request' },
  { value: 'asked.asc', label: 'Oldest request' },
  { value: 'total.desc', label: 'Highest total' },
  { value: 'total.asc', label: 'Lowest total' },
  { value: 'when.asc', label: 'First to travel' },
  { value: 'when.desc', label: 'Last to travel' },
];

/** Requests as a table; on a phone as cards. */
export function InboxRows(props: InboxRowsProps) {
  const phone = useMediaQuery('(max-width: 720px)');
  const { part, requests, query, table, busy, selection, decide, again } = props;
  const own = part !== 'waiting' && part !== 'answered';
  const hrefOf = ({ bookingId, companyId, travelCategory }: ListedRequest) =>
    own
      ? workRoutes.approvalStatus(travelCategory, { companyId, bookingId })
      : workRoutes.corporateApprovals({ ...Object.fromEntries(new URLSearchParams(query)), bookingId });
  const actions = (request: ListedRequest) =>
    decide ? (
      <span className={styles.rowActions}>
        <Button size="sm" aria-label={`Approve ${request.title}`} onClick={() => decide('approve', request)}>
          Approve
        </Button>
        <Button
          size="sm"
          variant="txt"
          aria-label={`Decline ${request.title}`}
          onClick={() => decide('decline', request)}
        >
          Decline
        </Button>
      </span>
    ) : part === 'asked' && mayBeAskedAgain(request) ? (
      again(request)
    ) : null;
  if (!phone)
    return (
      <DataTable
        caption={CAPTION}
        columns={COLUMNS[part]}
        items={requests}
        keyOf={({ bookingId }) => bookingId}
        sort={table.sort}
        onSort={table.onSort}
        hrefOf={hrefOf}
        actions={decide || part === 'asked' ? actions : undefined}
        selection={selection}
        busy={busy}
      />
    );
  return (
    <>
      <Select
        aria-label="Sort requests by"
        value={`${table.sort.by}.${table.sort.direction}`}
        onChange={({ target: { value } }) => {
          const [by = 'asked', direction] = value.split('.');
          table.onSort({ by, direction: direction === 'asc' ? 'asc' : 'desc' });
        }}
        options={ORDERS}
      />
      <ul className={styles.list} aria-label={CAPTION} aria-busy={busy || undefined}>
        {requests.map((request) => (
          <li key={request.bookingId}>
            <RequestCard request={request} own={own} href={hrefOf(request)} />
            <div className={styles.again}>
              {selection && (
                <Check
                  label="Select"
                  aria-label={`Select ${selection.nameOf(request)}`}
                  checked={selection.keys.has(request.bookingId)}
                  onChange={({ target }) =>
                    selection.onChange(
                      new Set(
                        target.checked
                          ? [...selection.keys, request.bookingId]
                          : [...selection.keys].filter((key) => key !== request.bookingId),
                      ),
                    )
                  }
                />
              )}
              {actions(request)}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
