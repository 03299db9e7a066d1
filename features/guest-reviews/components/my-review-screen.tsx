'use client';

import { LoadingRows } from '#components/ui/rows.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { MyReviewProps } from './my-review.tsx';

/** The form comes with what checks it, after the page. */
export const MyReviewScreen = onDemand<MyReviewProps>(() => import('./my-review.tsx').then((part) => part.MyReview), {
  Meanwhile: () => <LoadingRows label="Loading your stay" count={3} />,
});
