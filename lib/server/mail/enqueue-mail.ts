import 'server-only';
import { newId } from '#lib/shared/ids.ts';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/tables.ts';
import type { Language } from '../language.ts';
import { newsId, type News } from './news.ts';
import { rankOf, type Urgency } from './urgency.ts';

/**
 * An email to be sent: template, recipient and the template's parameters. No token and no link: they are created when
 * it is sent.
 */
export type QueuedMail = {
  template: string;
  recipient: string;
  facts: Record<string, string>;
  urgency: Urgency;
  /** The company that causes the email, for its quota (`daily-quota.ts`) and for taking turns. */
  companyId?: string;
  /** When it is sent; now by default. The template may then decide that there is nothing left to say. */
  sendAt?: Date;
  /** What its reader chose (`write-in.ts`); English where they chose nothing, and for emails of a company. */
  language?: Language | null | undefined;
  /** The news it tells: where a push message tells the same, it is sent only if that is not read (`news.ts`). */
  news?: News;
  /** An id of the caller's (`mal_…`), when the same event may arrive twice: the second one is ignored. */
  id?: string;
};

/**
 * Enqueues an email in the transaction of the change, so that it is sent if and only if that commits. Never delays the
 * call: the job `sendMails` renders and sends it.
 */
export async function enqueueMail(db: Db, mail: QueuedMail): Promise<void> {
  await enqueueMails(db, [mail]);
}

/** Most emails in one INSERT: building a statement costs the square of its parameters, and blocks the event loop. */
const ROWS_AT_ONCE = 200;

/** The same for several emails. Gives how many were not enqueued before. */
export async function enqueueMails(db: Db, emails: readonly QueuedMail[]): Promise<number> {
  const now = clock.now();
  let enqueued = 0;
  for (let at = 0; at < emails.length; at += ROWS_AT_ONCE) {
    const rows = emails
      .slice(at, at + ROWS_AT_ONCE)
      .map(({ template, recipient, facts, urgency, companyId = '', sendAt = now, language, news, id }) => ({
        template,
        recipient,
        facts,
        urgency: rankOf(urgency),
        sender: companyId,
        language: language ?? null,
        news: news ? newsId(news) : null,
        newsDeadline: news?.deadline ?? null,
        pushedAt: news?.pushedAt ?? null,
        id: id ?? newId('mal', now.getTime()),
        createdAt: now,
        dueAt: sendAt,
        nextTryAt: sendAt,
      }));
    const added = await db
      .insert(mails)
      .values(rows)
      .onConflictDoNothing({ target: mails.id })
      .returning({ id: mails.id });
    enqueued += added.length;
  }
  return enqueued;
}
