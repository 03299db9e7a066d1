'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { routes } from '#lib/shared/routes.ts';
import { dataLanguage, t } from '#lib/shared/texts.ts';
import { remove } from '../client/calls.ts';
import { OWN_REVIEWS, myReviewOptions } from '../client/queries.ts';
import type { StayToReview } from '../contract.ts';
import { ReviewText } from './review-card.tsx';
import type { ReviewFormProps } from './review-form.tsx';
import styles from './review-form.module.css';

/** The form comes with what checks it, where one can be written. */
const ReviewForm = onDemand<ReviewFormProps>(() => import('./review-form.tsx').then((part) => part.ReviewForm), {
  Meanwhile: () => <LoadingRows label={t('Loading the form')} count={3} />,
});

export type MyReviewProps = { bookingId: string };

/** The review of a stay by its guest: the form for it, or what they wrote and where it stands. */
export function MyReview({ bookingId }: MyReviewProps) {
  const { data, error, refetch } = useQuery(myReviewOptions(bookingId));
  if (data) return <OfStay stay={data} />;
  if (!error) return <LoadingRows label={t('Loading your stay')} count={3} />;
  return (
    <ErrorState
      level={1}
      title={t('This stay could not be opened')}
      meaning={error.message}
      onRetry={() => void refetch()}
      actions={
        <Button variant="out" size="sm" href={routes.bookings()}>
          {t('My trips')}
        </Button>
      }
    />
  );
}

function OfStay({ stay }: { stay: StayToReview }) {
  const [isEditing, setEditing] = useState(false);
  const { hotel, checkIn, checkOut, review, blocked, lastDay } = stay;
  return (
    <div className={styles.screen}>
      <div>
        <h1 className="h1">{t(review && !isEditing ? 'Your review' : 'Review your stay')}</h1>
        <p className="lead muted">
          {hotel.name}, {t(hotel.city)} · {formatDateRange(checkIn, checkOut, '')}
        </p>
      </div>
      {review && !isEditing ? (
        <Written stay={stay} review={review} onEdit={() => setEditing(true)} />
      ) : blocked === null ? (
        <>
          {!review && (
            <p className="small muted">{t('You can write it until {date}.', { date: formatDate(lastDay, '') })}</p>
          )}
          <ReviewForm
            stay={stay}
            onDone={() => {
              setEditing(false);
              window.scrollTo({ top: 0 });
            }}
          />
        </>
      ) : (
        <p>{messageText(blocked)}</p>
      )}
      <p>
        <Button variant="out" size="sm" href={routes.booking(stay.bookingId)}>
          {t('Back to the trip')}
        </Button>
      </p>
    </div>
  );
}

type Review = NonNullable<StayToReview['review']>;

function Written({ stay, review, onEdit }: { stay: StayToReview; review: Review; onEdit: () => void }) {
  const { bookingId, hotel, blocked } = stay;
  const removing = useSend(remove, {
    reads: OWN_REVIEWS,
    done: () => void toast.success(t('Your review is deleted.')),
  });
  return (
    <>
      <Standing review={review} hotel={hotel} />
      <div className={styles.written}>
        <ReviewText {...review} />
        {review.answer && (
          <div className={styles.reason}>
            <p className="small muted">{t('The hotel answered')}</p>
            <p lang={dataLanguage()}>{review.answer}</p>
          </div>
        )}
      </div>
      {blocked && <p className="small muted">{messageText(blocked)}</p>}
      <FormFailure message={removing.message ?? undefined} />
      <div className={styles.buttons}>
        {blocked === null && (
          <Button variant="ink" onClick={onEdit}>
            {t('Change the review')}
          </Button>
        )}
        <Button
          variant="out"
          busy={removing.busy}
          busyLabel={t('Deleting…')}
          onClick={() => removing.send({ bookingId })}
        >
          {t('Delete the review')}
        </Button>
      </div>
    </>
  );
}

/** Where a written review stands. */
function Standing({ review: { state, refusal }, hotel }: { review: Review; hotel: StayToReview['hotel'] }) {
  if (state === 'published')
    return (
      <p role="status">
        <Fact tone="good">
          {t('Published on the page of the hotel:')} <a href={routes.hotel(hotel.slug)}>{hotel.name}</a>
        </Fact>
      </p>
    );
  if (state === 'waiting')
    return (
      <p role="status">
        <Fact icon="clock">{t('Someone at the desk reads it before it is published. We tell you by email.')}</Fact>
      </p>
    );
  return (
    <div role="status" className="stack">
      <p>
        <Fact tone="warn">{t('Not published. The reason:')}</Fact>
      </p>
      <p className={styles.reason} lang={dataLanguage()}>
        {refusal}
      </p>
    </div>
  );
}
