import 'server-only';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { enquiries, enquiryMessages } from './tables.ts';

type EnquiryRow = typeof enquiries.$inferSelect;
export type MessageRow = typeof enquiryMessages.$inferSelect;
export type Thread = { enquiry: EnquiryRow; messages: MessageRow[] };

/** The messages of these enquiries, each in its order. */
export async function messagesOf(db: Db, enquiryIds: readonly string[]): Promise<Map<string, MessageRow[]>> {
  const messages = new Map<string, MessageRow[]>(enquiryIds.map((id) => [id, []]));
  if (!enquiryIds.length) return messages;
  const rows = await db
    .select()
    .from(enquiryMessages)
    .where(inArray(enquiryMessages.enquiryId, [...enquiryIds]))
    .orderBy(asc(enquiryMessages.enquiryId), asc(enquiryMessages.position));
  for (const row of rows) messages.get(row.enquiryId)?.push(row);
  return messages;
}

/** An enquiry with its messages; `lock` holds it until the transaction ends, so that messages are added one by one. */
export async function findThread(db: Db, id: string, { lock = false } = {}): Promise<Thread | null> {
  const asked = db.select().from(enquiries).where(eq(enquiries.id, id));
  const [enquiry] = lock ? await asked.for('update') : await asked;
  return enquiry ? { enquiry, messages: (await messagesOf(db, [id])).get(id) ?? [] } : null;
}

type NewMessage = { text: string; at: Date; staffId?: string; mailMessageId?: string | null };

/** Adds a message to a locked thread; one of the asker makes it wait, one of staff ends that. Gives the thread after it. */
export async function addMessage(db: Db, { enquiry, messages }: Thread, message: NewMessage): Promise<Thread> {
  const { text, at, staffId = null, mailMessageId = null } = message;
  const row = { enquiryId: enquiry.id, position: messages.length + 1, staffId, text, at, mailMessageId };
  await db.insert(enquiryMessages).values(row);
  const waitingSince = staffId ? null : (enquiry.waitingSince ?? at);
  await db.update(enquiries).set({ waitingSince, lastAt: at }).where(eq(enquiries.id, enquiry.id));
  return { enquiry: { ...enquiry, waitingSince, lastAt: at }, messages: [...messages, row] };
}
