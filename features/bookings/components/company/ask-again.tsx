'use client';

import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { useAskAgain } from '../../client/company/use-ask-again.ts';
import { companyTexts, reviewPage } from './company-texts.ts';

type AskAgainProps = {
  bookingId: string;
  /** The category (3.17). */
  travelCategory: number;
  /** True within a list of requests. */
  small?: boolean;
  /** The trip's name, where a list has several of these buttons. */
  title?: string;
};

/**
 * Opens the review of the same trip at today's price, to request it again after it was declined, withdrawn or expired.
 */
export function AskAgain({ bookingId, travelCategory, small = false, title }: AskAgainProps) {
  const router = useRouter();
  const again = useAskAgain();
  const open = () =>
    again.mutate(bookingId, {
      onSuccess: ({ bookingId: next, extrasLeft }) => {
        if (extrasLeft) toast.warning('Seats, meals and bags could not be added again. Choose them on the review.');
        router.push(reviewPage({ _id: next, category: travelCategory }));
      },
    });
  return (
    <>
      <Button
        variant={small ? 'out' : 'go'}
        size={small ? 'sm' : 'md'}
        busy={again.isPending || again.isSuccess}
        busyLabel={companyTexts({ category: travelCategory }).checking}
        onClick={open}
      >
        Request again
        {title && <span className="visually-hidden">: {title}</span>}
      </Button>
      {again.error && (
        <p className="small bad" role="alert">
          {again.error.message}
        </p>
      )}
    </>
  );
}
