import type { ReactNode } from 'react';
import { ScoreMark } from '#components/ui/score.tsx';
import { formatDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import type { GuestReview } from '../contract.ts';
import { ASPECT_LABELS, ASPECTS } from '../rules/review-fields.ts';
import { writerLabel } from '../rules/review-texts.ts';
import styles from './guest-reviews.module.css';

type ReviewTextProps = Pick<
  GuestReview,
  'overall' | 'name' | 'trip' | 'stayedIn' | 'liked' | 'disliked' | (typeof ASPECTS)[number]
>;

/** A review: its score, who wrote it, what they liked and did not, and what they scored besides. */
export function ReviewText(review: ReviewTextProps) {
  const scored = ASPECTS.flatMap((aspect) =>
    review[aspect] === null ? [] : [`${t(ASPECT_LABELS[aspect])} ${review[aspect]}`],
  );
  return (
    <>
      <p className={styles.head}>
        <ScoreMark label={t('Score')} value={review.overall} />
        <span>{writerLabel(review)}</span>
      </p>
      {review.liked && <Words label={t('Liked')} text={review.liked} />}
      {review.disliked && <Words label={t('Disliked')} text={review.disliked} />}
      {scored.length > 0 && <p className={styles.scored}>{scored.join(' · ')}</p>}
    </>
  );
}

/** A published review with the hotel's answer. `end`: what can be done with it. */
export function ReviewCard({ review, end }: { review: GuestReview; end?: ReactNode }) {
  const { answer, publishedOn } = review;
  return (
    <li className={styles.review}>
      <ReviewText {...review} />
      {answer && (
        <div className={styles.answer}>
          <p className={styles.label}>
            {t('The hotel answered on {date}', { date: formatDate(answer.answeredOn, '') })}
          </p>
          <p className={styles.words}>{answer.text}</p>
        </div>
      )}
      <p className={styles.scored}>
        {t('Published on {date}', { date: formatDate(publishedOn, '') })}
        {end}
      </p>
    </li>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <p className={styles.words}>{text}</p>
    </div>
  );
}
