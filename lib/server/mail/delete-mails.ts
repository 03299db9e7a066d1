import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { mails, undeliverableAddresses } from '../db/tables.ts';

/** Deletes every email to an address, sent or not, and whether it takes any. */
export async function deleteMailsTo(db: Db, recipient: string): Promise<void> {
  await db.delete(mails).where(eq(mails.recipient, recipient));
  await db.delete(undeliverableAddresses).where(eq(undeliverableAddresses.address, recipient));
}
