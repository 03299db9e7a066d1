import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useRouter } from 'next/navigation';
import type { UseMutationResult } from '@tanstack/react-query';
import { randomId } from '#lib/shared/random-id.ts';
import type { BookingView } from '../../contract.ts';
import { attemptKey } from './attempt-key.ts';
import { OpeningReview } from './opening-review.tsx';

export type NewReviewProps<Asked extends object> = {
  /** The selection; null where the address names none. */
  asked: Asked | null;
  open: UseMutationResult<BookingView, Error, { asked: Asked; key: string }>;
  /** Address of the review of an open booking. */
  reviewAt: (bookingId: string) => string;
  /** What is being done meanwhile. */
  label: string;
  /** Shown when nothing was selected or it could not be opened; `retry` starts a new attempt. */
  failed: (error: Error | null, retry?: () => void) => ReactNode;
};

/** Opens a booking of the selection, once per tab and selection, and continues at its own address. */
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
