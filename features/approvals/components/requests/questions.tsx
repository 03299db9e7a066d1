'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { toast } from '#components/ui/toast.ts';
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
  const [text, setText] = useState('');
  const reply = useSend(replyToQuestion, {
    reads: REQUESTS,
    done: () => toast.success(`${by} has your answer.`),
  });
  return (
    <div className={styles.actions}>
      <Field label={`Answer to ${by}`} error={reply.fields.text}>
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={2}
            maxLength={500}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {reply.message && (
        <p role="alert">
          <Fact tone="bad">{reply.message}</Fact>
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="ink"
          busy={reply.busy}
          busyLabel="Sending…"
          onClick={() => reply.send({ bookingId, position, text })}
        >
          Send the answer
        </Button>
      </div>
    </div>
  );
}
