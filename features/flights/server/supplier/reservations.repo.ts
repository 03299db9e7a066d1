import 'server-only';
import { randomInt } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { isUniqueViolation } from '#lib/server/db/transaction.ts';
import { flightReservations } from '../tables.ts';

/** The airlines' own states. `pending` has its seats and is not yet ticketed; `refused` is the failed part of a pair. */
export type PartState = 'held' | 'pending' | 'ticketed' | 'refused' | 'released' | 'cancelled';
export type Part = Omit<typeof flightReservations.$inferSelect, 'state'> & { state: PartState };
export type NewPart = Omit<
  Part,
  'pnr' | 'tickets' | 'amendments' | 'scheduleAccepted' | 'announcesAt' | 'announcementHeard' | 'asked'
> & {
  amendments?: Part['amendments'];
};

const MOST_TRIES = 20;
/** Letters and digits of a PNR, without those that are mistaken for one another. */
const PNR_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newPnr = (): string => Array.from({ length: 6 }, () => PNR_LETTERS[randomInt(PNR_LETTERS.length)]).join('');

/** Opens the parts of a key unless they are there; a key still being opened elsewhere is waited for. */
export async function openParts(tx: Db, parts: readonly NewPart[]): Promise<boolean> {
  for (const part of parts) {
    if (!(await openPart(tx, part))) return false;
  }
  return true;
}

/** With a PNR that nobody has yet: tries again, from a savepoint, when it turns out to be taken. */
async function openPart(tx: Db, part: NewPart): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      const row = { amendments: [], ...part, pnr: newPnr(), tickets: [] };
      const opened = await tx.transaction((step) =>
        step
          .insert(flightReservations)
          .values(row)
          .onConflictDoNothing({ target: [flightReservations.key, flightReservations.part] })
          .returning({ key: flightReservations.key }),
      );
      return opened.length > 0;
    } catch (error) {
      if (tries >= MOST_TRIES || !isUniqueViolation(error, 'flight_reservations_pnr')) throw error;
    }
  }
}

/** The parts of a key in order, locked until the transaction ends; empty when there are none. */
export async function lockParts(tx: Db, key: string): Promise<Part[]> {
  const rows = await tx
    .select()
    .from(flightReservations)
    .where(eq(flightReservations.key, key))
    .orderBy(asc(flightReservations.part))
    .for('update');
  return rows.map((row) => ({ ...row, state: row.state as PartState }));
}

/** What is held for a change, locked; undefined when nothing is, or no longer. Its only amendment names the offer that it replaces. */
export async function heldChange(tx: Db, changeKey: string, offer: string): Promise<Part | undefined> {
  const [held] = await lockParts(tx, changeKey);
  return held?.state === 'held' && held.bounds[0]?.offer === offer ? held : undefined;
}

export async function findParts(db: Db, key: string): Promise<Part[]> {
  const rows = await db
    .select()
    .from(flightReservations)
    .where(eq(flightReservations.key, key))
    .orderBy(asc(flightReservations.part));
  return rows.map((row) => ({ ...row, state: row.state as PartState }));
}

/** The key of one hold whose deadline is over; those another process is working on are passed by. */
export async function lockExpiredKey(tx: Db, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .select({ key: flightReservations.key })
    .from(flightReservations)
    .where(
      and(eq(flightReservations.state, 'held'), lte(flightReservations.ticketBy, now), eq(flightReservations.part, 0)),
    )
    .orderBy(asc(flightReservations.ticketBy))
    .limit(1)
    .for('update', { skipLocked: true });
  return row?.key;
}

/** Ticketed parts whose announcement is due and was not heard yet, oldest first. */
export async function findAnnounced(db: Db, now: Date, most: number): Promise<Part[]> {
  const rows = await db
    .select()
    .from(flightReservations)
    .where(
      and(
        isNotNull(flightReservations.announcesAt),
        eq(flightReservations.announcementHeard, false),
        lte(flightReservations.announcesAt, now),
      ),
    )
    .orderBy(asc(flightReservations.announcesAt))
    .limit(most);
  return rows.map((row) => ({ ...row, state: row.state as PartState }));
}

type PartChange = Partial<
  Pick<
    Part,
    | 'state'
    | 'bounds'
    | 'travellers'
    | 'extras'
    | 'extrasTotal'
    | 'total'
    | 'tickets'
    | 'amendments'
    | 'ticketBy'
    | 'scheduleAccepted'
    | 'announcesAt'
    | 'announcementHeard'
    | 'asked'
  >
>;

/** Changes one part that the transaction has locked. */
export async function changePart(
  tx: Db,
  { key, part }: Pick<Part, 'key' | 'part'>,
  change: PartChange,
  at: Date,
): Promise<void> {
  await tx
    .update(flightReservations)
    .set({ ...change, changedAt: at })
    .where(and(eq(flightReservations.key, key), eq(flightReservations.part, part)));
}

/** Changes all parts of a key alike. */
export async function changeParts(tx: Db, parts: readonly Part[], change: PartChange, at: Date): Promise<void> {
  const [first] = parts;
  if (first)
    await tx
      .update(flightReservations)
      .set({ ...change, changedAt: at })
      .where(
        and(
          eq(flightReservations.key, first.key),
          inArray(
            flightReservations.part,
            parts.map(({ part }) => part),
          ),
        ),
      );
}

export async function deleteParts(tx: Db, key: string): Promise<void> {
  await tx.delete(flightReservations).where(eq(flightReservations.key, key));
}

/** So many new ticket numbers: 000 and ten digits. */
export async function nextTicketNumbers(tx: Db, count: number): Promise<string[]> {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select nextval('flight_ticket_numbers')::text as number from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ number }) => `000${number.padStart(10, '0')}`);
}
