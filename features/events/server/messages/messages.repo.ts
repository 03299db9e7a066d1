import 'server-only';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
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

/** Throws STATE_BLOCKED at an event that has no messages: the operator's. */
export function refuseWithoutMessages({ hostId }: EventRow): void {
  if (hostId === null) throw new AppError('STATE_BLOCKED', 'This event has no messages.');
}

/** The newest messages of an event, the oldest of them first, as this reader sees them: a guest, or the host (null). */
export async function messagesFor(db: Db, eventId: string, readerId: string | null): Promise<EventMessage[]> {
  const rows = await db
    .select()
    .from(eventMessages)
    .where(eq(eventMessages.eventId, eventId))
    .orderBy(desc(eventMessages.writtenAt), desc(eventMessages.id))
    .limit(MESSAGES_SHOWN);
  const reported = await reportedBy(db, rows, readerId);
  return rows.reverse().map((row) => ({
    messageId: row.id,
    name: row.name,
    isHost: row.registrationId === null,
    isOwn: row.registrationId === readerId,
    isReported: reported.has(row.id),
    text: row.hiddenAt ? null : row.text,
    writtenAt: row.writtenAt.toISOString(),
  }));
}

async function reportedBy(db: Db, rows: readonly MessageRow[], readerId: string | null): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ id }) => id);
  if (readerId === null || !ids.length) return new Set();
  const found = await db
    .select({ messageId: eventMessageReports.messageId })
    .from(eventMessageReports)
    .where(and(inArray(eventMessageReports.messageId, ids), eq(eventMessageReports.registrationId, readerId)));
  return new Set(found.map(({ messageId }) => messageId));
}

/** Hides a message; its reports have done their work. Gives whether there is one. */
export async function hide(tx: Db, messageId: string, now: Date, eventId?: string): Promise<boolean> {
  const hidden = await tx
    .update(eventMessages)
    .set({ hiddenAt: sql`coalesce(${eventMessages.hiddenAt}, ${now})` })
    .where(and(eq(eventMessages.id, messageId), eventId === undefined ? undefined : eq(eventMessages.eventId, eventId)))
    .returning({ id: eventMessages.id });
  if (hidden.length) await tx.delete(eventMessageReports).where(eq(eventMessageReports.messageId, messageId));
  return hidden.length > 0;
}

/** The name under which a guest is read: of "Latha R. Iyengar" it is "Latha I.". */
export function guestName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return publicName({ firstName: first, lastName: rest.at(-1) ?? '' });
}
