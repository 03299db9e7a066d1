import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import { totalOfParts } from '../../rules/combined-payment.ts';
import { combinedById, type CombinedPayment } from './combined-payments.repo.ts';
import { leaveCombinedPayment } from './leave-combined-payment.ts';

/** A payment of the caller for several bookings. Throws NOT_FOUND, alike for another person's. */
export const showCombinedPayment: UseCase<typeof contract.combinedPayment> = async ({ db, query, caller }) => {
  const { id, currency, parts, paidAt, leftAt } = await paymentOfUser(db, caller.userId, query.paymentId);
  return {
    paymentId: id,
    state: paidAt ? 'paid' : leftAt ? 'left' : 'open',
    currency,
    total: totalOfParts(parts),
    wallet: parts.reduce((sum, { wallet }) => sum + wallet, 0),
    parts,
  };
};

/** Leaves it, unless it was paid meanwhile. */
export const leaveTogether: UseCase<typeof contract.leaveTogether> = async ({ db, body, caller }) => {
  const { id } = await paymentOfUser(db, caller.userId, body.paymentId);
  await leaveCombinedPayment(db, id);
  return { left: (await combinedById(db, id)).paidAt === null };
};

async function paymentOfUser(db: Db, userId: string, id: string): Promise<CombinedPayment> {
  const payment = await combinedById(db, id);
  if (payment.userId !== userId) throw notFound('This payment');
  return payment;
}
