import 'server-only';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { countRequest } from '#lib/server/http/rate-limit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { reportEvent as operation } from '../../contract.ts';
import { eventOf } from '../events.repo.ts';
import { eventReports, events } from '../tables.ts';

/** Reports of a network in a day: a report hides nothing, but costs the time of staff. */
const REPORTS_A_DAY = { points: 20, seconds: 86_400 };

/** Reports a traveller's event; counted by reason, without who reports. Throws NOT_FOUND and TOO_MANY_REQUESTS. */
export const reportEvent: UseCase<typeof operation> = async ({ db, body: { code, reason }, request }) => {
  await countRequest(db, `events.report:day:${networkOf(request.address)}`, REPORTS_A_DAY);
  const event = await eventOf(db, code);
  const reported = await db
    .update(events)
    .set({ reportedAt: sql`coalesce(${events.reportedAt}, ${clock.now()})` })
    .where(and(eq(events.id, event.id), isNotNull(events.hostId)))
    .returning({ id: events.id });
  if (!reported.length) throw notFound('This event');
  await db
    .insert(eventReports)
    .values({ eventId: event.id, reason, count: 1 })
    .onConflictDoUpdate({
      target: [eventReports.eventId, eventReports.reason],
      set: { count: sql`${eventReports.count} + 1` },
    });
  return { reported: true };
};
