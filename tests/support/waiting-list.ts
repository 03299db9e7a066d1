import { sql } from 'drizzle-orm';
import type { WaitingView } from '#features/events/contract.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { call } from './call.ts';
import { aGuest, CODE, type Coming } from './events.ts';

/** Joins the waiting list of the demo's event, or of the one with this code. */
export const wait = (over: Partial<Coming> & { code?: string } = {}) =>
  call('POST', '/api/events/waiting', { body: { code: CODE, ...aGuest(over) } });

/** The key in the link of an email about a waiting list; '' without one. */
export const keyIn = ({ text }: Pick<Email, 'text'>): string =>
  decodeURIComponent(/#waiting=(\S+)$/m.exec(text)?.[1] ?? '');

/** What whoever has a key can do. */
export const placeOf = (key: string) => ({
  see: () => call<WaitingView>('POST', '/api/events/waiting/place', { body: { key } }),
  accept: () => call<{ number: string; email: string }>('POST', '/api/events/waiting/accept', { body: { key } }),
  leave: () => call('POST', '/api/events/waiting/leave', { body: { key } }),
});

type Book = {
  code: string;
  day: string;
  capacity: number;
  taken: number;
  registered: number;
  offered: number;
  fitting: number;
};

/**
 * Each day of each event: what it counts, who is registered, to whom places are offered, and how many parties wait though
 * there are places for them on all of their days.
 */
export const booksOf = async (db: Db): Promise<Book[]> =>
  (
    await db.execute<Book>(sql`
      select e.code, d.day::text, d.capacity, d.taken,
        (select coalesce(sum(1 + r.companions), 0)::int from event_registrations r join event_registration_days c on c.registration_id = r.id
          where c.event_id = d.event_id and c.day = d.day and r.withdrawn_at is null) as registered,
        (select coalesce(sum(1 + w.companions), 0)::int from event_waiting w
          where w.event_id = d.event_id and w.days ? d.day::text and w.offered_until is not null) as offered,
        (select count(*)::int from event_waiting w where w.event_id = d.event_id and w.offered_until is null
          and not exists (select from jsonb_array_elements_text(w.days) wanted(day)
            left join event_days o on o.event_id = w.event_id and o.day::text = wanted.day
            where o.day is null or o.capacity - o.taken < 1 + w.companions)) as fitting
      from event_days d join events e on e.id = d.event_id order by e.code, d.day`)
  ).rows;
