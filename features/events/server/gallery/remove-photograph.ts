import 'server-only';
import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type {
  deleteAsHost as hostOperation,
  deletePhotograph,
  deletePhotographAtDesk,
  keepPhotographAtDesk,
  reportPhotograph,
} from '../../contract.ts';
import { hostedEventOf } from '../hosting/hosted.repo.ts';
import { events } from '../tables.ts';
import { deletePhotographReports, photographOf } from './photographs.repo.ts';
import { presentGuest } from './read-gallery.ts';
import { eventPhotographReports, eventPhotographs } from './tables.ts';

/** Deletes a photograph that the caller added. Throws NOT_FOUND, also for somebody else’s. */
export const deleteAsGuest: UseCase<typeof deletePhotograph> = async ({ db, body, caller }) => {
  const gone = await db
    .delete(eventPhotographs)
    .where(and(eq(eventPhotographs.id, body.photographId), eq(eventPhotographs.registrationId, caller.userId)))
    .returning({ id: eventPhotographs.id });
  if (!gone.length) throw notFound('This photograph');
  return { deleted: true };
};

/** Deletes any photograph of an event of the caller. Throws NOT_FOUND. */
export const deleteAsHost: UseCase<typeof hostOperation> = async ({ db, body, caller }) => {
  const event = await hostedEventOf(db, caller.userId, body.code);
  await photographOf(db, body.photographId, event.id);
  await db.delete(eventPhotographs).where(eq(eventPhotographs.id, body.photographId));
  return { deleted: true };
};

/** Deletes one of an event of the operator, or a reported one of a traveller’s. Throws NOT_FOUND. */
export const deletePhotographAsStaff: UseCase<typeof deletePhotographAtDesk> = async ({
  db,
  body: { photographId },
  caller,
  request,
}) => {
  const isReported = exists(
    db.select().from(eventPhotographReports).where(eq(eventPhotographReports.photographId, eventPhotographs.id)),
  );
  await ofEvents(db, photographId, or(isNull(events.hostId), isReported));
  await db.delete(eventPhotographs).where(eq(eventPhotographs.id, photographId));
  const actor = { userId: caller.userId, userType: 'staff' } as const;
  await recordEvent(db, request, { action: 'event.photograph-deleted', actor, subjectId: photographId });
  return { deleted: true };
};

/** Keeps one of an event of the operator that was reported. Throws NOT_FOUND. */
export const keepPhotographAsStaff: UseCase<typeof keepPhotographAtDesk> = async ({
  db,
  body: { photographId },
  caller,
  request,
}) => {
  await ofEvents(db, photographId, isNull(events.hostId));
  await deletePhotographReports(db, photographId);
  const actor = { userId: caller.userId, userType: 'staff' } as const;
  await recordEvent(db, request, { action: 'event.photograph-kept', actor, subjectId: photographId });
  return { kept: true };
};

/**
 * Reports a photograph of the caller's event, once a guest; a traveller's event then stands at the desk. Throws NOT_FOUND,
 * and STATE_BLOCKED for one's own.
 */
export const reportPhotographToDesk: UseCase<typeof reportPhotograph> = async ({ db, body, caller }) => {
  const { event } = await presentGuest(db, caller.userId);
  const photograph = await photographOf(db, body.photographId, event.id);
  if (photograph.registrationId === caller.userId)
    throw new AppError('STATE_BLOCKED', 'This is your own photograph. You can delete it.');
  await db
    .insert(eventPhotographReports)
    .values({ photographId: photograph.id, registrationId: caller.userId })
    .onConflictDoNothing();
  if (event.hostId !== null)
    await db
      .update(events)
      .set({ reportedAt: sql`coalesce(${events.reportedAt}, ${clock.now()})` })
      .where(eq(events.id, event.id));
  return { reported: true };
};

/** Throws NOT_FOUND unless this photograph is at an event that fits. */
async function ofEvents(db: Db, photographId: string, fits: Parameters<typeof and>[0]): Promise<void> {
  const [found] = await db
    .select({ id: eventPhotographs.id })
    .from(eventPhotographs)
    .innerJoin(events, eq(events.id, eventPhotographs.eventId))
    .where(and(eq(eventPhotographs.id, photographId), fits));
  if (!found) throw notFound('This photograph');
}
