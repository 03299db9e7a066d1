'use client';

import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { replyToQuestion } from '../../client/calls.ts';
import { REQUESTS } from '../../client/request-queries.ts';
import type { ApprovalRequest } from '../../contract.ts';
import { readerTime } from './status-labels.ts';
import styles from './requests.module.css';

/** Questions of approvers with their answers; whoever asked for the trip answers the open ones here. */
export function Questions({ request }: { request: ApprovalRequest }) {
  const { questions, mine, now, trip, clock } = request;
  if (!questions.length) return null;
  return (
    <section className={styles.part} aria-labelledby="questions">
      <h2 id="questions" className="h4">
        Questions
      </h2>
      <ol className={styles.thread}>
        {questions.map(({ position, by, at, text, reply }) => (
          <li key={position} className={styles.part}>
            <p>
              <span className="strong">{by}</span>{' '}
              <span className="small muted">asked {readerTime(at, now, trip.zone)}</span>
              <br />
              {text}
            </p>
            {reply ? (
              <p className={styles.reply}>
                <span className="strong">{reply.by}</span>{' '}
                <span className="small muted">answered {readerTime(reply.at, now, trip.zone)}</span>
                <br />
                {reply.text}
              </p>
            ) : mine.replies ? (
              <ReplyForm bookingId={request.bookingId} position={position} by={by} />
            ) : (
              <p className="small muted">Not answered yet.</p>
            )}
          </li>
        ))}
      </ol>
      {clock && (
        <p>
          <Fact icon="clock">{clock}</Fact>
        </p>
      )}
    </section>
  );
}

function ReplyForm({ bookingId, position, by }: { bookingId: string; position: number; by: string }) {
  const form = useForm(() => ({ text: '' }));
  const reply = useSend(replyToQuestion, {
    reads: REQUESTS,
    done: () => toast.success(`${by} has your answer.`),
  });
  return (
    <form
      className={styles.actions}
      noValidate
      onSubmit={form.submit(({ text }) => reply.sendOrThrow({ bookingId, position, text }))}
    >
      <TextareaField label={`Answer to ${by}`} rows={2} maxLength={500} {...form.field('text')} />
      <FormFailure message={form.problem} />
      <div className={styles.buttons}>
        <Button type="submit" variant="ink" busy={form.sending} busyLabel="Sending…">
          Send the answer
        </Button>
      </div>
    </form>
  );
}
