import 'server-only';
import { newId } from '#lib/shared/ids.ts';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/tables.ts';
import { rankOf, type Urgency } from './urgency.ts';

/** An email to be written: its template, to whom, and the facts it needs. No token and no link: those are made when it is sent. */
export type QueuedMail = {
  template: string;
  recipient: string;
  facts: Record<string, string>;
  urgency: Urgency;
  /** The company that causes the email: its quota counts it (`daily-quota.ts`), and its emails take turns with other companies'. */
  companyId?: string;
  /** When it goes out; now where it does not say. The template decides then whether it still has anything to tell. */
  sendAt?: Date;
  /** An id of its own (`mal_…`), where the same news may arrive twice: the second note of it changes nothing. */
  id?: string;
};

/**
 * Notes an email in the transaction of the change it tells of, so that it goes out if and only if that is committed. It
 * never fails or delays the call: the job `sendMails` writes and posts it.
 */
export const enqueueMail = (db: Db, mail: QueuedMail): Promise<void> => enqueueMails(db, [mail]);

/** So many emails in one INSERT: building a statement costs by the square of its parameters, and holds the event loop. */
const ROWS_AT_ONCE = 200;

/** The same for many emails. */
export async function enqueueMails(db: Db, emails: readonly QueuedMail[]): Promise<void> {
  const now = clock.now();
  for (let at = 0; at < emails.length; at += ROWS_AT_ONCE) {
    const rows = emails
      .slice(at, at + ROWS_AT_ONCE)
      .map(({ template, recipient, facts, urgency, companyId = '', sendAt = now, id }) => ({
        template,
        recipient,
        facts,
        urgency: rankOf(urgency),
        sender: companyId,
        id: id ?? newId('mal', now.getTime()),
        createdAt: now,
        dueAt: sendAt,
        nextTryAt: sendAt,
      }));
    await db.insert(mails).values(rows).onConflictDoNothing({ target: mails.id });
  }
}
