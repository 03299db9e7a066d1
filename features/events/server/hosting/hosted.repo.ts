import 'server-only';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Language } from '#lib/server/language.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { EVENTS_A_DAY, LISTED_EVENTS, MOST_OPEN_EVENTS } from '../../rules/hosting-limits.ts';
import type { DayRow, EventRow } from '../events.repo.ts';
import { eventDays, eventRegistrations, events } from '../tables.ts';
import { eventWaiting } from '../waiting/tables.ts';

/** An event of this host, removed ones included. `lock` blocks other changes until the transaction ends. Throws NOT_FOUND. */
export async function hostedEventOf(db: Db, hostId: string, code: string, { lock = false } = {}): Promise<EventRow> {
  const query = db
    .select()
    .from(events)
    .where(and(eq(events.code, code), eq(events.hostId, hostId)));
  const [event] = await (lock ? query.for('update') : query);
  if (!event) throw notFound('This event');
  return event;
}

/** The newest events of a host. */
export const hostedEventsOf = (db: Db, hostId: string): Promise<EventRow[]> =>
  db.select().from(events).where(eq(events.hostId, hostId)).orderBy(desc(events.createdAt)).limit(LISTED_EVENTS);

/** The days of several events, in order. */
export async function daysOfEvents(db: Db, ids: readonly string[]): Promise<DayRow[]> {
  if (!ids.length) return [];
  return db
    .select()
    .from(eventDays)
    .where(inArray(eventDays.eventId, [...ids]))
    .orderBy(asc(eventDays.eventId), asc(eventDays.day));
}

type Registered = { eventId: string; registrations: number; people: number };

/** Registrations of several events and the people they are for. */
export async function registeredFor(db: Db, ids: readonly string[]): Promise<Registered[]> {
  if (!ids.length) return [];
  return db
    .select({
      eventId: eventRegistrations.eventId,
      registrations: count(),
      people: sql<number>`coalesce(sum(${eventRegistrations.companions} + 1), 0)::int`,
    })
    .from(eventRegistrations)
    .where(and(inArray(eventRegistrations.eventId, [...ids]), isNull(eventRegistrations.withdrawnAt)))
    .groupBy(eventRegistrations.eventId);
}

/** How many parties wait for each of several events. */
export async function waitingFor(db: Db, ids: readonly string[]): Promise<{ eventId: string; waiting: number }[]> {
  if (!ids.length) return [];
  return db
    .select({ eventId: eventWaiting.eventId, waiting: count() })
    .from(eventWaiting)
    .where(inArray(eventWaiting.eventId, [...ids]))
    .groupBy(eventWaiting.eventId);
}

/** The addresses of whoever is registered for an event, each with the language that its guest chose. */
export const addressesOf = (db: Db, eventId: string): Promise<{ email: string; language: Language | null }[]> =>
  db
    .select({ email: eventRegistrations.email, language: eventRegistrations.language })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), isNull(eventRegistrations.withdrawnAt)))
    .orderBy(asc(eventRegistrations.id));

/**
 * Checks that a person may make another event: `MOST_OPEN_EVENTS`, `EVENTS_A_DAY`, and none that staff removed. Additions
 * of one person wait for each other until the transaction ends. Throws STATE_BLOCKED with the reason.
 */
export async function refuseAnotherEvent(tx: Db, hostId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('hosted events'), hashtext(${hostId}))`);
  const now = clock.now();
  const aDayAgo = new Date(now.getTime() - 86_400_000);
  const isOf = eq(events.hostId, hostId);
  const rows = async (where: Parameters<typeof and>[0]) =>
    (await tx.select({ events: count() }).from(events).where(and(isOf, where)))[0]?.events ?? 0;
  if (await rows(isNotNull(events.removedAt)))
    throw new AppError(
      'STATE_BLOCKED',
      'One of your events was removed, so you cannot make another. Ask us on the help page.',
    );
  if ((await rows(and(isNull(events.cancelledAt), gt(events.endsAt, now)))) >= MOST_OPEN_EVENTS)
    throw new AppError(
      'STATE_BLOCKED',
      `You have ${counted(MOST_OPEN_EVENTS, 'event')} that are not over. Cancel one before you make another.`,
    );
  if ((await rows(gt(events.createdAt, aDayAgo))) >= EVENTS_A_DAY)
    throw new AppError(
      'STATE_BLOCKED',
      `You can make ${counted(EVENTS_A_DAY, 'event')} in 24 hours. Try again tomorrow.`,
    );
}
