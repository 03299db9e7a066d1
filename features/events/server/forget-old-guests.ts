import 'server-only';
import { inArray, lt } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { forgetOldGuestSessions } from './guest-sessions.repo.ts';
import { forgetOldCodes } from './one-time-codes.ts';
import { eventRegistrations, events } from './tables.ts';

/** What a host still asks after an event is asked by then. */
const KEPT_DAYS = 90;

/** Forgets who came to events long over, and codes and sign-ins past their time. */
export async function forgetOldGuests(db: Db, now: Date): Promise<void> {
  await forgetOldCodes(db, now);
  await forgetOldGuestSessions(db, now);
  const over = db.select({ id: events.id }).from(events).where(lt(events.endsAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
  await db.delete(eventRegistrations).where(inArray(eventRegistrations.eventId, over));
}
