'use client';

import { Button } from '#components/ui/button.tsx';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useLeavePayment } from '../client/use-cart.ts';
import type { CartItem } from '../contract.ts';
import styles from './cart.module.css';

/** A payment that was begun and is neither finished nor left. */
export function OpenPayment({ paymentId, items }: { paymentId: string; items: CartItem[] }) {
  const leave = useLeavePayment();
  const paying = items.flatMap(({ booking }) => (booking?.paymentId === paymentId ? [booking.bookingId] : []));
  return (
    <div className={styles.notes}>
      <p>{t('A payment for this is open. Nothing is charged until you finish it.')}</p>
      <Button variant="go" size="lg" wide href={cartRoutes.checkout(paying)}>
        {t('Continue to payment')}
      </Button>
      <Button wide busy={leave.isPending} busyLabel={t('Leaving…')} onClick={() => leave.mutate(paymentId)}>
        {t('Cancel the payment')}
      </Button>
      {leave.error && (
        <p className="small" role="alert">
          {messageText(leave.error.message)}
        </p>
      )}
    </div>
  );
}
