'use client';

import { useState } from 'react';
import { ActionBar } from '#components/layout/action-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { decideApproval } from '../../client/calls.ts';
import { initialiseApprovals } from '../../client/initialise-approvals.ts';
import { REQUESTS } from '../../client/request-queries.ts';
import { useApprover } from '../../client/use-approver.ts';
import type { ApprovalRequest } from '../../contract.ts';
import { roomForRise } from '../../rules/room-for-rise.ts';
import styles from './requests.module.css';

/** Approve with an optional comment, or decline with a required one. Below: what happens without an answer. */
export function DecideForm({ request }: { request: ApprovalRequest }) {
  const { bookingId, total, trip, mine, silence, askedBy } = request;
  const [note, setNote] = useState('');
  const [rises, setRises] = useState(false);
  const shown = (amount: number) => formatMoney({ amount, currency: trip.currency });
  const upTo = trip.ceiling ?? (rises ? roomForRise(total) : total);
  const approve =
    trip.ceiling === undefined
      ? `Approve ${shown(total)}`
      : `Approve${trip.change ? ' the change' : ''} up to ${shown(upTo)}`;
  const approver = useApprover();
  const decide = useSend(decideApproval, {
    reads: REQUESTS,
    done: ({ approvalStatus }) => {
      toast.success(SAID[approvalStatus] ?? 'Your decision is saved.');
      if (approver) void initialiseApprovals(approver); // refetches the bell's count
    },
  });
  const [pressed, setPressed] = useState<'approve' | 'decline' | null>(null);
  const send = (answer: 'approve' | 'decline') => {
    setPressed(answer);
    decide.send({
      bookingId,
      answer,
      amount: total,
      note,
      ...(answer === 'approve' && upTo > total ? { upTo } : {}),
    });
  };
  const busy = (answer: 'approve' | 'decline') => decide.busy && pressed === answer;
  return (
    <section className={styles.actions} aria-label="Your answer">
      {mine.standsInFor.length > 0 && (
        <p>
          <Fact icon="user">You answer for {andList(mine.standsInFor)}, who is away.</Fact>
        </p>
      )}
      {mine.approved > 0 && mine.approved < total && (
        <p>
          <Fact icon="info">
            You approved {shown(mine.approved)}. The price is now {shown(total)}: {shown(total - mine.approved)} more.
          </Fact>
        </p>
      )}
      <Field label={`Message to ${askedBy.name}`} hint="Needed to decline." error={decide.fields.note}>
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={2}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {trip.ceiling === undefined && (
        <Check
          label={`Also up to ${shown(roomForRise(total))}, should the price rise before it is booked`}
          checked={rises}
          onChange={(event) => setRises(event.target.checked)}
        />
      )}
      {decide.message && (
        <p role="alert">
          <Fact tone="bad">{decide.message}</Fact>
        </p>
      )}
      <Button
        className={styles.inBar}
        variant="go"
        size="lg"
        wide
        busy={busy('approve')}
        busyLabel="Approving…"
        onClick={() => send('approve')}
      >
        {approve}
      </Button>
      <Button
        className={styles.inBar}
        variant="out"
        wide
        busy={busy('decline')}
        busyLabel="Declining…"
        onClick={() => send('decline')}
      >
        Decline
      </Button>
      {silence && <p className="small muted">{silence}</p>}
      <ActionBar label="Answer">
        <Button variant="out" busy={busy('decline')} busyLabel="Declining…" onClick={() => send('decline')}>
          Decline
        </Button>
        <Button
          variant="go"
          wide
          className="grow"
          busy={busy('approve')}
          busyLabel="Approving…"
          onClick={() => send('approve')}
        >
          {approve}
        </Button>
      </ActionBar>
    </section>
  );
}

const SAID: Partial<Record<ApprovalRequest['approvalStatus'], string>> = {
  approved: 'Approved. They have been notified.',
  declined: 'Declined. Nothing was booked or charged, and they have been told why.',
  pending: 'Approval saved. The next approvers have been asked.',
};
