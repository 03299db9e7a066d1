import 'server-only';
import { newId } from '#lib/shared/ids.ts';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/tables.ts';

/** A letter to be written: its template, to whom, and the facts it needs. No token and no link: those are made when it is sent. */
export type NotedMail = { template: string; recipient: string; facts: Record<string, string> };

/**
 * Notes a letter in the transaction of the change it tells of, so that it goes out if and only if that is committed. It
 * never fails or delays the call: the job `sendMails` writes and posts it.
 */
export async function noteMail(db: Db, mail: NotedMail): Promise<void> {
  const now = clock.now();
  await db.insert(mails).values({ ...mail, id: newId('mal', now.getTime()), createdAt: now, nextTryAt: now });
}
