import 'server-only';
import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { AppError } from '#lib/shared/errors.ts';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { idempotencyKeys } from '../db/tables.ts';

/** `query`: the query string as it came; with the body it says which call this is. */
export type IdempotentCall = { callerId: string; operation: string; key: string; query: string; body: string };

const sameCall = (call: IdempotentCall) =>
  and(
    eq(idempotencyKeys.callerId, call.callerId),
    eq(idempotencyKeys.operation, call.operation),
    eq(idempotencyKeys.key, call.key),
  );

/** A claim without an answer counts as work under way for so long; after that its process is taken for dead. */
const UNDER_WAY_MS = 30_000;
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 40;

/**
 * Does the work of a call once: a repeat gets the first answer, also one that arrives while the first is under way.
 * What failed may be tried again under the same key. Inside one transaction (`alone` false) the claim comes and goes with
 * it, and the database makes a repeat wait. Throws CONFLICT when the key was used for another query or body, or when the first
 * call takes longer than a repeat can wait.
 */
export async function answerOnce(
  db: Db,
  call: IdempotentCall,
  work: (db: Db) => Promise<unknown>,
  { alone }: { alone: boolean },
): Promise<unknown> {
  const earlier = await claimKey(db, call);
  if (earlier) return earlier.answer;
  try {
    const data = await work(db);
    await db.update(idempotencyKeys).set({ answer: { data } }).where(sameCall(call));
    return data;
  } catch (error) {
    if (alone)
      await db
        .delete(idempotencyKeys)
        .where(and(sameCall(call), isNull(idempotencyKeys.answer)))
        .catch(() => undefined); // the failure itself is what the caller hears
    throw error;
  }
}

/** Claims the key (null), or gives the first answer, waiting for it while the first call is under way. */
async function claimKey(db: Db, call: IdempotentCall): Promise<{ answer: unknown } | null> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([call.query, call.body]))
    .digest('hex');
  for (
    const giveUp = Date.now() + WAIT_MS;
    Date.now() < giveUp;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  ) {
    const row = { callerId: call.callerId, operation: call.operation, key: call.key, bodyHash, createdAt: clock.now() };
    const stale = and(
      isNull(idempotencyKeys.answer),
      lt(idempotencyKeys.createdAt, new Date(row.createdAt.getTime() - UNDER_WAY_MS)),
      eq(idempotencyKeys.bodyHash, bodyHash),
    );
    const claimed = await db
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoUpdate({
        target: [idempotencyKeys.callerId, idempotencyKeys.operation, idempotencyKeys.key],
        set: { createdAt: row.createdAt },
        setWhere: stale,
      })
      .returning({ key: idempotencyKeys.key });
    if (claimed.length) return null;
    const [first] = await db.select().from(idempotencyKeys).where(sameCall(call));
    if (first && first.bodyHash !== bodyHash)
      throw new AppError(
        'CONFLICT',
        'This Idempotency-Key was already used for a different call. Nothing was changed.',
      );
    if (first?.answer) return { answer: (first.answer as { data: unknown }).data };
  }
  throw new AppError(
    'CONFLICT',
    'The same call is still being worked on, so it was not started twice. Wait a moment and try again.',
    { retryAfterSeconds: 10 },
  );
}

/** Deletes what was answered to a person: answers hold whatever was on their screen. A call under way keeps its claim. */
export async function deleteAnswersTo(db: Db, callerId: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.callerId, callerId), isNotNull(idempotencyKeys.answer)));
}
