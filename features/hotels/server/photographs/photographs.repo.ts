import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { PhotographFormat } from '#lib/shared/photographs.ts';
import type { Photograph } from '../../contract.ts';
import { photographFiles, photographs } from '../tables.ts';

/** A hotel's photographs in its supplier's order; `roomTypeId` is null for those of the hotel itself. */
export async function readPhotographs(
  db: Db,
  hotelId: string,
): Promise<(Photograph & { roomTypeId: string | null })[]> {
  return db
    .select({
      roomTypeId: photographs.roomTypeId,
      digest: photographs.digest,
      widths: photographs.widths,
      height: photographs.height,
      alt: photographs.alt,
      credit: photographs.credit,
    })
    .from(photographs)
    .where(eq(photographs.hotelId, hotelId))
    .orderBy(asc(photographs.position));
}

/** One file of a photograph; null where there is none. */
export async function readPhotographFile(
  db: Db,
  { digest, width, format }: { digest: string; width: number; format: PhotographFormat },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [row] = await db
    .select({ bytes: photographFiles.bytes })
    .from(photographFiles)
    .where(
      and(eq(photographFiles.digest, digest), eq(photographFiles.width, width), eq(photographFiles.format, format)),
    );
  return row ? new Uint8Array(row.bytes) : null;
}
