'use client';

import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { useBookings } from '../../client/pay-together.ts';
import type { BookingView } from '../../contract.ts';
import { bookedRate } from '../parts/booked-rate.ts';
import { TogetherForm } from './together-form.tsx';

const PAYABLE: readonly BookingView['state'][] = ['held', 'paying'];

/** Travellers and payment of several bookings that are held. */
export function CheckoutScreen({ bookingIds }: { bookingIds: string[] }) {
  const { bookings, error } = useBookings(bookingIds);
  const cart = (
    <Button variant="ink" size="sm" href={cartRoutes.cart()}>
      {t('Open the cart')}
    </Button>
  );
  if (error || !bookingIds.length)
    return (
      <ErrorState
        level={1}
        title={t('This payment could not be opened')}
        meaning={error?.message ?? t('This link does not say what to pay for.')}
        actions={cart}
      />
    );
  if (!bookings) return <LoadingCards label={t('Opening your bookings')} count={2} />;
  const over = bookings.filter(({ state }) => !PAYABLE.includes(state));
  if (over.length)
    return (
      <ErrorState
        level={1}
        title={t(over.length > 1 ? '{list} are no longer held' : '{list} is no longer held', {
          list: andList(over.map((booking) => bookedRate(booking).place)),
        })}
        meaning={t(
          'Nothing was charged here. What is still available can be held again from your cart; what is paid is in My trips.',
        )}
        actions={cart}
      />
    );
  return <TogetherForm bookings={bookings} />;
}
