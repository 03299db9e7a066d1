'use client';

import { LoadingRows } from '#components/ui/rows.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { withTexts } from '#lib/client/with-texts.ts';
import { t } from '#lib/shared/texts.ts';
import type { AddScreenProps } from './add-screen.tsx';

/**
 * The screens of the cart with what they need to talk to the server, and what is said of stays and flights: loaded after the
 * page stands.
 */
export const CartPage = onDemand<object>(
  () =>
    withTexts(['booked-stay', 'flight-trip', 'flight-review'], import('./cart-screen.tsx')).then(
      (screen) => screen.CartScreen,
    ),
  {
    Meanwhile: () => <LoadingRows label={t('Loading your cart')} count={3} />,
  },
);
export const AddPage = onDemand<AddScreenProps>(
  () =>
    withTexts(['booked-stay', 'flight-trip', 'flight-review'], import('./add-screen.tsx')).then(
      (screen) => screen.AddScreen,
    ),
  {
    Meanwhile: () => <LoadingRows label={t('Adding to your cart')} count={1} />,
  },
);
