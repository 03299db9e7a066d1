import 'server-only';
import { and, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { hotels, photographFiles, photographs, roomTypes } from '../../tables.ts';
import type { ContractProblem } from '../contract-lines.ts';
import { type HotelPhotographs, photographsText } from './prepare-photographs.ts';

/** The result, a sentence per hotel; or what prevented it. */
export type AppliedPhotographs = { rows: { line: number; text: string }[]; problems: ContractProblem[] };

/** Replaces the photographs of each hotel. Files that no photograph refers to any more are deleted. */
export async function applyPhotographs(tx: Db, list: readonly HotelPhotographs[]): Promise<AppliedPhotographs> {
  const found: AppliedPhotographs = { rows: [], problems: [] };
  for (const hotel of list) {
    const [known] = await tx
      .select({ id: hotels.id, name: hotels.name })
      .from(hotels)
      .where(eq(hotels.number, hotel.hotelNumber));
    if (!known) {
      const message = `There is no hotel ${hotel.hotelNumber}.`;
      found.problems.push({ line: hotel.line, column: 'hotel_number', message });
      continue;
    }
    const rooms = await roomIds(tx, known.id);
    const unknown = hotel.photographs.filter(({ room }) => room !== null && !rooms.has(room));
    found.problems.push(
      ...unknown.map(({ line, room }) => ({ line, column: 'room', message: `${known.name} has no room “${room}”.` })),
    );
    if (unknown.length) continue;
    await replace(tx, known.id, hotel, rooms);
    const words = hotel.photographs.length ? photographsText(hotel.photographs) : 'its photographs are removed';
    found.rows.push({ line: hotel.line, text: `${known.name} (${hotel.hotelNumber}): ${words}` });
  }
  return found;
}

async function roomIds(tx: Db, hotelId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ name: roomTypes.name, id: roomTypes.id })
    .from(roomTypes)
    .where(and(eq(roomTypes.hotelId, hotelId), isNull(roomTypes.blockOf)));
  return new Map(rows.map(({ name, id }) => [name, id]));
}

async function replace(
  tx: Db,
  hotelId: string,
  { photographs: wanted }: HotelPhotographs,
  rooms: ReadonlyMap<string, string>,
): Promise<void> {
  const gone = await tx
    .delete(photographs)
    .where(eq(photographs.hotelId, hotelId))
    .returning({ digest: photographs.digest });
  for (const [position, { digest, room, widths, height, alt, credit, files }] of wanted.entries()) {
    const roomTypeId = room === null ? null : rooms.get(room)!;
    await tx.insert(photographs).values({ hotelId, position, roomTypeId, digest, widths, height, alt, credit });
    for (const { width, format, bytes } of files)
      await tx
        .insert(photographFiles)
        .values({ digest, width, format, bytes: Buffer.from(bytes) })
        .onConflictDoNothing();
  }
  if (!gone.length) return;
  const digests = [...new Set(gone.map(({ digest }) => digest))];
  const named = tx.select().from(photographs).where(eq(photographs.digest, photographFiles.digest));
  await tx.delete(photographFiles).where(and(inArray(photographFiles.digest, digests), notExists(named)));
}
