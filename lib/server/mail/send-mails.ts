import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { type DigitGrouping, groupingOfCountry } from '#lib/shared/money.ts';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/tables.ts';
import { inGrouping } from '../digit-grouping.ts';
import { log } from '../log.ts';
import type { Email, Post } from '../ports/mail.ts';
import { readPort } from '../ports/read-ports.ts';
import { claimDueMails, LEASE_MS, type MailRow } from './claim-due-mails.ts';
import { deferredByQuota } from './daily-quota.ts';
import type { QueuedMail } from './enqueue-mail.ts';
import { deferredByPush, dropPushesOf } from './news.ts';
import { nextTry } from './next-try.ts';
import { withLayout } from './render-email.ts';
import { closeAddress, markReturned, RecipientRefused } from './undeliverable.ts';
import { rankOf, type Urgency } from './urgency.ts';

/** Renders the email of a template; null when there is nobody to write to, and the email is dropped. */
export type MailTemplate = (
  db: Db,
  mail: Pick<QueuedMail, 'recipient' | 'facts' | 'language'>,
) => Promise<Omit<Email, 'id' | 'to'> | null>;

export type Sending = {
  templates: Record<string, MailTemplate>;
  post: Post;
  /** Emails sent at the same time. */
  lanes?: number;
  /** Sends emails of this urgency only. */
  only?: Urgency;
  /** Once aborted, no further email is claimed; those in progress are finished. */
  signal?: AbortSignal;
};

const LANES = 8;
/** How often idle lanes look for new emails while others are still sending, in milliseconds. */
const LOOK_AGAIN_MS = 1000;

/**
 * Sends all due emails and returns their number. Each lane takes the next email as soon as its last is done, so a slow
 * recipient delays nobody else, and emails enqueued meanwhile are sent in turn (`claim-due-mails.ts`). Several
 * processes may run it on one database.
 */
export async function sendMails(db: Db, { templates, post, lanes = LANES, only, signal }: Sending): Promise<number> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let sent = 0;
  const start = (mail: MailRow) => {
    const work = sendOne(db, mail, templates[mail.template], post)
      .then(
        (wentOut) => void (sent += wentOut ? 1 : 0),
        (error: unknown) => void failures.push(error),
      )
      .finally(() => running.delete(work));
    running.add(work);
  };
  try {
    while (!failures.length) {
      const free = lanes - running.size;
      if (free && !signal?.aborted)
        for (const mail of await claimDueMails(db, clock.now(), { limit: free, only })) start(mail);
      if (!running.size) break;
      const look = new AbortController();
      await Promise.race([...running, pause(LOOK_AGAIN_MS, undefined, { signal: look.signal }).catch(() => undefined)]);
      look.abort();
    }
  } finally {
    await Promise.all(running); // never rejects: failures are collected
  }
  if (failures.length) throw failures[0];
  return sent;
}

/** What stays of a sent email's facts: the booking it was about, for that booking's history at the desk. */
const factsOfSent = ({ facts: { bookingId } }: MailRow): Record<string, string> => (bookingId ? { bookingId } : {});

async function sendOne(db: Db, mail: MailRow, template: MailTemplate | undefined, post: Post): Promise<boolean> {
  if (await deferredByPush(db, mail)) return false;
  if (await deferredByQuota(db, mail)) return false;
  if (isHeldBack(mail)) {
    await markReturned(db, mail.id);
    return false;
  }
  try {
    if (!template) throw new Error(`no template ${mail.template}`);
    const email = await inGrouping(await groupingOf(db, mail), () => template(db, mail));
    if (!email) {
      await db.delete(mails).where(eq(mails.id, mail.id));
      return false;
    }
    if (!(await renewLease(db, mail))) return false;
    await post.send({ ...withLayout(email), id: mail.id, to: mail.recipient });
    await db
      .update(mails)
      .set({ sentAt: clock.now(), nextTryAt: null, facts: factsOfSent(mail) })
      .where(eq(mails.id, mail.id));
    await dropPushesOf(db, mail);
    return true;
  } catch (error) {
    if (error instanceof RecipientRefused) {
      log().warn({ mail: mail.id, template: mail.template, status: error.status }, 'an email has no such recipient');
      await closeAddress(db, { mailId: mail.id, recipient: mail.recipient, status: error.status });
      return false;
    }
    const tries = mail.tries + 1;
    const nextTryAt = nextTry({ dueAt: mail.dueAt, tries }, clock.now());
    log().warn(
      { err: error, mail: mail.id, template: mail.template, tries, nextTryAt },
      nextTryAt ? 'an email did not go out' : 'an email was given up',
    );
    await db.update(mails).set({ tries, nextTryAt }).where(eq(mails.id, mail.id));
    return false;
  }
}

/**
 * Whether nothing is sent, because the address takes no email (`undeliverable.ts`). Codes, links and notices about an
 * account are tried nevertheless: somebody who waits for one may have mended the mailbox.
 */
const isHeldBack = ({ undeliverable, urgency }: MailRow): boolean => undeliverable && urgency !== rankOf('security');

/** Emails of a company group amounts as in its country, all others by thousands (9.9). */
async function groupingOf(db: Db, { sender }: MailRow): Promise<DigitGrouping> {
  const country = sender && (await readPort('memberships').countryOf(db, sender));
  return country ? groupingOfCountry(country) : 'thousands';
}

/**
 * Rendering may take long because of attached documents, so the lease starts anew before sending. False when it expired
 * and another process has claimed the email.
 */
async function renewLease(db: Db, { id, nextTryAt }: MailRow): Promise<boolean> {
  if (!nextTryAt) return false;
  const renewed = await db
    .update(mails)
    .set({ nextTryAt: new Date(clock.now().getTime() + LEASE_MS) })
    .where(and(eq(mails.id, id), eq(mails.nextTryAt, nextTryAt)))
    .returning({ id: mails.id });
  return renewed.length > 0;
}
