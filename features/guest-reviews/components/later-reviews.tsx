'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { MoreReviewsProps } from './more-reviews.tsx';
import { t } from '#lib/shared/texts.ts';

const MoreReviews = onDemand<MoreReviewsProps>(() => import('./more-reviews.tsx').then((part) => part.MoreReviews));

type LaterReviewsProps = Omit<MoreReviewsProps, 'asked' | 'onLoaded'> & {
  /** Reviews of the kind of trip in all, and how many of them the page shows already. */
  count: number;
  shown: number;
};

/** The pages of reviews after the first one, read and shown when asked for. */
export function LaterReviews({ count, shown, ...of }: LaterReviewsProps) {
  const [asked, setAsked] = useState({ page: 0, attempt: 0 });
  const [loaded, setLoaded] = useState({ pages: 0, reviews: 0 });
  const [isReading, setReading] = useState(false);
  const take = (pages: number, reviews: number) => {
    setLoaded({ pages, reviews });
    setReading(false);
  };
  const left = count - shown - loaded.reviews;
  return (
    <>
      {asked.page > 0 && <MoreReviews {...of} asked={asked} onLoaded={take} />}
      {left > 0 && (
        <p>
          <Button
            busy={isReading}
            busyLabel={t('Reading…')}
            onClick={() => {
              setAsked({ page: loaded.pages + 1, attempt: asked.attempt + 1 });
              setReading(true);
            }}
          >
            {t('Show more reviews')}
          </Button>
        </p>
      )}
    </>
  );
}
