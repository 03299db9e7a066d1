import 'server-only';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import { publicName } from '#lib/shared/public-name.ts';
import type { EventMessage } from '../../contract.ts';
import { MESSAGES_SHOWN } from '../../rules/message-limits.ts';
import type { EventRow } from '../events.repo.ts';
import { eventMessageReports, eventMessages } from '../tables.ts';

type MessageRow = typeof eventMessages.$inferSelect;

/** Why nobody can write at an event any more; null while they can. */
export function whyClosed({ removedAt, cancelledAt, endsAt }: EventRow, now: Date): string | null {
  if (removedAt ?? cancelledAt) return 'This event is cancelled, so nobody can write any more.';
  return now >= endsAt ? 'This event is over, so nobody can write any more.' : null;
}

/** Who writes: a guest with the address they proved, or whoever holds the event. */
export type Writer = { name: string } & ({ registrationId: string; email: string } | { registrationId: null });

/** Who reads: a guest by their registration, the host, or the staff. */
export type Reader = { guest: string } | 'host' | 'staff';

/**
 * A page of the messages of an event as this reader sees them, the oldest of them first: those before the message
 * `before`, or the newest. `earlier`: there are more before them. Throws NOT_FOUND for a message of another event.
 */
export async function messagesFor(
  db: Db,
  eventId: string,
  reader: Reader,
  before?: string,
): Promise<{ messages: EventMessage[]; earlier: boolean }> {
  const found = await db
    .select()
    .from(eventMessages)
    .where(
      and(eq(eventMessages.eventId, eventId), before === undefined ? undefined : await isBefore(db, eventId, before)),
    )
    .orderBy(desc(eventMessages.writtenAt), desc(eventMessages.id))
    .limit(MESSAGES_SHOWN + 1);
  const rows = found.slice(0, MESSAGES_SHOWN).reverse();
  const reported = await reportedBy(db, rows, reader);
  return { messages: rows.map((row) => present(row, reader, reported)), earlier: found.length > MESSAGES_SHOWN };
}

const present = (row: MessageRow, reader: Reader, reported: ReadonlySet<string>): EventMessage => ({
  messageId: row.id,
  name: row.name,
  isHost: row.registrationId === null,
  isOwn: typeof reader === 'object' ? row.registrationId === reader.guest : reader === 'host' && !row.registrationId,
  isReported: reported.has(row.id),
  text: row.hiddenAt ? null : row.text,
  writtenAt: row.writtenAt.toISOString(),
});

/** By the order of the list: the time, and the id for messages of one moment. */
async function isBefore(db: Db, eventId: string, messageId: string): Promise<SQL> {
  await messageOf(db, eventId, messageId);
  return sql`(${eventMessages.writtenAt}, ${eventMessages.id}) < (select written_at, id from event_messages where id = ${messageId})`;
}

/** A message of this event. Throws NOT_FOUND, also for another event's. */
export async function messageOf(db: Db, eventId: string, messageId: string): Promise<MessageRow> {
  const [message] = await db
    .select()
    .from(eventMessages)
    .where(and(eq(eventMessages.id, messageId), eq(eventMessages.eventId, eventId)));
  if (!message) throw notFound('This message');
  return message;
}

async function reportedBy(db: Db, rows: readonly MessageRow[], reader: Reader): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ id }) => id);
  if (reader === 'host' || !ids.length) return new Set();
  const byCaller = typeof reader === 'object' ? eq(eventMessageReports.registrationId, reader.guest) : undefined;
  const found = await db
    .select({ messageId: eventMessageReports.messageId })
    .from(eventMessageReports)
    .where(and(inArray(eventMessageReports.messageId, ids), byCaller));
  return new Set(found.map(({ messageId }) => messageId));
}

/** The messages of these events that were reported and are not hidden, those with the most reports first. */
export async function reportedMessages(db: Db, eventIds: readonly string[]) {
  if (!eventIds.length) return [];
  const reports = count();
  return db
    .select({
      eventId: eventMessages.eventId,
      messageId: eventMessages.id,
      name: eventMessages.name,
      text: eventMessages.text,
      reports,
    })
    .from(eventMessages)
    .innerJoin(eventMessageReports, eq(eventMessageReports.messageId, eventMessages.id))
    .where(inArray(eventMessages.eventId, [...eventIds]))
    .groupBy(eventMessages.id)
    .orderBy(desc(reports), asc(eventMessages.id));
}

/** Hides a message; its reports have done their work. Gives whether there is one. */
export async function hide(tx: Db, messageId: string, now: Date, eventId?: string): Promise<boolean> {
  const hidden = await tx
    .update(eventMessages)
    .set({ hiddenAt: sql`coalesce(${eventMessages.hiddenAt}, ${now})` })
    .where(and(eq(eventMessages.id, messageId), eventId === undefined ? undefined : eq(eventMessages.eventId, eventId)))
    .returning({ id: eventMessages.id });
  if (hidden.length) await deleteMessageReportsOf(tx, messageId);
  return hidden.length > 0;
}

/** Deletes who reported a message. */
export const deleteMessageReportsOf = async (tx: Db, messageId: string): Promise<void> =>
  void (await tx.delete(eventMessageReports).where(eq(eventMessageReports.messageId, messageId)));

/** The name under which a guest is read: of "Latha R. Iyengar" it is "Latha I.". */
export function guestName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return publicName({ firstName: first, lastName: rest.at(-1) ?? '' });
}
