import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { changesOf, useLiveInterval } from '#lib/client/use-changes.ts';
import { deskReviews, own, toReview } from './calls.ts';

/** Query key of a person's own reviews; invalidated when one is written or deleted. */
export const OWN_REVIEWS = ['guest-reviews'] as const;
/** Query key of the desk's reviews; invalidated after a decision. */
export const DESK_REVIEWS = ['desk-guest-reviews'] as const;

/** How often the desk's list is read anew while no live updates arrive. */
const ASK_AGAIN_MS = 10_000;

export type ReviewsShown = 'waiting' | 'reported' | 'published';

/** One stay with its review. */
export const myReviewOptions = (bookingId: string) =>
  queryOptions({
    queryKey: [...OWN_REVIEWS, bookingId],
    queryFn: ({ signal }) => callOperation(own, { query: { bookingId }, signal }),
  });

/** The stays that can be reviewed now and are not. */
export const staysToReviewOptions = queryOptions({
  queryKey: [...OWN_REVIEWS, 'to-review'],
  queryFn: ({ signal }) => callOperation(toReview, { signal }),
});

/** A page of the desk's list. */
export function useDeskReviews(show: ReviewsShown, pageNo: number) {
  const refetchInterval = useLiveInterval(DESK_REVIEWS, changesOf(deskReviews, { show }), ASK_AGAIN_MS);
  return useQuery({
    queryKey: [...DESK_REVIEWS, show, pageNo],
    queryFn: ({ signal }) => callOperation(deskReviews, { query: { show, pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}
