'use client';

import { DataTable, type DataColumn } from '#components/ui/data-table.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { dateInZone, formatDate } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { type DryRunAnswer, useDryRun } from '../client/use-policies.ts';
import styles from './policies.module.css';

/** What a draft would have done to the searches and bookings of last quarter, shown before it is published. */
export function DryRun({ policyId, version }: { policyId: string; version: number }) {
  const { data, error } = useDryRun(policyId, version, true);
  const today = dateInZone(new Date(), deviceZone());
  if (error) return <FieldError>{error.message}</FieldError>;
  if (!data)
    return (
      <div role="status">
        <span className="visually-hidden">Trying the draft on the last 90 days</span>
        <Skeleton width="72%" height={20} />
      </div>
    );
  return (
    <section className={styles.dryRun} aria-label="The draft on the last 90 days" aria-live="polite">
      {data.sentences.map((sentence, at) => (
        <p key={sentence} className={at ? 'muted' : 'lead'}>
          {sentence}
        </p>
      ))}
      {data.refused.length > 0 && (
        <DataTable
          caption="Bookings that this draft would have refused, newest first"
          columns={columnsOn(today)}
          items={data.refused}
          keyOf={({ on, person, what, text }) => on + person + what + text}
        />
      )}
    </section>
  );
}

/** Columns of the bookings that the draft would have refused. */
const columnsOn = (today: string): readonly DataColumn<DryRunAnswer['refused'][number]>[] => [
  {
    key: 'what',
    title: 'What, and why not',
    cell: ({ what, text, change }) => (
      <>
        {what}
        <br />
        <span className="small muted">{text}</span>
        {change && (
          <>
            <br />
            <span className="small good">{change}</span>
          </>
        )}
      </>
    ),
  },
  { key: 'day', title: 'Day', cell: ({ on }) => formatDate(on, today) },
  { key: 'who', title: 'Who', cell: ({ person }) => person },
  { key: 'paid', title: 'Paid', figures: true, cell: ({ total }) => formatMoney(money(total)) },
];
