import 'server-only';
import { inArray, sql } from 'drizzle-orm';
import { addressesOfUsers } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { DIGEST_AFTER_MINUTES, DIGEST_EVERY_HOURS } from '../../rules/message-limits.ts';
import { events } from '../tables.ts';

/** Events whose hosts are told in one transaction. */
const AT_ONCE = 100;

/**
 * The scheduled job that tells hosts of messages of guests that they have not read: at most once in `DIGEST_EVERY_HOURS`
 * for each event, unless they switched it off. Noted in the transaction of the email, as `mailMessageDigests` does. Gives
 * how many emails were written.
 */
export async function mailHostDigests({ db }: { db: Db }): Promise<number> {
  let told = 0;
  for (let batch = AT_ONCE; batch === AT_ONCE;) {
    const { due, mailed } = await inTransaction(db, tellSome);
    batch = due;
    told += mailed;
  }
  return told;
}

async function tellSome(tx: Db): Promise<{ due: number; mailed: number }> {
  const now = clock.now();
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const { rows } = await tx.execute<{ id: string; host_id: string }>(sql`
    select e.id, e.host_id from events e
    where e.host_id is not null and e.removed_at is null and e.cancelled_at is null and e.ends_at > ${now}
      and (e.host_mailed_at is null or e.host_mailed_at <= ${before(DIGEST_EVERY_HOURS * 60)})
      and exists (select 1 from event_messages m
        where m.event_id = e.id and m.registration_id is not null and m.hidden_at is null
          and m.written_at > greatest(coalesce(e.host_seen_at, e.created_at), coalesce(e.host_mailed_at, e.created_at))
          and m.written_at <= ${before(DIGEST_AFTER_MINUTES)})
    order by e.id limit ${AT_ONCE} for no key update of e skip locked`);
  if (!rows.length) return { due: 0, mailed: 0 };
  const [ids, hostIds] = [rows.map(({ id }) => id), rows.map(({ host_id }) => host_id)];
  await tx.update(events).set({ hostMailedAt: now }).where(inArray(events.id, ids)); // also of who switched it off
  const wanting = await readPort('notificationPreferences').wantedBy(tx, null, 'eventMessages', 'mail', hostIds);
  const addresses = await addressesOfUsers(tx, wanting);
  const emails = rows.flatMap(({ id: eventId, host_id }) => {
    const account = addresses.get(host_id);
    if (!account) return [];
    const { email: recipient, language, firstName } = account;
    return [{ recipient, language, facts: { eventId, firstName } }];
  });
  await enqueueMails(
    tx,
    emails.map((email) => ({ ...email, template: 'event-host-messages', urgency: 'personal' })),
  );
  return { due: rows.length, mailed: emails.length };
}

/** Messages of guests that the host of an event has not read, hidden ones left out. */
export async function unreadByHost(db: Db, eventId: string): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from event_messages m join events e on e.id = m.event_id
    where e.id = ${eventId} and m.registration_id is not null and m.hidden_at is null
      and m.written_at > coalesce(e.host_seen_at, e.created_at)`);
  return rows[0]?.unread ?? 0;
}
