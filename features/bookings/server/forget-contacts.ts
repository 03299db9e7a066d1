import 'server-only';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { bookings } from './tables.ts';

/** Forgets how to reach the guests of a person's bookings and what they asked for; names stay, as on the papers. */
export async function forgetContacts({ db, userId }: { db: Db; userId: string }): Promise<void> {
  await db
    .update(bookings)
    .set({ details: sql`${bookings.details} || '{"email":"","mobile":"","requests":""}'::jsonb` })
    .where(and(eq(bookings.userId, userId), isNotNull(bookings.details)));
}
