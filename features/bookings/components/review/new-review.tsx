import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useRouter } from 'next/navigation';
import type { UseMutationResult } from '@tanstack/react-query';
import { randomId } from '#lib/shared/random-id.ts';
import type { BookingView } from '../../contract.ts';
import { attemptKey } from './attempt-key.ts';
import { OpeningReview } from './opening-review.tsx';

export type NewReviewProps<Asked extends object> = {
  /** What was chosen; null where the address names nothing. */
  asked: Asked | null;
  open: UseMutationResult<BookingView, Error, { asked: Asked; key: string }>;
  /** The address of the review of a booking that is open. */
  reviewAt: (bookingId: string) => string;
  /** What is being done meanwhile. */
  label: string;
  /** Nothing was chosen, or it could not be opened; then `retry` begins a new attempt. */
  failed: (error: Error | null, retry?: () => void) => ReactNode;
};

/** Opens a booking of what was just chosen, once a tab and choice, and goes on to its own address. */
export function NewReview<Asked extends object>({ asked, open, reviewAt, label, failed }: NewReviewProps<Asked>) {
  const router = useRouter();
  const begun = useRef(false);
  const { mutate } = open;
  const begin = useCallback(
    (choice: Asked, key: string) =>
      mutate(
        { asked: choice, key },
        { onSuccess: (booking) => router.replace(reviewAt(booking._id), { scroll: false }) },
      ),
    [mutate, router, reviewAt],
  );

  useEffect(() => {
    if (!asked || begun.current) return;
    begun.current = true;
    begin(asked, attemptKey(asked));
  }, [asked, begin]);

  if (!asked) return failed(null);
  if (open.error) return failed(open.error, () => begin(asked, randomId()));
  return <OpeningReview label={label} />;
}
