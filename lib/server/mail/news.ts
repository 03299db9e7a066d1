import 'server-only';
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/tables.ts';
import { readPort } from '../ports/read-ports.ts';
import { emailTime } from './email-time.ts';
import type { MailRow } from './claim-due-mails.ts';

/**
 * A piece of news: whom it is for, and what it is about (a booking, a watched stay), as push messages are tagged.
 * `deadline`: until when it is worth knowing. `pushedAt`: when a push message has told it before the email was written.
 */
export type News = { userId: string; subject: string; deadline?: Date; pushedAt?: Date };

/** One id of a piece of news in every channel: the email stores it, a push message has its parts. */
export const newsId = ({ userId, subject }: Pick<News, 'userId' | 'subject'>): string => `${userId}:${subject}`;

const newsOf = (id: string): News => {
  const [userId = '', subject = ''] = id.split(/:(.*)/s);
  return { userId, subject };
};

/**
 * Postpones a claimed email about news that a push message tells first (`email-time.ts`). False where it is to be sent
 * now.
 */
export async function deferredByPush(
  db: Db,
  { id, news, newsDeadline, pushedAt, createdAt }: MailRow,
): Promise<boolean> {
  if (news === null) return false;
  const waiting = await readPort('pushes').waitingOf(db, newsOf(news));
  const at = emailTime({ createdAt, deadline: newsDeadline }, { acceptedAt: pushedAt, waiting });
  if (at <= clock.now()) return false;
  await db.update(mails).set({ nextTryAt: at, dueAt: at }).where(eq(mails.id, id));
  return true;
}

/** What an email has told is not told by push any more. */
export async function dropPushesOf(db: Db, { news }: MailRow): Promise<void> {
  if (news !== null) await readPort('pushes').drop(db, newsOf(news));
}

const unsent = (news: Pick<News, 'userId' | 'subject'>) =>
  and(eq(mails.news, newsId(news)), isNull(mails.sentAt), sql`${mails.nextTryAt} is not null`);

/** A push service took the message: the emails of the same news wait for who reads it. */
export const notePushed = async (db: Db, news: News): Promise<void> =>
  void (await db
    .update(mails)
    .set({ pushedAt: clock.now() })
    .where(and(unsent(news), isNull(mails.pushedAt))));

/** A push message did not reach a device: the emails of the same news go out, unless another device has it. */
export const releaseMails = async (db: Db, news: News): Promise<void> =>
  void (await db
    .update(mails)
    .set({ nextTryAt: clock.now(), dueAt: clock.now() })
    .where(and(unsent(news), isNull(mails.pushedAt), gt(mails.nextTryAt, clock.now()))));

/** Emails are not sent any more. Their rows stay until they are deleted by age, so that the same is not enqueued again. */
const withdraw = async (db: Db, which: SQL | undefined): Promise<void> =>
  void (await db.update(mails).set({ nextTryAt: null, facts: {} }).where(which));

/** Subscriber: the emails of what a person has read are withdrawn; `bookingId` null: of all their news. */
export async function withdrawReadMails(
  db: Db,
  { userId, bookingId }: { userId: string; bookingId: string | null },
): Promise<void> {
  const read =
    bookingId === null
      ? and(sql`starts_with(${mails.news}, ${`${userId}:`})`, isNull(mails.sentAt), sql`${mails.nextTryAt} is not null`)
      : unsent({ userId, subject: bookingId });
  await withdraw(db, read);
}

/**
 * Subscriber: emails that wait for who reads the push message are withdrawn once the person looks at the booking. Not those
 * that are being sent or tried again: their next try is later too, but they were due.
 */
export const withdrawWaitingMails = async (
  db: Db,
  { userId, bookingId }: { userId: string; bookingId: string },
): Promise<void> => withdraw(db, and(unsent({ userId, subject: bookingId }), gt(mails.dueAt, clock.now())));
