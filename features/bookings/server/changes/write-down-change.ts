import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { CHANGE_TEXTS } from '../../rules/change-texts.ts';
import type { PaidAmendment } from '../../rules/flight-amendments.ts';
import { walletNote } from '../../rules/price-notes.ts';
import { afterChange } from '../../rules/requested-change.ts';
import { addToTrail, type BookingRow } from '../bookings.repo.ts';
import { mustBeFunded } from '../company/company-money.ts';
import { payIntoEscrow } from '../payer-account.ts';
import { bookingSummary } from '../products/index.ts';
import { mustBeAllowed, transition } from '../transition.ts';

/**
 * Stores a change or an addition and moves the wallet's part in one transaction. `holdExpiresAt`: until when the supplier
 * keeps it for its payment; null when nothing is left to pay. Fails if the booking changed since the supplier was asked.
 */
export async function writeDownChange(
  tx: Db,
  before: BookingRow,
  booking: BookingRow,
  amendment: PaidAmendment,
  holdExpiresAt: Date | null,
): Promise<BookingRow> {
  const now = clock.now();
  mustBeAllowed(booking, holdExpiresAt ? 'payChange' : 'amend', now);
  if (booking.version !== before.version)
    throw new AppError('CONFLICT', 'This trip was just changed. Nothing was charged. Reload to see it.');
  await mustBeFunded(tx, booking, { due: Math.max(0, amendment.amount), fromAccount: amendment.paid?.wallet ?? 0 });
  if (amendment.paid?.wallet) await setAside(tx, booking, amendment, now);
  const amendments = [...booking.amendments, amendment];
  const requestedChange = afterChange(booking.requestedChange, amendment);
  return holdExpiresAt
    ? transition(tx, booking, 'payChange', { amendments, requestedChange, holdExpiresAt, paymentProblem: null })
    : transition(tx, booking, 'amend', { amendments, requestedChange, paymentProblem: null });
}

/** Moves the wallet's part to escrow. Throws INSUFFICIENT_WALLET. */
async function setAside(
  tx: Db,
  booking: BookingRow,
  { id: amendmentId, kind, paid }: PaidAmendment,
  at: Date,
): Promise<void> {
  const wallet = paid?.wallet ?? 0;
  const { id, currency, payerAccount } = booking;
  await payIntoEscrow(tx, booking, {
    amount: wallet,
    key: `change:${amendmentId}`,
    note: CHANGE_TEXTS[kind].statement(bookingSummary(booking).name),
    at,
  });
  if (paid?.gateway)
    await addToTrail(tx, id, at, { stage: 'wallet', total: wallet, note: walletNote(wallet, currency, payerAccount) });
}
