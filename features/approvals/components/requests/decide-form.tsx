'use client';

import { useState } from 'react';
import { ActionBar } from '#components/layout/action-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { WindowFields, type TypedWindow } from '#components/ui/window-fields.tsx';
import { useForm } from '#lib/client/use-form.ts';
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

type Answer = 'approve' | 'decline';
type Typed = { note: string; /** Also up to a higher price. */ rises: boolean; window: TypedWindow };

/** The fields as the operations call them. */
const FIELDS: Partial<Record<string, string>> = { text: 'note', upTo: 'window.upTo', windowDays: 'window.upTo' };

/**
 * Approve with an optional comment, decline with a required one, or ask a question first. Below: what happens without
 * an answer.
 */
export function DecideForm({ request, link }: DecideFormProps) {
  const { bookingId, total, trip, mine, silence, askedBy, answerBy } = request;
  const left = useMinutesLeft(answerBy);
  const form = useForm<Typed>(
    () => ({ note: '', rises: false, window: windowAskedFor(trip) }),
    (path) => FIELDS[path] ?? path,
  );
  const { rises, window: granted } = form.values;
  const shown = (amount: number) => formatMoney({ amount, currency: trip.currency });
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
  const ask = useSend(askBack, {
    reads: REQUESTS,
    done: () => {
      form.change({ note: '' });
      toast.success(`${askedBy.name} has your question. The deadline stays the same.`);
    },
  });
  const [pressed, setPressed] = useState<Answer | 'ask'>();
  const answers = (answer: Answer) =>
    form.submit(async ({ note }) => {
      if (answer === 'approve' && typed?.problem) return { 'window.upTo': typed.problem };
      setPressed(answer);
      const decision = {
        answer,
        amount: total,
        note,
        ...(answer === 'approve' && upTo > total ? { upTo } : {}),
        ...(answer === 'approve' && granted ? { windowDays: granted.days } : {}),
      };
      await (link
        ? byLink.sendOrThrow({ token: link.token, ...decision })
        : decide.sendOrThrow({ bookingId, ...decision }));
    });
  const asks = form.submit(async ({ note }) => {
    setPressed('ask');
    await ask.sendOrThrow({ bookingId, text: note });
  });
  const busy = (answer: Answer | 'ask') => form.sending && pressed === answer;
  return (
    <section aria-label="Your answer">
      <form className={styles.actions} noValidate onSubmit={(event) => event.preventDefault()}>
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
        <TextareaField
          label={`Message to ${askedBy.name}`}
          hint={link ? 'Needed to decline.' : 'Needed to decline or to ask.'}
          rows={2}
          maxLength={500}
          {...form.field('note')}
        />
        {trip.route && !trip.change && (
          <WindowFields
            route={trip.route}
            total={total}
            today={today}
            value={granted}
            onValue={(window) => form.change({ window })}
            label="Also"
            first={rupeesInField(trip.ceiling ?? roomForRise(total))}
            error={form.errorOf('window.upTo')}
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
            {...form.check('rises')}
          />
        )}
        <FormFailure message={form.problem} />
        <div className={styles.answers}>
          <Button
            variant="go"
            size="lg"
            wide
            busy={busy('approve')}
            busyLabel="Approving…"
            onClick={answers('approve')}
          >
            {approve}
          </Button>
          <Button variant="out" wide busy={busy('decline')} busyLabel="Declining…" onClick={answers('decline')}>
            Decline
          </Button>
        </div>
        {mine.asks && !link && (
          <Button variant="txt" wide busy={busy('ask')} busyLabel="Sending…" onClick={asks}>
            Ask a question first
          </Button>
        )}
        {silence && <p className="small muted">{silence}</p>}
        <ActionBar label="Answer">
          <Button variant="out" busy={busy('decline')} busyLabel="Declining…" onClick={answers('decline')}>
            Decline
          </Button>
          <Button
            variant="go"
            wide
            className="grow"
            busy={busy('approve')}
            busyLabel="Approving…"
            onClick={answers('approve')}
          >
            {approve}
          </Button>
        </ActionBar>
      </form>
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
