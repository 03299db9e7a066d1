import 'server-only';
import { and, eq, lte } from 'drizzle-orm';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/tables.ts';
import { countIn } from '../http/rate-limit.ts';
import { log } from '../log.ts';
import type { MailRow } from './claim-due-mails.ts';
import { URGENCIES, type Urgency } from './urgency.ts';

/** Emails per day (UTC) and company. Security emails are exempt. */
const LETTERS_A_DAY: Partial<Record<Urgency, number>> = { personal: 10_000, bulk: 1000 };

/**
 * Whether a company's email has to wait because its quota of the day is used up. If so, it and all due emails of this
 * kind of the company are postponed to the next day; none is dropped. `mail` is a claimed email.
 */
export async function deferredByQuota(db: Db, { sender, urgency, id }: MailRow): Promise<boolean> {
  const kind = URGENCIES[urgency];
  const points = kind && LETTERS_A_DAY[kind];
  if (sender === '' || points === undefined) return false;
  const [day] = await countIn(db, [{ key: `emails:${kind}:${sender}`, points, seconds: 86_400 }]);
  if (!day?.over) return false;
  const tomorrow = {
    nextTryAt: new Date(day.windowStart.getTime() + 86_400_000),
    dueAt: new Date(day.windowStart.getTime() + 86_400_000),
  };
  await db.update(mails).set(tomorrow).where(eq(mails.id, id));
  const others = await db
    .update(mails)
    .set(tomorrow)
    .where(and(eq(mails.sender, sender), eq(mails.urgency, urgency), lte(mails.nextTryAt, clock.now())))
    .returning({ id: mails.id });
  log().warn({ sender, kind, waiting: others.length + 1 }, 'a company’s quota of emails is used up for today');
  return true;
}
