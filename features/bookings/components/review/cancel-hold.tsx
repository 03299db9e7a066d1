'use client';

import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { useRelease } from '../../client/hold-stay.ts';
import type { BookingView } from '../../contract.ts';
import { holdsPriceOnly } from '../../rules/product-facts.ts';

type CancelHoldProps = {
  booking: BookingView;
  /** Where to choose again: the hotel, or the list of flights. */
  back: string;
};

/** Releases the held room or seats, or gives up a price, and returns to the offers. */
export function CancelHold({ booking, back }: CancelHoldProps) {
  const router = useRouter();
  const release = useRelease();
  if (!booking.actions.release?.allowed) return null;
  const cancel = () => release.mutate(booking._id, { onSuccess: () => router.push(back) });
  return (
    <p>
      <Button variant="txt" onClick={cancel} busy={release.isPending} busyLabel={t('Cancelling…')}>
        {t(holdsPriceOnly(booking) ? 'Discard this booking' : 'Cancel hold')}
      </Button>
      {release.error && (
        <span className="small bad" role="alert">
          {' '}
          {messageText(release.error.message)}
        </span>
      )}
    </p>
  );
}
