'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { TripReviewProps } from './trip-review.tsx';

/** Parts of the pages of trips, loaded after them. */
export const ReviewOfTrip = onDemand<TripReviewProps>(() =>
  import('./trip-review.tsx').then((part) => part.TripReview),
);
export const OpenReviews = onDemand<object>(() => import('./stays-to-review.tsx').then((part) => part.StaysToReview));
