import 'server-only';
import { and, eq, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { travellersOfAddresses } from '#features/identity/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { PUSH_EVERY_MINUTES, READING_SECONDS } from '../../rules/message-limits.ts';
import { isPushDue } from '../../rules/who-is-pushed.ts';
import type { EventRow } from '../events.repo.ts';
import { eventRegistrations, events } from '../tables.ts';
import type { Writer } from './messages.repo.ts';

/**
 * Has push messages tell the host, and guests with a traveller's account of the address that they registered with and
 * proved, of what this writer has written, in the transaction of the message. `isPushDue` says who; that they were told is
 * noted.
 */
export async function pushToReaders(tx: Db, event: EventRow, writer: Writer, now: Date): Promise<void> {
  const due = await guestsDue(tx, event.id, writer.registrationId, now);
  const isGuest = writer.registrationId !== null;
  const accounts = await travellersOfAddresses(tx, [
    ...(isGuest ? [writer.email] : []),
    ...due.map(({ email }) => email),
  ]);
  const own = isGuest ? accounts.get(writer.email) : event.hostId; // also where the host is a guest of their event
  const readers = due.filter(({ email }) => accounts.has(email) && accounts.get(email) !== own);
  const told = await noteGuests(
    tx,
    readers.map(({ id }) => id),
    now,
  );
  const paths = new Map<string, string>();
  for (const { id, email, number } of readers) {
    const userId = accounts.get(email);
    if (userId && told.has(id)) paths.set(userId, mailedRoutes.eventSignIn(event.code, number));
  }
  if (event.hostId !== null && event.hostId !== own && (await noteHost(tx, event.id, now)))
    paths.set(event.hostId, eventRoutes.messagesOf(event.code));
  if (!paths.size) return;
  await dispatchEvent(tx, 'event.messages', {
    eventId: event.id,
    eventName: event.hostId === null ? event.name : null,
    cityName: event.cityName,
    readingMs: READING_SECONDS * 1000,
    people: Array.from(paths, ([userId, path]) => ({ userId, path })),
  });
}

/** Guests of whom a push message is due: their address is proved, and they are not the writer. */
async function guestsDue(tx: Db, eventId: string, writerId: string | null, now: Date) {
  const { id, email, number, messagesSeenAt: seenAt, messagesPushedAt: pushedAt } = eventRegistrations;
  const guests = await tx
    .select({ id, email, number, seenAt, pushedAt })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        isNull(eventRegistrations.withdrawnAt),
        isNotNull(eventRegistrations.provedAt),
        writerId === null ? undefined : ne(id, writerId),
      ),
    );
  return guests.filter((guest) => isPushDue(guest, now));
}

/** The time before which the last push message was, where another process noted none meanwhile. */
const notSince = (now: Date): Date => new Date(now.getTime() - PUSH_EVERY_MINUTES * 60_000);

/**
 * Notes that these guests are told; gives who. A registration that another transaction holds is left out, so that no two
 * writers wait for each other: its guest is writing or reading, is emailed, or is told by the other message.
 */
async function noteGuests(tx: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (!ids.length) return new Set();
  const free = tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(
      and(
        inArray(eventRegistrations.id, [...ids]),
        or(isNull(eventRegistrations.messagesPushedAt), lte(eventRegistrations.messagesPushedAt, notSince(now))),
      ),
    )
    .for('update', { skipLocked: true });
  const told = await tx
    .update(eventRegistrations)
    .set({ messagesPushedAt: now })
    .where(inArray(eventRegistrations.id, free))
    .returning({ id: eventRegistrations.id });
  return new Set(told.map(({ id }) => id));
}

/** Notes that the host is told; gives whether that is due. */
async function noteHost(tx: Db, eventId: string, now: Date): Promise<boolean> {
  const [host] = await tx
    .select({ seenAt: events.hostSeenAt, pushedAt: events.hostPushedAt })
    .from(events)
    .where(eq(events.id, eventId))
    .for('no key update');
  if (!host || !isPushDue(host, now)) return false;
  await tx.update(events).set({ hostPushedAt: now }).where(eq(events.id, eventId));
  return true;
}
