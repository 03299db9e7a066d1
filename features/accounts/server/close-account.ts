import 'server-only';
import { anonymiseAccount, confirmPassword } from '#features/identity/server/index.ts';
import { eraseBookings } from '#features/bookings/server/index.ts';
import { eraseCart } from '#features/cart/server/index.ts';
import { eraseHostedEvents, eraseSharing, eraseWaiting } from '#features/events/server/index.ts';
import { eraseGuestReviews } from '#features/guest-reviews/server/index.ts';
import { erasePreferences } from '#features/notifications/server/index.ts';
import { eraseDevices } from '#features/push/server/index.ts';
import { eraseSaved } from '#features/saved/server/index.ts';
import { eraseTravellers } from '#features/travellers/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { closeAccount as operation } from '../contract.ts';
import { closingFacts } from './closing-facts.ts';

/**
 * Closes the caller's account for good. Refused while a trip, payment or refund is open, and while the wallet holds
 * money that the person did not say they give up: a closed wallet can be spent but never paid out (DOMAIN.md [51]).
 */
export const closeAccount: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const user = await confirmPassword(db, caller, request, body.password, 'password');
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const facts = await closingFacts(tx, user.id, now);
    const [first] = facts.obstacles;
    if (first) throw blocked(first.sentence, facts);
    if (facts.walletBalance !== body.givenUp) throw blocked(walletSentence(facts.walletBalance), facts);
    await eraseBookings({ db: tx, userId: user.id });
    await eraseTravellers(tx, { userId: user.id });
    await eraseDevices(tx, { userId: user.id });
    await erasePreferences(tx, { userId: user.id });
    await eraseSaved(tx, { userId: user.id });
    await eraseCart(tx, { userId: user.id });
    await eraseGuestReviews(tx, { userId: user.id });
    await eraseHostedEvents(tx, { userId: user.id });
    await eraseWaiting(tx, { email: user.email });
    await eraseSharing(tx, { email: user.email });
    await anonymiseAccount(tx, user, now);
    await recordEvent(tx, request, {
      action: 'account.closed',
      actor: caller,
      details: { walletGivenUp: body.givenUp },
    });
  });
  return { deleted: true };
};

const blocked = (sentence: string, details: Record<string, unknown>): AppError =>
  new AppError('STATE_BLOCKED', `Your account was not closed. ${sentence}`, { details });

const walletSentence = (balance: number): string =>
  balance
    ? `Your wallet holds ${formatMoney(money(balance, 'INR'))}. It can be spent on a trip but not paid out; confirm that you give it up, or spend it first.`
    : 'Your wallet is empty, so there is nothing to give up. Look at the terms again.';
