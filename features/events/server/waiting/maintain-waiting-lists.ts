import 'server-only';
import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { log } from '#lib/server/log.ts';
import { events } from '../tables.ts';
import { eventWaiting } from './tables.ts';
import { removeWaiting, tendWaitingList } from './tend-waiting-list.ts';
import { lockDays } from './waiting.repo.ts';

/** Most events in one round. */
const MOST = 50;

/**
 * The scheduled job of waiting lists: ends offers that nobody answered, passes their places on, and ends the lists of
 * events whose registration has closed. Each event in a transaction of its own, which its days' locks put in a row: several
 * processes may run it at once. Gives how many lists it looked at.
 */
export async function maintainWaitingLists({ db }: { db: Db }): Promise<number> {
  const now = clock.now();
  const due = await db
    .selectDistinct({ id: events.id })
    .from(eventWaiting)
    .innerJoin(events, eq(events.id, eventWaiting.eventId))
    .where(
      or(lte(eventWaiting.offeredUntil, now), lte(events.registrationClosesAt, now), isNotNull(events.cancelledAt)),
    )
    .orderBy(asc(events.id))
    .limit(MOST);
  for (const { id } of due)
    try {
      await inTransaction(db, async (tx) => {
        const [event] = await tx.select().from(events).where(eq(events.id, id));
        if (event) await tendWaitingList(tx, event, now);
      });
    } catch (error) {
      log().error({ err: error, eventId: id }, 'a waiting list could not be brought up to date');
    }
  return due.length;
}

/** Takes a person off every waiting list, in the transaction that closes their account; offered places go to the next. */
export async function eraseWaiting(tx: Db, { email }: { email: string }): Promise<void> {
  const waits = await tx
    .select({ event: events })
    .from(eventWaiting)
    .innerJoin(events, eq(events.id, eventWaiting.eventId))
    .where(eq(eventWaiting.email, email))
    .orderBy(asc(events.id));
  for (const { event } of waits) {
    await lockDays(tx, event.id);
    const own = and(eq(eventWaiting.eventId, event.id), eq(eventWaiting.email, email));
    await removeWaiting(tx, event, await tx.select().from(eventWaiting).where(own));
    await tendWaitingList(tx, event, clock.now());
  }
}
