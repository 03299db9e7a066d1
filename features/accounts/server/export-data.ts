import 'server-only';
import { confirmPassword, takeoutAccount } from '#features/identity/server/index.ts';
import { takeoutBookings } from '#features/bookings/server/index.ts';
import { takeoutCart } from '#features/cart/server/index.ts';
import { takeoutHostedEvents } from '#features/events/server/index.ts';
import { takeoutGuestReviews } from '#features/guest-reviews/server/index.ts';
import { takeoutWallet } from '#features/payments/server/index.ts';
import { takeoutPreferences } from '#features/notifications/server/index.ts';
import { takeoutDevices } from '#features/push/server/index.ts';
import { takeoutSaved } from '#features/saved/server/index.ts';
import { takeoutTravellers } from '#features/travellers/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { exportData as operation } from '../contract.ts';

/** All data about the caller, who gives their password, in a fixed number of queries. */
export const exportData: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const user = await confirmPassword(db, caller, request, body.password, 'password');
  const { userId } = caller;
  const now = clock.now();
  return {
    exportedAt: now.toISOString(),
    ...(await takeoutAccount(db, user)),
    bookings: await takeoutBookings({ db, userId, now }),
    ...(await takeoutTravellers(db, userId)),
    ...(await takeoutDevices(db, userId)),
    ...(await takeoutPreferences(db, userId)),
    ...(await takeoutSaved(db, userId)),
    ...(await takeoutCart(db, userId)),
    ...(await takeoutGuestReviews(db, userId)),
    ...(await takeoutHostedEvents(db, userId)),
    walletTransactions: await takeoutWallet({ db, userId }),
  };
};
