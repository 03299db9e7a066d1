import 'server-only';
import { randomInt } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { newId } from '#lib/shared/ids.ts';
import { newNumber } from '../rules/registration-number.ts';
import { eventRegistrationDays, eventRegistrations, events } from './tables.ts';
import type { EventRow } from './events.repo.ts';

export type RegistrationRow = typeof eventRegistrations.$inferSelect;
/** A registration with its event and its days, in order. */
export type Registered = { event: EventRow; registration: RegistrationRow; days: IsoDate[] };

/** The registration of this number and email, unless withdrawn. */
export async function findGuest(
  db: Db,
  { code, number, email }: { code: string; number: string; email: string },
): Promise<{ event: EventRow; registration: RegistrationRow } | undefined> {
  const [found] = await db
    .select({ event: events, registration: eventRegistrations })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(
      and(
        eq(events.code, code),
        eq(eventRegistrations.number, number),
        eq(eventRegistrations.email, email),
        isNull(eventRegistrations.withdrawnAt),
      ),
    );
  return found;
}

/** The current registration of this email for an event. */
export async function findByMail(db: Db, eventId: string, email: string): Promise<RegistrationRow | undefined> {
  const [found] = await db
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.email, email),
        isNull(eventRegistrations.withdrawnAt),
      ),
    );
  return found;
}

/**
 * A registration by its id. `lock` blocks other changes until the transaction ends, but not rows of other tables that name it.
 * Throws when there is none.
 */
export async function registered(db: Db, id: string, { lock = false } = {}): Promise<Registered> {
  const query = db
    .select({ event: events, registration: eventRegistrations })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(eq(eventRegistrations.id, id));
  const [found] = await (lock ? query.for('no key update', { of: eventRegistrations }) : query);
  if (!found) throw new Error(`registration ${id} is gone`);
  return { ...found, days: await daysComing(db, id) };
}

async function daysComing(db: Db, registrationId: string): Promise<IsoDate[]> {
  const rows = await db
    .select({ day: eventRegistrationDays.day })
    .from(eventRegistrationDays)
    .where(eq(eventRegistrationDays.registrationId, registrationId))
    .orderBy(asc(eventRegistrationDays.day));
  return rows.map(({ day }) => day);
}

type NewGuest = Pick<RegistrationRow, 'name' | 'email' | 'mobile' | 'companions' | 'language'> & {
  days: readonly IsoDate[];
  /** When the address proved to be theirs; left out: not yet. */
  provedAt?: Date;
};

/** Writes a registration with a new number and its days; null where the mail is registered already. Moves no places. */
export async function addRegistration(
  db: Db,
  event: EventRow,
  { days, provedAt, ...guest }: NewGuest,
  now: Date,
): Promise<RegistrationRow | null> {
  const id = newId('erg', now.getTime());
  const number = newNumber(event.code, randomInt);
  const [added] = await db
    .insert(eventRegistrations)
    .values({ ...guest, id, eventId: event.id, number, registeredAt: now, provedAt })
    .onConflictDoNothing({
      target: [eventRegistrations.eventId, eventRegistrations.email],
      where: sql`withdrawn_at is null`,
    })
    .returning();
  if (added) await writeDays(db, added, days);
  return added ?? null;
}

/** Replaces the days of a registration. */
export async function writeDays(db: Db, { id, eventId }: RegistrationRow, days: readonly IsoDate[]): Promise<void> {
  await db.delete(eventRegistrationDays).where(eq(eventRegistrationDays.registrationId, id));
  await db.insert(eventRegistrationDays).values(days.map((day) => ({ registrationId: id, eventId, day })));
}
