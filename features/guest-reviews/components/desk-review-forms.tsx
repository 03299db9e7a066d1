'use client';

import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { TextForm } from '#components/ui/text-form.tsx';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { answer, decide } from '../client/calls.ts';
import { DESK_REVIEWS } from '../client/queries.ts';
import type { DeskReview } from '../contract.ts';
import styles from './desk-reviews.module.css';

/** Publishes or keeps a review, or refuses it with a reason. */
export function DecideForm({ review: { reviewId, version, state } }: { review: DeskReview }) {
  const form = useForm(() => ({ reason: '' }));
  const publishing = useSend(decide, { reads: DESK_REVIEWS });
  const refusing = useSend(decide, { reads: DESK_REVIEWS });
  const isWaiting = state === 'waiting';
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit(() => publishing.sendOrThrow({ reviewId, version, decision: 'publish' }))}
    >
      <TextareaField
        label="Reason, where it is refused"
        hint="Its writer reads it exactly as written here."
        rows={2}
        {...form.field('reason')}
      />
      <FormFailure message={form.problem} />
      <div className={styles.buttons}>
        <Button type="submit" variant="ink" busy={publishing.busy} busyLabel="Sending…">
          {isWaiting ? 'Publish the review' : 'Keep the review'}
        </Button>
        <Button
          variant="out"
          busy={refusing.busy}
          busyLabel="Sending…"
          onClick={form.submit(({ reason }) => refusing.sendOrThrow({ reviewId, version, decision: 'refuse', reason }))}
        >
          Refuse the review
        </Button>
      </div>
    </form>
  );
}

/** What the hotel answers to a review, typed by staff. */
export function AnswerForm({ review: { reviewId, version, answer: given, hotel } }: { review: DeskReview }) {
  const form = useForm(() => ({ answer: given ?? '' }));
  const sending = useSend(answer, { reads: DESK_REVIEWS });
  return (
    <TextForm
      label={`Answer of ${hotel.name}`}
      hint="What the hotel asked you to publish, in its words. Leave empty for no answer."
      rows={3}
      field={form.field('answer')}
      form={form}
      onSubmit={form.submit((typed) => sending.sendOrThrow({ reviewId, version, ...typed }))}
      variant="out"
      busyLabel="Saving…"
    >
      Save the answer
    </TextForm>
  );
}
