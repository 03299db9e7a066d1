import 'server-only';
import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { AppError } from '#lib/shared/errors.ts';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { databaseTrouble } from '../db/failures.ts';
import { idempotencyKeys } from '../db/tables.ts';

/** `query`: the query string as received; together with the body it identifies the call. */
export type IdempotentCall = { callerId: string; operation: string; key: string; query: string; body: string };

const sameCall = (call: IdempotentCall) =>
  and(
    eq(idempotencyKeys.callerId, call.callerId),
    eq(idempotencyKeys.operation, call.operation),
    eq(idempotencyKeys.key, call.key),
  );

/** A claim without an answer counts as in progress for this long; after that its process is presumed dead. */
const UNDER_WAY_MS = 30_000;
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 40;
const GIVE_BACK_EVERY_MS = 500;

/**
 * Executes a call once per key: a repeat gets the first answer, also while the first is in progress. A failed call may
 * be repeated under the same key. Inside one transaction (`alone` false) the claim commits and rolls back with it, and
 * the database makes a repeat wait. Throws CONFLICT when the key was used with another query or body, or when the first
 * call takes longer than a repeat can wait.
 */
export async function answerOnce(
  db: Db,
  call: IdempotentCall,
  work: (db: Db) => Promise<unknown>,
  { alone }: { alone: boolean },
): Promise<unknown> {
  const claim = await claimKey(db, call);
  if ('answer' in claim) return claim.answer;
  try {
    const data = await work(db);
    await db
      .update(idempotencyKeys)
      .set({ answer: storedAnswer(data) })
      .where(sameCall(call));
    return data;
  } catch (error) {
    if (alone) await releaseKey(db, call, claim.since);
    throw error;
  }
}

/**
 * Removes a claim whose work failed, so that a repeat does not wait until it counts as abandoned. While the database is
 * unreachable the removal is retried in the background; the caller gets the error at once.
 */
async function releaseKey(db: Db, call: IdempotentCall, since: Date): Promise<void> {
  // unless a repeat has claimed it since
  const mine = and(sameCall(call), isNull(idempotencyKeys.answer), eq(idempotencyKeys.createdAt, since));
  const remove = () => db.delete(idempotencyKeys).where(mine);
  const again = async () => {
    for (const giveUp = performance.now() + UNDER_WAY_MS; performance.now() < giveUp;) {
      await new Promise((resolve) => setTimeout(resolve, GIVE_BACK_EVERY_MS).unref());
      const removed = await remove().then(
        () => true,
        (error: unknown) => databaseTrouble(error) === null,
      );
      if (removed) return;
    }
  };
  await remove().catch(() => void again());
}

/** Largest stored answer in bytes of JSON; the largest answer of a mutating operation has half of it. */
const MOST_KEPT = 256 * 1024;

type StoredAnswer = { data: unknown } | { tooLarge: true };

const storedAnswer = (data: unknown): StoredAnswer =>
  Buffer.byteLength(JSON.stringify(data) ?? '') > MOST_KEPT ? { tooLarge: true } : { data };

/** Claims the key, or returns the first answer, waiting for a first call in progress. */
async function claimKey(db: Db, call: IdempotentCall): Promise<{ answer: unknown } | { since: Date }> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([call.query, call.body]))
    .digest('hex');
  for (
    const giveUp = performance.now() + WAIT_MS;
    performance.now() < giveUp;
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
    if (claimed.length) return { since: row.createdAt };
    const [first] = await db.select().from(idempotencyKeys).where(sameCall(call));
    if (first && first.bodyHash !== bodyHash)
      throw new AppError(
        'CONFLICT',
        'This Idempotency-Key was already used for a different call. Nothing was changed.',
      );
    if (first?.answer) return { answer: answerOf(first.answer as StoredAnswer) };
  }
  throw new AppError(
    'CONFLICT',
    'The same call is still being worked on, so it was not started twice. Wait a moment and try again.',
    { retryAfterSeconds: 10 },
  );
}

function answerOf(kept: StoredAnswer): unknown {
  if (!('tooLarge' in kept)) return kept.data;
  throw new AppError(
    'CONFLICT',
    'This call was carried out already. Its answer was too large to keep, so look up what it changed.',
  );
}

/**
 * Deletes the stored answers of a person, which hold whatever was on their screen. Claims of calls in progress stay.
 */
export async function deleteAnswersTo(db: Db, callerId: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.callerId, callerId), isNotNull(idempotencyKeys.answer)));
}
