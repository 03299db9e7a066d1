'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { t } from '#lib/shared/texts.ts';
import type { MyReviewProps } from './my-review.tsx';

/** The form comes with what checks it, after the page. */
export const MyReviewScreen = onDemand<MyReviewProps>(() => import('./my-review.tsx').then((part) => part.MyReview), {
  Meanwhile: () => <LoadingRows label={t('Loading your stay')} count={3} />,
});
