'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { useForm } from '#lib/client/use-form.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { t } from '#lib/shared/texts.ts';
import { readSession } from '#features/session/client/session.ts';
import { save } from '../client/calls.ts';
import { OWN_REVIEWS } from '../client/queries.ts';
import type { save as operation, StayToReview } from '../contract.ts';
import {
  ASPECT_LABELS,
  ASPECTS,
  SCORES,
  shownName,
  TRIP_KINDS,
  TRIP_LABELS,
  UNNAMED,
  type Aspect,
} from '../rules/review-fields.ts';
import { ScoreField } from './score-field.tsx';
import styles from './review-form.module.css';

type Typed = Record<'overall' | Aspect | 'liked' | 'disliked' | 'trip' | 'shownAs', string>;

const aspectOptions = () => [
  { value: '', label: t('No score') },
  ...SCORES.toReversed().map((score) => ({ value: String(score), label: String(score) })),
];
const tripOptions = () => [
  { value: '', label: t('Choose') },
  ...TRIP_KINDS.map((trip) => ({ value: trip, label: t(TRIP_LABELS[trip]) })),
];

const typedScore = (score: number | null | undefined): string => (score ? String(score) : '');

function typedOf({ review }: StayToReview): Typed {
  return {
    overall: typedScore(review?.overall),
    cleanliness: typedScore(review?.cleanliness),
    location: typedScore(review?.location),
    staff: typedScore(review?.staff),
    value: typedScore(review?.value),
    liked: review?.liked ?? '',
    disliked: review?.disliked ?? '',
    trip: review?.trip ?? '',
    shownAs: review?.shownAs ?? 'name',
  };
}

/** What is typed, as it is sent: an empty score is none. */
function sentOf({ overall, liked, disliked, trip, shownAs, ...aspects }: Typed) {
  const scores = Object.fromEntries(ASPECTS.map((aspect) => [aspect, Number(aspects[aspect]) || null]));
  return { overall: Number(overall), ...scores, liked, disliked, trip, shownAs } as Omit<
    BodyInput<typeof operation>,
    'bookingId'
  >;
}

/** The name under which the signed-in person is shown. */
function myName(): string {
  const { userDetails } = readSession();
  return (userDetails && shownName('name', userDetails)) || t('Your first name and initial');
}

export type ReviewFormProps = {
  stay: StayToReview;
  /** It is stored. */
  onDone: () => void;
};

/** Writes or changes the review of a stay. */
export function ReviewForm({ stay, onDone }: ReviewFormProps) {
  const queries = useQueryClient();
  const form = useForm<Typed>(() => typedOf(stay));
  const { bookingId, hotel, review } = stay;
  const shownAs = form.field('shownAs');
  const send = async (typed: Typed) => {
    await callOperation(save, { body: { ...sentOf(typed), bookingId }, key: randomId() });
    await queries.invalidateQueries({ queryKey: OWN_REVIEWS });
    onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)}>
      <ScoreField legend={t('How was your stay at {hotel}?', { hotel: hotel.name })} {...form.field('overall')} />
      <TextareaField label={t('What did you like?')} optional rows={4} {...form.field('liked')} />
      <TextareaField label={t('What did you not like?')} optional rows={4} {...form.field('disliked')} />
      <FieldGroup legend={t('If you like, score these too')}>
        <div className={styles.pairs}>
          {ASPECTS.map((aspect) => (
            <SelectField
              key={aspect}
              label={t(ASPECT_LABELS[aspect])}
              options={aspectOptions()}
              {...form.field(aspect)}
            />
          ))}
        </div>
      </FieldGroup>
      <SelectField label={t('How did you travel?')} options={tripOptions()} {...form.field('trip')} />
      <FieldGroup legend={t('How are you named?')} error={shownAs.error}>
        <Radio
          name="shownAs"
          value="name"
          checked={shownAs.value === 'name'}
          onChange={shownAs.onChange}
          label={myName()}
        />
        <Radio
          name="shownAs"
          value="guest"
          checked={shownAs.value === 'guest'}
          onChange={shownAs.onChange}
          label={t(UNNAMED)}
        />
      </FieldGroup>
      <p className="small muted">
        {t(
          'Everybody can read your review, with the month of your stay. Leave out names, addresses and telephone numbers: where there are some, we read it before it is published.',
        )}
      </p>
      <FormFailure message={form.problem} />
      <div>
        <Button type="submit" variant="go" busy={form.sending} busyLabel={t('Sending…')}>
          {t(review ? 'Save the changes' : 'Publish the review')}
        </Button>
      </div>
    </form>
  );
}
