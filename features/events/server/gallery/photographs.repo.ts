import 'server-only';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { EventAlbum, EventPhotograph, EventPicture, ReportedPhotograph } from '../../contract.ts';
import { MOST_EVENT_PHOTOGRAPHS, type Held } from '../../rules/gallery-limits.ts';
import type { Reader } from '../messages/messages.repo.ts';
import { photographKey } from './photograph-files.ts';
import { eventAlbums, eventPhotographReports, eventPhotographs } from './tables.ts';

type PhotographRow = typeof eventPhotographs.$inferSelect;

/** The photographs of an event as this reader sees them, the newest first. */
export async function photographsFor(db: Db, eventId: string, reader: Reader): Promise<EventPhotograph[]> {
  const rows = await db
    .select()
    .from(eventPhotographs)
    .where(eq(eventPhotographs.eventId, eventId))
    .orderBy(desc(eventPhotographs.uploadedAt), desc(eventPhotographs.id))
    .limit(MOST_EVENT_PHOTOGRAPHS);
  const reported = typeof reader === 'object' ? await reportedBy(db, reader.guest) : new Set();
  const now = clock.now();
  return rows.map((row) => ({
    ...present(row, now),
    albumId: row.albumId,
    isHost: row.registrationId === null,
    isOwn: typeof reader === 'object' ? row.registrationId === reader.guest : reader === 'host' && !row.registrationId,
    isReported: reported.has(row.id),
    uploadedAt: row.uploadedAt.toISOString(),
  }));
}

const present = ({ id, widths, height, alt, name }: PhotographRow, now: Date): EventPicture => ({
  photographId: id,
  key: photographKey(id, now),
  widths,
  height,
  alt,
  name,
});

/** The albums of an event, the oldest first. */
export const albumsOf = (db: Db, eventId: string): Promise<EventAlbum[]> =>
  db
    .select({ albumId: eventAlbums.id, name: eventAlbums.name })
    .from(eventAlbums)
    .where(eq(eventAlbums.eventId, eventId))
    .orderBy(asc(eventAlbums.createdAt), asc(eventAlbums.id));

/** What an event and, of it, one uploader hold. `registrationId` null: whoever holds the event. */
export async function heldAt(db: Db, eventId: string, registrationId: string | null): Promise<Held> {
  const [held] = await db
    .select({
      event: count(),
      own: sql<number>`count(*) filter (where ${eventPhotographs.registrationId} = ${registrationId})::int`,
      bytes: sql<number>`coalesce(sum(${eventPhotographs.bytes}), 0)::int`,
    })
    .from(eventPhotographs)
    .where(eq(eventPhotographs.eventId, eventId));
  return held ?? { event: 0, own: 0, bytes: 0 };
}

/** A photograph; of this event where one is named. Throws NOT_FOUND. */
export async function photographOf(db: Db, photographId: string, eventId?: string): Promise<PhotographRow> {
  const [photograph] = await db
    .select()
    .from(eventPhotographs)
    .where(
      and(
        eq(eventPhotographs.id, photographId),
        eventId === undefined ? undefined : eq(eventPhotographs.eventId, eventId),
      ),
    );
  if (!photograph) throw notFound('This photograph');
  return photograph;
}

async function reportedBy(db: Db, registrationId: string): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ id: eventPhotographReports.photographId })
    .from(eventPhotographReports)
    .where(eq(eventPhotographReports.registrationId, registrationId));
  return new Set(found.map(({ id }) => id));
}

/** The photographs of these events that were reported, those with the most reports first. */
export async function reportedPhotographs(
  db: Db,
  eventIds: readonly string[],
): Promise<(ReportedPhotograph & { eventId: string })[]> {
  if (!eventIds.length) return [];
  const reports = count();
  const rows = await db
    .select({ photograph: eventPhotographs, reports })
    .from(eventPhotographs)
    .innerJoin(eventPhotographReports, eq(eventPhotographReports.photographId, eventPhotographs.id))
    .where(inArray(eventPhotographs.eventId, [...eventIds]))
    .groupBy(eventPhotographs.id)
    .orderBy(desc(reports), asc(eventPhotographs.id));
  const now = clock.now();
  return rows.map((row) => ({
    eventId: row.photograph.eventId,
    ...present(row.photograph, now),
    reports: row.reports,
  }));
}

/** Deletes who reported a photograph. */
export const deletePhotographReports = async (tx: Db, photographId: string): Promise<void> =>
  void (await tx.delete(eventPhotographReports).where(eq(eventPhotographReports.photographId, photographId)));

/** Deletes who reported photographs of an event. */
export const deletePhotographReportsAt = async (tx: Db, eventId: string): Promise<void> =>
  void (await tx
    .delete(eventPhotographReports)
    .where(
      inArray(
        eventPhotographReports.photographId,
        tx.select({ id: eventPhotographs.id }).from(eventPhotographs).where(eq(eventPhotographs.eventId, eventId)),
      ),
    ));
