import { classNames } from '#components/ui/class-names.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { t } from '#lib/shared/texts.ts';
import styles from './opening-review.module.css';
import review from './review.module.css';

/** Placeholder while the review opens, with the final sizes of form and summary. */
export function OpeningReview({ label }: { label: string }) {
  return (
    <div className={classNames(review.layout, styles.opening)} role="status">
      <div>
        <h1 className="h1">{label}…</h1>
        <p className="lead muted">{t('Nothing is charged.')}</p>
        <div className={styles.form} aria-hidden="true">
          {[0, 1].map((section) => (
            <div key={section} className={styles.section}>
              <Skeleton width={140} height={20} />
              <span className={review.pair}>
                <Skeleton height={48} />
                <Skeleton height={48} />
              </span>
            </div>
          ))}
        </div>
      </div>
      <div className={classNames('card', styles.side)} aria-hidden="true">
        <Skeleton width="62%" height={20} />
        <Skeleton width="44%" />
        <span className={styles.lines}>
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} height={14} />
          ))}
        </span>
        <Skeleton width="38%" height={24} />
      </div>
    </div>
  );
}
