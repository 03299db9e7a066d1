import 'server-only';
import { eq, inArray, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { Language } from '#lib/server/language.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { DIGEST_AFTER_MINUTES, DIGEST_EVERY_HOURS } from '../../rules/message-limits.ts';
import { eventRegistrations } from '../tables.ts';

/** Guests that are told in one transaction. */
const AT_ONCE = 100;

/**
 * The scheduled job that tells guests of messages they have not read: at most once in `DIGEST_EVERY_HOURS`, and only whoever
 * has signed in once, so that the address is theirs, and left these emails on. Who was told is noted in the transaction of
 * the email, so that a crash repeats none, and several processes may run it at once. Gives how many were told.
 */
export async function mailMessageDigests({ db }: { db: Db }): Promise<number> {
  let told = 0;
  for (let batch = AT_ONCE; batch === AT_ONCE; told += batch) batch = await inTransaction(db, tellSome);
  return told;
}

async function tellSome(tx: Db): Promise<number> {
  const now = clock.now();
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const { rows } = await tx.execute<{ id: string; email: string; language: Language | null }>(sql`
    select r.id, r.email, r.language
    from event_registrations r join events e on e.id = r.event_id
    where e.removed_at is null and e.cancelled_at is null and e.ends_at > ${now}
      and r.withdrawn_at is null and r.message_emails and r.proved_at is not null
      and (r.messages_mailed_at is null or r.messages_mailed_at <= ${before(DIGEST_EVERY_HOURS * 60)})
      and exists (select 1 from event_messages m
        where m.event_id = r.event_id and m.registration_id is distinct from r.id and m.hidden_at is null
          and m.written_at > ${SINCE} and m.written_at <= ${before(DIGEST_AFTER_MINUTES)})
    order by r.id limit ${AT_ONCE} for update of r skip locked`);
  if (!rows.length) return 0;
  await tx
    .update(eventRegistrations)
    .set({ messagesMailedAt: now })
    .where(
      inArray(
        eventRegistrations.id,
        rows.map(({ id }) => id),
      ),
    );
  await enqueueMails(
    tx,
    rows.map(({ id, email, language }) => ({
      template: 'event-messages',
      urgency: 'personal',
      recipient: email,
      language,
      facts: { registrationId: id },
    })),
  );
  return rows.length;
}

/** What a guest has read or was told of. */
const SINCE = sql`greatest(coalesce(r.messages_seen_at, r.registered_at), coalesce(r.messages_mailed_at, r.registered_at))`;

/** Messages that a guest has not read, of others and not hidden; 0 once they were read, or switched off. */
export async function unreadBy(db: Db, registrationId: string): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(m.id)::int as unread
    from event_registrations r left join event_messages m on m.event_id = r.event_id
      and m.registration_id is distinct from r.id and m.hidden_at is null
      and m.written_at > coalesce(r.messages_seen_at, r.registered_at)
    where r.id = ${registrationId} and r.withdrawn_at is null and r.message_emails`);
  return rows[0]?.unread ?? 0;
}

/** Notes the first sign-in of a guest, by which the address is theirs, and the language that their browser has chosen, if any. */
export const noteSignIn = async (tx: Db, registrationId: string, language: Language | null): Promise<void> =>
  void (await tx
    .update(eventRegistrations)
    .set({
      provedAt: sql`coalesce(${eventRegistrations.provedAt}, ${clock.now()})`,
      ...(language ? { language } : {}),
    })
    .where(eq(eventRegistrations.id, registrationId)));
