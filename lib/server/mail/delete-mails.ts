import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/tables.ts';

/** Deletes every email to an address, sent or not. */
export async function deleteMailsTo(db: Db, recipient: string): Promise<void> {
  await db.delete(mails).where(eq(mails.recipient, recipient));
}
