'use client';

import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { DataTable, type DataColumn } from '#components/ui/data-table.tsx';
import { Field } from '#components/ui/field.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useTableAddress } from '#components/ui/use-table-address.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { downloadFile } from '#lib/client/download-file.ts';
import { readerTime } from '#lib/client/reader-time.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { capital } from '#lib/shared/word-lists.ts';
import { auditTrailFile } from '../../client/calls.ts';
import { trailOptions } from '../../client/company-queries.ts';
import type { AuditEntry } from '../../organisation.ts';
import { AUDIT_KIND_NAMES, AUDIT_LABELS } from '../../rules/audit-labels.ts';
import styles from './admin.module.css';
import { PartFailure } from './part-failure.tsx';

/** The audit log: who changed what, when, with values before and after. */
export function TrailPart() {
  const { asked, change, sort } = useTableAddress(ORDERS, { by: 'when', direction: 'desc' });
  const order = sort.direction === 'desc' ? 'newest' : 'oldest';
  const dated = (name: string) => (DAY.test(asked.get(name) ?? '') ? (asked.get(name) ?? '') : '');
  const filter = {
    kind: Object.keys(AUDIT_LABELS).includes(asked.get('kind') ?? '') ? (asked.get('kind') ?? '') : '',
    since: dated('since'),
    until: dated('until'),
  };
  // Ids of the last entry of each page above: the address leads to the same page again.
  const after = (asked.get('after') ?? '').split('.').filter((id) => /^\d{1,15}$/.test(id));
  const query = Object.fromEntries(
    Object.entries({ ...filter, before: after.at(-1) ?? '' }).filter(([, value]) => value),
  );
  const { data, error, refetch, isPlaceholderData } = useQuery(trailOptions({ ...query, order }));
  const choose = (part: Partial<typeof filter>) => change({ ...part, after: '' });
  const turnTo = (ids: readonly string[]) => change({ after: ids.join('.') });
  const save = () =>
    void downloadFile(
      auditTrailFile.path,
      Object.fromEntries(Object.entries(filter).filter(([, value]) => value)),
      'audit-log.csv',
    ).catch((failure: unknown) => toast.error(apiFailure(failure).message));
  const today = dateInZone(new Date(), deviceZone());
  const last = data?.entries.at(-1)?._id;
  return (
    <section className={styles.part} aria-label="Audit log">
      <div className={styles.tools}>
        <Field label="Kind of change">
          {(control) => (
            <Select
              {...control}
              value={filter.kind}
              onChange={(event) => choose({ kind: event.target.value })}
              options={[
                { value: '', label: 'All kinds' },
                ...Object.entries(AUDIT_KIND_NAMES).map(([value, label]) => ({ value, label })),
              ]}
            />
          )}
        </Field>
        <TextField
          label="From"
          type="date"
          max={today}
          value={filter.since}
          onChange={(event) => choose({ since: event.target.value })}
        />
        <TextField
          label="Until"
          type="date"
          max={today}
          value={filter.until}
          onChange={(event) => choose({ until: event.target.value })}
        />
        <Button icon="download" onClick={save}>
          Save as CSV
        </Button>
      </div>
      {error && !data && <PartFailure what="The audit log" error={error} again={() => void refetch()} />}
      {!data && !error && <LoadingRows label="Loading the audit log" />}
      {data?.entries.length === 0 && (
        <EmptyState level={2} title={Object.keys(query).length ? 'No matching entries' : 'No entries yet'}>
          Every change to the company is recorded here.
        </EmptyState>
      )}
      {data && data.entries.length > 0 && (
        <DataTable
          caption="Audit log"
          columns={COLUMNS}
          items={data.entries}
          keyOf={({ _id }) => _id}
          sort={sort}
          onSort={({ by, direction }) => change({ sort: `${by}.${direction}`, after: '' })}
          busy={isPlaceholderData}
        />
      )}
      <nav className={styles.pages} aria-label="Pages">
        {after.length > 0 && (
          <Button size="sm" onClick={() => turnTo(after.slice(0, -1))}>
            {order === 'newest' ? 'Newer changes' : 'Older changes'}
          </Button>
        )}
        {data?.more && last && (
          <Button size="sm" onClick={() => turnTo([...after, last])}>
            {order === 'newest' ? 'Older changes' : 'Newer changes'}
          </Button>
        )}
      </nav>
    </section>
  );
}

const ORDERS = ['when'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const COLUMNS: readonly DataColumn<AuditEntry>[] = [
  {
    key: 'what',
    title: 'Change',
    cell: ({ action, kind, subject }) => (
      <span className={styles.name}>
        {capital(`${action} ${AUDIT_LABELS[kind as keyof typeof AUDIT_LABELS] ?? kind}`)} {subject}
      </span>
    ),
  },
  { key: 'who', title: 'By', cell: ({ by }) => by.name },
  { key: 'when', title: 'When', sorts: true, firstDown: true, cell: ({ at }) => readerTime(at) },
  {
    key: 'fields',
    title: 'Before and after',
    cell: ({ changes }) =>
      changes.length > 0 && (
        <>
          {changes.slice(0, 4).map(({ field, before, after }) => (
            <span key={field} className={styles.under}>
              {field}: {before} → {after}
            </span>
          ))}
          {changes.length > 4 && <span className={styles.under}>and {changes.length - 4} more in the CSV</span>}
        </>
      ),
  },
];
