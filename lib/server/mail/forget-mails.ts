import 'server-only';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/tables.ts';

const KEPT_DAYS = 30;

/** Forgets letters that were sent or given up a month ago. */
export async function forgetOldMails(db: Db, now: Date): Promise<void> {
  await db.delete(mails).where(and(isNull(mails.nextTryAt), lt(mails.createdAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000))));
}

/** Forgets every letter to an address, sent or not. */
export async function forgetMailsTo(db: Db, recipient: string): Promise<void> {
  await db.delete(mails).where(eq(mails.recipient, recipient));
}
