import 'server-only';
import { eq, inArray, lte } from 'drizzle-orm';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/tables.ts';
import { log } from '../log.ts';
import type { Letter, Post } from '../ports/mail.ts';
import type { NotedMail } from './note-mail.ts';
import { nextTry } from './next-try.ts';

/** Writes the letter of a template, or null where there is nobody to write to: the note is then forgotten. */
export type MailTemplate = (db: Db, mail: NotedMail) => Promise<Pick<Letter, 'subject' | 'text'> | null>;

type MailRow = typeof mails.$inferSelect;

const AT_ONCE = 10;
/** How long one process has for a letter before another may try. */
const LEASE_MS = 60_000;

/** Sends what is due; gives the number of letters that went out. Any number of processes may run it on one database. */
export async function sendMails(db: Db, { templates, post }: { templates: Record<string, MailTemplate>; post: Post }): Promise<number> {
  const due = await claimDue(db, clock.now());
  const sent = await Promise.all(due.map((mail) => sendOne(db, mail, templates[mail.template], post)));
  return sent.filter(Boolean).length;
}

/** Takes letters for this process: another one finds them due again only after the lease. */
async function claimDue(db: Db, now: Date): Promise<MailRow[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.nextTryAt, now))
    .orderBy(mails.nextTryAt)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return db
    .update(mails)
    .set({ nextTryAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(mails.id, due))
    .returning();
}

async function sendOne(db: Db, mail: MailRow, template: MailTemplate | undefined, post: Post): Promise<boolean> {
  try {
    if (!template) throw new Error(`no template ${mail.template}`);
    const letter = await template(db, mail);
    if (!letter) {
      await db.delete(mails).where(eq(mails.id, mail.id));
      return false;
    }
    await post.send({ ...letter, id: mail.id, to: mail.recipient });
    await db.update(mails).set({ sentAt: clock.now(), nextTryAt: null, facts: {} }).where(eq(mails.id, mail.id));
    return true;
  } catch (error) {
    const tries = mail.tries + 1;
    const nextTryAt = nextTry({ createdAt: mail.createdAt, tries }, clock.now());
    log().warn({ err: error, mail: mail.id, template: mail.template, tries, nextTryAt }, nextTryAt ? 'a letter did not go out' : 'a letter was given up');
    await db.update(mails).set({ tries, nextTryAt }).where(eq(mails.id, mail.id));
    return false;
  }
}
