'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { DeskReviewsProps } from './desk-reviews.tsx';

/** The list comes once someone has signed in: the sign-in needs none of it. */
export const DeskReviewsScreen = onDemand<DeskReviewsProps>(() =>
  import('./desk-reviews.tsx').then((screen) => screen.DeskReviews),
);
