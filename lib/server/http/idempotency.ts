import 'server-only';
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#lib/shared/errors.ts';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { idempotencyKeys } from '../db/tables.ts';

export type IdempotentCall = { callerId: string; operation: string; key: string; body: string };

const sameCall = (call: IdempotentCall) =>
  and(eq(idempotencyKeys.callerId, call.callerId), eq(idempotencyKeys.operation, call.operation), eq(idempotencyKeys.key, call.key));

/**
 * Claims a key before the work. Gives the first answer when the call was already done; a call still running in
 * another transaction is waited for by the database itself. Throws CONFLICT when the key was used for another body.
 */
export async function claimKey(db: Db, call: IdempotentCall): Promise<{ answer: unknown } | null> {
  const bodyHash = createHash('sha256').update(call.body).digest('hex');
  const row = { callerId: call.callerId, operation: call.operation, key: call.key, bodyHash, createdAt: clock.now() };
  const claimed = await db.insert(idempotencyKeys).values(row).onConflictDoNothing().returning({ key: idempotencyKeys.key });
  if (claimed.length) return null;
  const [first] = await db.select().from(idempotencyKeys).where(sameCall(call));
  if (first && first.bodyHash !== bodyHash) throw new AppError('CONFLICT', 'This Idempotency-Key was already used for a different call.');
  return first?.answer ? { answer: (first.answer as { data: unknown }).data } : null;
}

/** Keeps the answer for repeats. */
export async function keepAnswer(db: Db, call: IdempotentCall, data: unknown): Promise<void> {
  await db.update(idempotencyKeys).set({ answer: { data } }).where(sameCall(call));
}
