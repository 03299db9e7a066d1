import 'server-only';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { log } from '#lib/server/log.ts';
import type { PushSender } from '#lib/server/ports/push-sender.ts';
import { notePushed, releaseMails } from '#lib/server/mail/news.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { nextTry } from '../rules/next-try.ts';
import { configuredSender } from './configured-sender.ts';
import { deleteDevices } from './devices.repo.ts';
import { pushDevices, pushMessages } from './tables.ts';

/** How long one process has for the messages it claimed before another may try; a message's time limit is shorter. */
const LEASE_MS = 60_000;
/** Messages claimed and sent at the same time. */
const BATCH = 20;

type Due = typeof pushMessages.$inferSelect;
type Device = Pick<typeof pushDevices.$inferSelect, 'id' | 'token' | 'sessionId'>;

/**
 * Sends all due push messages and returns how many a push service accepted. Several processes may run it on one
 * database. Once `signal` is aborted, no further message is claimed.
 */
export async function sendPushes(
  db: Db,
  { sender = configuredSender(), signal }: { sender?: PushSender | null; signal?: AbortSignal } = {},
): Promise<number> {
  let sent = 0;
  while (sender && !signal?.aborted) {
    const due = await claimDue(db, clock.now());
    if (!due.length) break;
    const devices = await openDevicesOf(db, due);
    const results = await Promise.all(
      due.map(async (message) => {
        const device = devices.get(message.deviceId);
        if (device) return sendOne(db, sender, message, device);
        await notTaken(db, message); // its browser session has ended
        return false;
      }),
    );
    sent += results.filter(Boolean).length;
  }
  return sent;
}

async function claimDue(db: Db, now: Date): Promise<Due[]> {
  const next = sql`(select id from push_messages where next_try_at <= ${now} order by next_try_at, id limit ${BATCH} for update skip locked)`;
  return db
    .update(pushMessages)
    .set({ nextTryAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(pushMessages.id, next))
    .returning();
}

/** The devices of these messages; those whose browser session has ended are forgotten, with their messages. */
async function openDevicesOf(db: Db, due: readonly Due[]): Promise<Map<string, Device>> {
  const devices = await db
    .select({ id: pushDevices.id, token: pushDevices.token, sessionId: pushDevices.sessionId })
    .from(pushDevices)
    .where(inArray(pushDevices.id, [...new Set(due.map(({ deviceId }) => deviceId))]));
  const sessionIds = [...new Set(devices.map(({ sessionId }) => sessionId))];
  const ended = new Set(await readPort('sessions').endedAmong(db, sessionIds, clock.now()));
  await deleteDevices(
    db,
    devices.flatMap(({ id, sessionId }) => (ended.has(sessionId) ? [id] : [])),
  );
  return new Map(devices.filter(({ sessionId }) => !ended.has(sessionId)).map((device) => [device.id, device]));
}

async function sendOne(db: Db, sender: PushSender, due: Due, device: Device): Promise<boolean> {
  const left = due.expiresAt.getTime() - clock.now().getTime();
  if (left <= 0) return notTaken(db, due);
  try {
    const result = await sender.send(device.token, {
      payload: JSON.stringify(due.message),
      ttlSeconds: Math.ceil(left / 1000),
      topic: due.message.tag,
    });
    if (result.outcome === 'gone') {
      await deleteDevices(db, [device.id]);
      return await notTaken(db, due);
    }
    if (result.outcome === 'later') return await tryLater(db, due, whyOf(result), result.retryAfterMs);
    if (result.outcome === 'refused')
      log().warn({ push: due.id, ...whyOf(result) }, 'a push service refused a message');
    if (result.outcome === 'refused') return await notTaken(db, due);
    await drop(db, due);
    await notePushed(db, newsOf(due));
    return true;
  } catch (error) {
    return tryLater(db, due, { err: error }, 0);
  }
}

const whyOf = ({ status, reason }: { status: number; reason?: string }) => ({ status, reason });

async function tryLater(db: Db, due: Due, why: object, retryAfterMs: number): Promise<false> {
  const tries = due.tries + 1;
  const nextTryAt = nextTry({ tries, expiresAt: due.expiresAt, retryAfterMs }, clock.now());
  log().warn(
    { ...why, push: due.id, tries, nextTryAt },
    nextTryAt ? 'a push message did not go out' : 'a push message was given up',
  );
  if (!nextTryAt) return notTaken(db, due);
  await db.update(pushMessages).set({ tries, nextTryAt }).where(eq(pushMessages.id, due.id));
  return false;
}

const newsOf = ({ message: { userId, tag } }: Due) => ({ userId: userId ?? '', subject: tag });

/** Ends a message that no push service took; the email of the same news goes out instead. */
async function notTaken(db: Db, due: Due): Promise<false> {
  await drop(db, due);
  await releaseMails(db, newsOf(due));
  return false;
}

async function drop(db: Db, { id }: Due): Promise<false> {
  await db.delete(pushMessages).where(eq(pushMessages.id, id));
  return false;
}

/** Makes messages due whose lease or wait lies beyond any wait: the clock was ahead. Returns how many it changed. */
export async function recheckPushes(db: Db, now: Date): Promise<number> {
  const found = await db
    .update(pushMessages)
    .set({ nextTryAt: now })
    .where(lte(sql`${now.toISOString()}::timestamptz + interval '1 day'`, pushMessages.nextTryAt))
    .returning({ id: pushMessages.id });
  return found.length;
}
