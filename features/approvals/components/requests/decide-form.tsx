'use client';

import { useState } from 'react';
import { ActionBar } from '#components/layout/action-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { toast } from '#components/ui/toast.ts';
import { WindowFields, type TypedWindow } from '#components/ui/window-fields.tsx';
import { useMinutesLeft } from '#lib/client/use-minutes-left.ts';
import { useSend } from '#lib/client/use-send.ts';
import { mostForWindow, othersOf, windowAround, windowText } from '#lib/shared/approved-window.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { rupeesInField, typedRupees } from '#lib/shared/read-rupees.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { askBack, decideApproval, decideByLink } from '../../client/calls.ts';
import { initialiseApprovals } from '../../client/initialise-approvals.ts';
import { REQUESTS } from '../../client/request-queries.ts';
import { useApprover } from '../../client/use-approver.ts';
import type { ApprovalRequest } from '../../contract.ts';
import { roomForRise } from '../../rules/room-for-rise.ts';
import styles from './requests.module.css';

type DecideFormProps = {
  request: ApprovalRequest;
  /** Decides by the link of an email, without a sign-in; `done` gets the request as it is then. */
  link?: { token: string; done: (request: ApprovalRequest) => void };
};

/**
 * Approve with an optional comment, decline with a required one, or ask a question first. Below: what happens without
 * an answer.
 */
export function DecideForm({ request, link }: DecideFormProps) {
  const { bookingId, total, trip, mine, silence, askedBy, answerBy } = request;
  const left = useMinutesLeft(answerBy);
  const [note, setNote] = useState('');
  const [rises, setRises] = useState(false);
  const shown = (amount: number) => formatMoney({ amount, currency: trip.currency });
  const [granted, setGranted] = useState<TypedWindow>(windowAskedFor(trip));
  const today = dateInZone(request.now, trip.zone);
  const least = trip.ceiling ?? (rises ? roomForRise(total) : total);
  const typed = granted && typedRupees(granted.upTo, { least: total, most: mostForWindow(total) });
  const upTo = typed?.paise ?? least;
  const other = granted && trip.route ? windowText(windowAround(trip.route, granted.days), today) : null;
  const approve = trip.ceiling === undefined && !other ? `Approve ${shown(total)}` : `Approve up to ${shown(upTo)}`;
  const approver = useApprover();
  const decide = useSend(decideApproval, {
    reads: REQUESTS,
    done: ({ approvalStatus }) => {
      toast.success(SAID[approvalStatus] ?? 'Your decision is saved.');
      if (approver) void initialiseApprovals(approver); // refetches the bell's count
    },
  });
  const byLink = useSend(decideByLink, { reads: REQUESTS, done: (decided) => link?.done(decided) });
  const deciding = link ? byLink : decide;
  const ask = useSend(askBack, {
    reads: REQUESTS,
    done: () => {
      setNote('');
      toast.success(`${askedBy.name} has your question. The deadline stays the same.`);
    },
  });
  const [pressed, setPressed] = useState<'approve' | 'decline' | null>(null);
  const send = (answer: 'approve' | 'decline') => {
    if (answer === 'approve' && typed?.problem) return;
    setPressed(answer);
    ask.reset();
    const decision = {
      answer,
      amount: total,
      note,
      ...(answer === 'approve' && upTo > total ? { upTo } : {}),
      ...(answer === 'approve' && granted ? { windowDays: granted.days } : {}),
    };
    if (link) byLink.send({ token: link.token, ...decision });
    else decide.send({ bookingId, ...decision });
  };
  const busy = (answer: 'approve' | 'decline') => deciding.busy && pressed === answer;
  return (
    <section className={styles.actions} aria-label="Your answer">
      {left && (
        <p>
          <Fact icon="clock">
            <span className="strong">{left}</span> left to answer
          </Fact>
        </p>
      )}
      {mine.standsInFor.length > 0 && (
        <p>
          <Fact icon="user">
            You are deciding for {andList(mine.standsInFor)}, who {mine.standsInFor.length > 1 ? 'are' : 'is'} away.
          </Fact>
        </p>
      )}
      {mine.approved > 0 && mine.approved < total && (
        <p>
          <Fact icon="info">
            You approved {shown(mine.approved)}. The price is now {shown(total)}: {shown(total - mine.approved)} more.
          </Fact>
        </p>
      )}
      <Field
        label={`Message to ${askedBy.name}`}
        hint={link ? 'Needed to decline.' : 'Needed to decline or to ask.'}
        error={deciding.fields.note ?? ask.fields.text}
      >
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
      {trip.route && !trip.change && (
        <WindowFields
          route={trip.route}
          total={total}
          today={today}
          value={granted}
          onValue={setGranted}
          label="Also"
          first={rupeesInField(trip.ceiling ?? roomForRise(total))}
          error={deciding.fields.upTo ?? deciding.fields.windowDays}
        />
      )}
      {other && (
        <p>
          <Fact icon="info">
            You approve up to {shown(upTo)} for {othersOf(trip.route ?? [])} {other}.
          </Fact>
        </p>
      )}
      {trip.ceiling === undefined && !other && (
        <Check
          label={`Also up to ${shown(roomForRise(total))}, should the price rise before it is booked`}
          checked={rises}
          onChange={(event) => setRises(event.target.checked)}
        />
      )}
      {(deciding.message ?? ask.message) && (
        <p role="alert">
          <Fact tone="bad">{deciding.message ?? ask.message}</Fact>
        </p>
      )}
      <div className={styles.answers}>
        <Button
          variant="go"
          size="lg"
          wide
          busy={busy('approve')}
          busyLabel="Approving…"
          onClick={() => send('approve')}
        >
          {approve}
        </Button>
        <Button variant="out" wide busy={busy('decline')} busyLabel="Declining…" onClick={() => send('decline')}>
          Decline
        </Button>
      </div>
      {mine.asks && !link && (
        <Button
          variant="txt"
          wide
          busy={ask.busy}
          busyLabel="Sending…"
          onClick={() => {
            decide.reset();
            ask.send({ bookingId, text: note });
          }}
        >
          Ask a question first
        </Button>
      )}
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

/** What was asked for is what they begin with, and may narrow. */
const windowAskedFor = ({ windowAsked }: ApprovalRequest['trip']): TypedWindow =>
  windowAsked ? { days: windowAsked.days, upTo: rupeesInField(windowAsked.upTo) } : null;

const SAID: Partial<Record<ApprovalRequest['approvalStatus'], string>> = {
  approved: 'Approved. They have been notified.',
  declined: 'Declined. Nothing was booked or charged, and they have been told why.',
  pending: 'Approval saved. The next approvers have been asked.',
};
