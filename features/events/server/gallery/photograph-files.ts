import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { idOfSigned, signedId } from '#lib/server/signed-id.ts';
import { events } from '../tables.ts';
import { eventPhotographFiles, eventPhotographs } from './tables.ts';

const PURPOSE = 'event-photograph';
const HOUR_MS = 3_600_000;

/**
 * The key that opens the files of a photograph until the end of the next full hour: the same for everybody who may see it,
 * and within an hour the same address, which the browser then has (ADR 48).
 */
export function photographKey(photographId: string, now: Date): string {
  const until = Math.floor(now.getTime() / HOUR_MS) + 2;
  return signedId(PURPOSE, `${photographId}-${until.toString(36)}`);
}

/** A file of a photograph by its key, with the seconds that the key still lasts; null where there is none, or no longer. */
export async function readEventPhotographFile(
  db: Db,
  { key, width }: { key: string; width: number },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; seconds: number } | null> {
  const [, photographId, until] = /^(\w+)-([0-9a-z]{1,8})$/.exec(idOfSigned(PURPOSE, key) ?? '') ?? [];
  const seconds = Math.floor((parseInt(until ?? '0', 36) * HOUR_MS - clock.now().getTime()) / 1000);
  if (!photographId || seconds <= 0) return null;
  const [file] = await db
    .select({ bytes: eventPhotographFiles.bytes })
    .from(eventPhotographFiles)
    .innerJoin(eventPhotographs, eq(eventPhotographs.id, eventPhotographFiles.photographId))
    .innerJoin(events, eq(events.id, eventPhotographs.eventId))
    .where(
      and(
        eq(eventPhotographFiles.photographId, photographId),
        eq(eventPhotographFiles.width, width),
        isNull(events.removedAt),
      ),
    );
  return file ? { bytes: new Uint8Array(file.bytes), seconds } : null;
}
