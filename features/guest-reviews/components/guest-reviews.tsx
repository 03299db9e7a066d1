import { Chip } from '#components/ui/chip.tsx';
import { Score } from '#components/ui/score.tsx';
import { counted } from '#lib/shared/word-lists.ts';
import { oneOrMany, t } from '#lib/shared/texts.ts';
import type { GuestReviewList, ReviewSummary } from '../contract.ts';
import { ASPECT_LABELS, FEWEST_FOR_MEAN, TRIP_LABELS, type TripKind } from '../rules/review-fields.ts';
import { LaterReviews } from './later-reviews.tsx';
import { ReportReview } from './report-review.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './guest-reviews.module.css';

/** Where the reviews stand on the hotel's page. */
export const REVIEWS_ANCHOR = 'guest-reviews';

export type GuestReviewsProps = {
  /** Slug of the hotel. */
  hotel: string;
  list: GuestReviewList;
  /** The kind of trip whose reviews are shown; undefined: all. */
  trip: TripKind | undefined;
  /** Address of the page with the reviews of one kind of trip, or all. */
  hrefOf: (trip: TripKind | undefined) => string;
};

/** Reviews of a hotel by guests who stayed: what all of them say together, and the newest of them. */
export function GuestReviews({ hotel, list, trip, hrefOf }: GuestReviewsProps) {
  const { summary, count, reviews } = list;
  return (
    <section className={styles.section} id={REVIEWS_ANCHOR} aria-labelledby="guest-reviews-title">
      <h2 id="guest-reviews-title" className="h2">
        {t('Reviews by guests who stayed')}
      </h2>
      {summary.count === 0 ? (
        <p className="muted">{t('No reviews yet. Only guests who booked here and stayed can write one.')}</p>
      ) : (
        <>
          <Summary summary={summary} />
          <TripFilter summary={summary} trip={trip} hrefOf={hrefOf} />
          <ul className={styles.list} aria-label={t('Reviews')}>
            {reviews.map((review) => (
              <ReviewCard key={review.reviewId} review={review} end={<ReportReview reviewId={review.reviewId} />} />
            ))}
          </ul>
          {count > reviews.length && (
            <LaterReviews key={trip} hotel={hotel} trip={trip} count={count} shown={reviews.length} />
          )}
        </>
      )}
    </section>
  );
}

function Summary({ summary: { count, mean, byScore, aspects } }: { summary: ReviewSummary }) {
  if (mean === null)
    return (
      <p className="muted">
        {t('{reviews}. The average appears from {fewest} on.', {
          reviews: counted(count, 'review'),
          fewest: counted(FEWEST_FOR_MEAN, 'review'),
        })}
      </p>
    );
  const most = Math.max(...byScore);
  return (
    <div className={styles.summary}>
      <div>
        <p>
          <Score value={mean} from={counted(count, 'review')} />
        </p>
        {aspects.length > 0 && (
          <dl className={styles.aspects}>
            {aspects.map((one) => (
              <div key={one.aspect}>
                <dt>{t(ASPECT_LABELS[one.aspect])}</dt>
                <dd>{one.mean.toFixed(1)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <ol className={styles.bars} aria-label={t('How many guests gave each score')} reversed>
        {byScore
          .map((guests, at) => ({ guests, score: at + 1 }))
          .toReversed()
          .map(({ guests, score }) => (
            <li key={score}>
              <span>{score}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} style={{ width: `${(guests / most) * 100}%` }} />
              </span>
              <span className={styles.guests}>
                {guests}
                <span className="visually-hidden"> {t(oneOrMany(guests, 'guest', 'guests'))}</span>
              </span>
            </li>
          ))}
      </ol>
    </div>
  );
}

/** One kind of trip, where guests came on several. */
function TripFilter({
  summary: { trips },
  trip,
  hrefOf,
}: { summary: ReviewSummary } & Pick<GuestReviewsProps, 'trip' | 'hrefOf'>) {
  if (trips.length < 2 && !trip) return null;
  return (
    <ul className={styles.trips} aria-label={t('Kind of trip')}>
      {trips.map((one) => (
        <li key={one.trip}>
          <Chip on={one.trip === trip} href={hrefOf(one.trip === trip ? undefined : one.trip)}>
            {t(TRIP_LABELS[one.trip])}, {one.count}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
