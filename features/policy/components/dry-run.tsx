'use client';

import { FieldError } from '#components/ui/field.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Table } from '#components/ui/table.tsx';
import { dateInZone, formatDate } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/device-zone.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { useDryRun } from '../client/use-policies.ts';
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
        <Table caption="Bookings that this draft would have refused, newest first" scrolls>
          <thead>
            <tr>
              <th>Day</th>
              <th>Who</th>
              <th>What, and why not</th>
              <th className="right">Paid</th>
            </tr>
          </thead>
          <tbody>
            {data.refused.map(({ on, person, what, total, text, change }) => (
              <tr key={on + person + what + text}>
                <td className="nowrap">{formatDate(on, today)}</td>
                <td>{person}</td>
                <td>
                  {what}
                  <br />
                  <span className="small muted">{text}</span>
                  {change && (
                    <>
                      <br />
                      <span className="small good">{change}</span>
                    </>
                  )}
                </td>
                <td className="right nowrap">{formatMoney(money(total))}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
