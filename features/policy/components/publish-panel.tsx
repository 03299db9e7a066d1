'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { dateInZone, formatDate } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { discardDraft, publishPolicy } from '../client/calls.ts';
import { COMPANY, dryRunOptions } from '../client/policy-queries.ts';
import type { PolicyVersionView } from '../contract.ts';
import { DifferenceLines } from './policy-history.tsx';
import styles from './policy.module.css';

/** What a draft changes, what it would have done, and putting it in force. */
export function PublishPanel({ draft, hasVersionInForce, mayEdit }: { draft: PolicyVersionView; hasVersionInForce: boolean; mayEdit: boolean }) {
  const { policyId, version } = draft;
  const publish = useSend(publishPolicy, { reads: COMPANY, done: () => toast.success(`Version ${version} is in force. Bookings made so far keep what they were judged by.`) });
  const discard = useSend(discardDraft, { reads: COMPANY, done: () => toast.success('The draft is thrown away.') });
  const [problem] = Object.values(draft.problems);
  return (
    <section className={styles.form} aria-label="The draft">
      <h3 className="h3">What the draft changes</h3>
      {hasVersionInForce ? <DifferenceLines lines={draft.difference} /> : <p className="muted">It is the first version: nothing was refused before.</p>}
      <DryRun policyId={policyId} version={version} />
      <div role="alert"><FieldError>{publish.message ?? Object.values(publish.fields)[0] ?? discard.message}</FieldError></div>
      {mayEdit && (
        <div className={styles.actions}>
          <Button variant="go" busy={publish.busy} busyLabel="Publishing…" blocked={problem} onClick={() => publish.send({ policyId, version })}>Publish version {version}</Button>
          <Button variant="txt" busy={discard.busy} onClick={() => discard.send({ policyId, version })}>Throw the draft away</Button>
        </div>
      )}
    </section>
  );
}

/** The draft judged on what really happened, before anybody is judged by it. */
function DryRun({ policyId, version }: { policyId: string; version: number }) {
  const [asked, setAsked] = useState(false);
  const { data, error } = useQuery({ ...dryRunOptions(policyId, version), enabled: asked });
  if (!asked) return <div><Button size="sm" onClick={() => setAsked(true)}>Try it on the last 90 days</Button></div>;
  const today = dateInZone(new Date(), 'Asia/Kolkata');
  return (
    <div className={styles.said} aria-live="polite">
      {data?.sentences.map((sentence) => <p key={sentence}>{sentence}</p>) ?? <p>{error?.message ?? 'Judging what people searched and booked…'}</p>}
      {data && data.refused.length > 0 && (
        <Disclosure summary="The bookings it would have refused">
          <ul className={styles.lines}>{data.refused.map(({ on, person, what, total, text, change }, at) => <li key={at} className="small"><span className="strong">{formatDate(on, today)}, {person}: {what}, {formatMoney(money(total))}.</span> {text} {change}</li>)}</ul>
        </Disclosure>
      )}
    </div>
  );
}
