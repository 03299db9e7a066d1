'use client';

import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useAskAgain } from '../../client/company/use-ask-again.ts';

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
  const flies = travelCategory === 2;
  const open = () =>
    again.mutate(bookingId, {
      onSuccess: ({ bookingId: next, extrasLeft }) => {
        if (extrasLeft) toast.warning('Seats, meals and bags could not be added again. Choose them on the review.');
        router.push(
          flies
            ? workRoutes.corporateFlightReview({ bookingId: next })
            : workRoutes.corporateHotelReview({ bookingId: next }),
        );
      },
    });
  return (
    <>
      <Button
        variant={small ? 'out' : 'go'}
        size={small ? 'sm' : 'md'}
        busy={again.isPending || again.isSuccess}
        busyLabel={flies ? 'Checking with the airline…' : 'Checking with the hotel…'}
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
