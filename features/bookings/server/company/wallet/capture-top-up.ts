import 'server-only';
import { eq } from 'drizzle-orm';
import {
  closePayment,
  escrowOf,
  postToLedger,
  recordCapture,
  type CapturedPayment,
} from '#features/payments/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { byCommand } from '#lib/server/by-command.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { topUpNote } from '../../../rules/company-wallet.ts';
import { companyTopUps } from '../../tables.ts';
import { enqueueTopUpEmail } from './top-up-email.ts';
import { lockedTopUp, topUpKey } from './top-ups.repo.ts';

/**
 * Credits a captured top-up to the company's account once, however it is reported. A payment that arrives after it was
 * left counts too: the money is the company's. Whoever paid and the administrators get the receipt by email. In the caller's
 * transaction.
 */
export async function captureTopUp(tx: Db, payment: CapturedPayment): Promise<void> {
  const topUp = await lockedTopUp(tx, payment.bookingId);
  const at = clock.now();
  const { first } = await recordCapture({ db: tx, payment, at });
  if (!first) return;
  const { id, companyId, account, userId } = topUp;
  await postToLedger({
    db: tx,
    key: topUpKey(id),
    bookingId: null,
    note: topUpNote(account.startsWith('credit:') ? 'credit' : 'wallet', payment.method),
    entries: [
      { account: escrowOf(id), amount: -payment.amount },
      { account, amount: payment.amount },
    ],
    at,
  });
  await tx.update(companyTopUps).set({ paidAt: at, method: payment.method }).where(eq(companyTopUps.id, id));
  await recordEvent(tx, byCommand('payment gateway'), {
    action: 'wallet.added',
    actor: { userId, userType: 'corporate' },
    companyId,
    subjectId: id,
    details: { kind: 'wallet', subject: '', changes: [{ field: 'amount', after: payment.amount }] },
  });
  await enqueueTopUpEmail(tx, topUp);
}

/** Closes the payment of a top-up that was left, or credits it where it was paid after all. Outside a transaction. */
export async function leaveTopUp(db: Db, topUpId: string): Promise<void> {
  const closed = await closePayment({ db, bookingId: topUpId, now: clock.now() });
  if (closed.outcome === 'paid') await inTransaction(db, (tx) => captureTopUp(tx, closed.payment));
  else await db.update(companyTopUps).set({ leftAt: clock.now() }).where(eq(companyTopUps.id, topUpId));
}
