import 'server-only';
import { issueCreditNote, issueSupplement, type CreditedPart } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { AmendmentOf } from '../../rules/flight-amendments.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { payerAccountKind } from '../products/payment-of.ts';

type Source = Parameters<typeof issueSupplement>[0]['booking'];
type Move = {
  amendment: AmendmentOf<'dates' | 'departure'>;
  /** The booking as sold before and after, with the lines that are invoiced now. */
  before: Source;
  after: Source;
  /** What is credited of the earlier price. Paise. */
  credited: CreditedPart[];
  payerAccount: BookingRow['payerAccount'];
  /** Where the refund went. Paise. */ parts: { toSource: number; toWallet: number };
  /** Left out for the dates of a stay. */ creditedFor?: 'departure';
};

/**
 * The documents of a stay on other dates or a package on another departure: a credit note for what came back of the earlier
 * one, then an invoice for the new one. The last step of a transaction, because their series are counted one booking at a time.
 */
export async function issueMoveDocuments(
  tx: Db,
  { amendment, before, after, credited, payerAccount, parts, creditedFor }: Move,
): Promise<void> {
  const { id: reference, at: promisedAt, amount, charge, refundTo, to, paid } = amendment;
  const at = clock.now();
  const back = to.total - amount;
  await issueCreditNote({
    db: tx,
    booking: before,
    refund: { amount: back, charge, to: refundTo, parts, at: promisedAt, because: 'dates' },
    credited,
    at,
    reference,
  });
  const payment = {
    ...paid,
    paidAt: promisedAt,
    account: payerAccountKind(payerAccount),
    credited: Math.min(back, to.total),
    ...(creditedFor ? { creditedFor } : {}),
  };
  await issueSupplement({ db: tx, booking: before, supplied: { ...after, total: to.total, payment }, reference, at });
}
