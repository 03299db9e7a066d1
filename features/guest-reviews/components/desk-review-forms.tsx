'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { TextForm } from '#components/ui/text-form.tsx';
import { useSend } from '#lib/client/use-send.ts';
import { answer, decide } from '../client/calls.ts';
import { DESK_REVIEWS } from '../client/queries.ts';
import type { DeskReview } from '../contract.ts';
import styles from './desk-reviews.module.css';

/** Publishes or keeps a review, or refuses it with a reason. */
export function DecideForm({ review: { reviewId, version, state } }: { review: DeskReview }) {
  const [reason, setReason] = useState('');
  const sending = useSend(decide, { reads: DESK_REVIEWS });
  const isWaiting = state === 'waiting';
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.send({ reviewId, version, decision: 'publish' });
      }}
    >
      <TextareaField
        label="Reason, where it is refused"
        hint="Its writer reads it exactly as written here."
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={sending.fields.reason}
      />
      <FormFailure message={sending.message ?? undefined} />
      <div className={styles.buttons}>
        <Button type="submit" variant="ink" busy={sending.busy} busyLabel="Sending…">
          {isWaiting ? 'Publish the review' : 'Keep the review'}
        </Button>
        <Button
          variant="out"
          onClick={() => {
            if (!sending.busy) sending.send({ reviewId, version, decision: 'refuse', reason });
          }}
        >
          Refuse the review
        </Button>
      </div>
    </form>
  );
}

/** What the hotel answers to a review, typed by staff. */
export function AnswerForm({ review: { reviewId, version, answer: given, hotel } }: { review: DeskReview }) {
  const [words, setWords] = useState(given ?? '');
  const sending = useSend(answer, { reads: DESK_REVIEWS });
  return (
    <TextForm
      label={`Answer of ${hotel.name}`}
      hint="What the hotel asked you to publish, in its words. Leave empty for no answer."
      rows={3}
      value={words}
      onValue={setWords}
      error={sending.fields.answer}
      sending={sending}
      onSend={() => sending.send({ reviewId, version, answer: words })}
      variant="out"
      busyLabel="Saving…"
    >
      Save the answer
    </TextForm>
  );
}
