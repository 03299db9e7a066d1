'use client';

import { LoadingRows } from '#components/ui/rows.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { OwnReviewProps } from './own-review.tsx';

/** The form comes with what checks it, after the page. */
export const OwnReviewScreen = onDemand<OwnReviewProps>(
  () => import('./own-review.tsx').then((part) => part.OwnReview),
  {
    Meanwhile: () => <LoadingRows label="Loading your stay" count={3} />,
  },
);
