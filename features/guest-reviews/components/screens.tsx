'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import type { DeskReviewsProps } from './desk-reviews.tsx';
import type { MyReviewProps } from './my-review.tsx';

/** The form comes with what checks it, after the page. */
export const MyReviewScreen = onDemand<MyReviewProps>(() => import('./my-review.tsx').then((part) => part.MyReview), {
  Meanwhile: () => <LoadingRows label="Loading your stay" count={3} />,
});

/** The list comes once someone has signed in: the sign-in needs none of it. */
export const DeskReviewsScreen = onDemand<DeskReviewsProps>(() =>
  import('./desk-reviews.tsx').then((screen) => screen.DeskReviews),
);
