'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { toast } from '#components/ui/toast.ts';
import { useTableAddress } from '#components/ui/use-table-address.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { downloadFile } from '#lib/client/download-file.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { useApprovals } from '#features/approvals/client/approvals-store.ts';
import { approvalsFile } from '../../client/calls.ts';
import { rememberPlace } from '../../client/list-place.ts';
import { approvalListOptions } from '../../client/request-queries.ts';
import { useMarkRead } from '../../client/use-mark-read.ts';
import type { ListedRequest, RequestOrder } from '../../contract.ts';
import { inAll } from '../../rules/text/several-sentences.ts';
import type { DecideSeveralDialogProps } from './decide-several-dialog.tsx';
import { filterIn, InboxFilters, NO_FILTER } from './inbox-filters.tsx';
import { EMPTY, type InboxPart } from './inbox-parts.ts';
import { InboxRows } from './inbox-rows.tsx';
import styles from './requests.module.css';

const DecideSeveralDialog = onDemand<DecideSeveralDialogProps>(() =>
  import('./decide-several-dialog.tsx').then((dialog) => dialog.DecideSeveralDialog),
);

const A_PAGE = 20;
const ASKS = {
  waiting: { requestType: 4, approvalStatus: 'pending' },
  answered: { requestType: 4 },
  asked: { requestType: 1 },
  transport: { requestType: 2 },
  mine: { requestType: 3 },
} as const;
const ORDERS = ['asked', 'total', 'when', 'due'] as const;
/** What is due first stands first; of what is answered, the latest. */
const FIRST = {
  waiting: { by: 'due', direction: 'asc' },
  answered: { by: 'asked', direction: 'desc' },
  asked: { by: 'asked', direction: 'desc' },
  transport: { by: 'asked', direction: 'desc' },
  mine: { by: 'asked', direction: 'desc' },
} as const;

export type InboxListProps = {
  part: InboxPart;
  approverId: string;
  /** Whether the reader's role lets them answer. */ answers: boolean;
  /** The button that sends a request again, by product. */ again: (request: ListedRequest) => ReactNode;
};

/** One page of requests: searched, sorted, and those that wait for the reader decided from the list. */
export function InboxList({ part, approverId, answers, again }: InboxListProps) {
  const table = useTableAddress(ORDERS, FIRST[part]);
  const filter = filterIn(table.asked);
  const wanted = { ...filter, ...ASKS[part] };
  const { data, error, refetch, isPlaceholderData } = useQuery(
    approvalListOptions({
      ...wanted,
      pageNo: table.page,
      pageSize: A_PAGE,
      orderBy: table.sort.by as RequestOrder,
      sortBy: table.sort.direction,
    }),
  );
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [deciding, setDeciding] = useState<Omit<DecideSeveralDialogProps, 'onClose'> | null>(null);
  const unread = useApprovals(({ notificationCount }) => notificationCount);
  const read = useMarkRead(approverId);
  const address = table.asked.toString();
  useEffect(() => rememberPlace(address), [address]);
  const filtered = Object.entries(filter).some(([name, value]) => value && !(name in ASKS[part]));
  const decides = part === 'waiting' && answers;
  const chosen = decides && data ? data.response.filter(({ bookingId }) => keys.has(bookingId)) : [];
  const save = () =>
    void downloadFile(
      approvalsFile.path,
      Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)),
      'approvals.csv',
    ).catch((failure: unknown) => toast.error(apiFailure(failure).message));
  if (error && !data)
    return (
      <ErrorState title="The requests could not be loaded" meaning={error.message} onRetry={() => void refetch()} />
    );
  if (data?.count === 0 && !filtered)
    return (
      <EmptyState title={EMPTY[part].title} scene={{ seed: 'desk2', kind: 'metro', hour: 'dawn' }}>
        {EMPTY[part].text}
      </EmptyState>
    );
  return (
    <>
      <InboxFilters part={part} filter={filter} onChange={table.change} />
      <div className={styles.line}>
        <p className="small muted" role="status">
          {data ? counted(data.count, 'request') : ' '}
          {unread > 0 && ` · ${unread} unread`}
        </p>
        <div className={styles.buttons}>
          {unread > 0 && (
            <Button
              variant="txt"
              size="sm"
              busy={read.isPending}
              busyLabel="Marking…"
              onClick={() => read.mutate('All')}
            >
              Mark all as read
            </Button>
          )}
          <Button size="sm" icon="download" onClick={save} disabled={!data?.count}>
            Save as CSV
          </Button>
        </div>
      </div>
      {!data && <LoadingRows label="Loading requests" count={5} />}
      {data?.count === 0 && (
        <EmptyState
          level={2}
          title="No matching requests"
          actions={
            <Button size="sm" onClick={() => table.change(NO_FILTER)}>
              Clear filters
            </Button>
          }
        >
          Search by part of the trip’s name, its place, a traveller or the reason.
        </EmptyState>
      )}
      {data && data.response.length > 0 && (
        <InboxRows
          part={part}
          requests={data.response}
          query={address}
          table={table}
          busy={isPlaceholderData}
          selection={
            decides
              ? { keys, onChange: setKeys, nameOf: ({ title, askedBy }) => `${title}, requested by ${askedBy}` }
              : undefined
          }
          decide={decides ? (answer, request) => setDeciding({ answer, requests: [request] }) : undefined}
          again={again}
        />
      )}
      {chosen.length > 0 && (
        <section className={styles.chosen} aria-label="Selected requests">
          <p className={styles.sum} role="status">
            {counted(chosen.length, 'request')} selected, {inAll(chosen)}
          </p>
          <Button variant="txt" size="sm" onClick={() => setKeys(new Set())}>
            Clear
          </Button>
          <Button variant="out" size="sm" onClick={() => setDeciding({ answer: 'decline', requests: chosen })}>
            Decline selected
          </Button>
          <Button variant="ink" size="sm" onClick={() => setDeciding({ answer: 'approve', requests: chosen })}>
            Approve selected
          </Button>
        </section>
      )}
      <Pager page={table.page} pages={Math.ceil((data?.count ?? 0) / A_PAGE)} onPage={table.onPage} />
      {deciding && (
        <DecideSeveralDialog
          {...deciding}
          onClose={() => {
            setDeciding(null);
            setKeys(new Set());
          }}
        />
      )}
    </>
  );
}
