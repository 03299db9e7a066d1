'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { formatMoney } from '#lib/shared/money.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { decideSeveral } from '../../client/calls.ts';
import { initialiseApprovals } from '../../client/initialise-approvals.ts';
import { REQUESTS } from '../../client/request-queries.ts';
import { useApprover } from '../../client/use-approver.ts';
import type * as contract from '../../contract.ts';
import type { ListedRequest } from '../../contract.ts';
import { decidedSentence, inAll } from '../../rules/text/several-sentences.ts';
import styles from './requests.module.css';

export type DecideSeveralDialogProps = {
  answer: 'approve' | 'decline';
  requests: readonly ListedRequest[];
  onClose: () => void;
};

/** Approves or declines the requests that were selected, with one message. Afterwards: which were not possible, and why. */
export function DecideSeveralDialog({ answer, requests, onClose }: DecideSeveralDialogProps) {
  const form = useForm(() => ({ note: '' }));
  const [outcome, setOutcome] = useState<ResponseOf<typeof contract.decideSeveral> | null>(null);
  const approver = useApprover();
  const decide = useSend(decideSeveral, {
    reads: REQUESTS,
    done: (answered) => {
      if (approver) void initialiseApprovals(approver); // refetches the bell's count
      if (answered.refused.length) return setOutcome(answered);
      toast.success(decidedSentence(answer, answered.decided));
      onClose();
    },
  });
  const send = ({ note }: { note: string }) =>
    decide.sendOrThrow({
      answer,
      note,
      requests: requests.map(({ bookingId, total, ceiling }) => ({ bookingId, amount: total, upTo: ceiling })),
    });
  const many = counted(requests.length, 'request');
  const sum = inAll(requests);
  const approves = answer === 'approve';
  if (outcome) return <Outcome answer={answer} requests={requests} outcome={outcome} onClose={onClose} />;
  return (
    <Dialog open title={approves ? `Approve ${many}` : `Decline ${many}`} onClose={onClose}>
      <form className={styles.actions} noValidate onSubmit={form.submit(send)}>
        <ul className={styles.alternatives} aria-label="Selected requests">
          {requests.map((request) => (
            <li key={request.bookingId}>
              <span>
                <span className="strong">{request.title}</span>
                <br />
                <span className="small muted">
                  {request.askedBy}
                  {request.inPolicy ? '' : ` · ${request.tag}`}
                </span>
              </span>
              <span className={styles.saves}>
                <span className="strong">{formatMoney({ amount: request.total, currency: request.currency })}</span>
                {request.ceiling !== null && (
                  <>
                    <br />
                    <span className="small muted">
                      up to {formatMoney({ amount: request.ceiling, currency: request.currency })}
                    </span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
        <TextareaField
          label={requests.length > 1 ? 'Message to everybody who asked' : `Message to ${requests[0]?.askedBy ?? ''}`}
          hint={approves ? 'May stay empty.' : 'Needed to decline.'}
          rows={2}
          maxLength={500}
          {...form.field('note')}
        />
        <FormFailure message={form.problem} />
        <Button
          type="submit"
          variant={approves ? 'go' : 'ink'}
          wide
          busy={form.sending}
          busyLabel={approves ? 'Approving…' : 'Declining…'}
        >
          {approves ? `Approve ${many}, ${sum}` : `Decline ${many}`}
        </Button>
        <p className="small muted">
          {approves
            ? 'Each is approved by itself, at the price shown here. One that has changed since is left as it is.'
            : 'Each is declined by itself. Nothing is booked or charged.'}
        </p>
      </form>
    </Dialog>
  );
}

function Outcome({
  answer,
  requests,
  outcome: { decided, refused },
  onClose,
}: DecideSeveralDialogProps & { outcome: ResponseOf<typeof contract.decideSeveral> }) {
  return (
    <Dialog open title={`${counted(refused.length, 'request')} not decided`} onClose={onClose}>
      <div className={styles.actions}>
        <p role="status">{decided.length ? decidedSentence(answer, decided) : 'None of them was decided.'}</p>
        <ul className={styles.alternatives} aria-label="Not decided">
          {refused.map(({ bookingId, reason }) => (
            <li key={bookingId}>
              <span>
                <span className="strong">{requests.find((one) => one.bookingId === bookingId)?.title}</span>
                <br />
                <span className="small">{reason}</span>
              </span>
            </li>
          ))}
        </ul>
        <Button variant="ink" onClick={onClose}>
          Back to the list
        </Button>
      </div>
    </Dialog>
  );
}
