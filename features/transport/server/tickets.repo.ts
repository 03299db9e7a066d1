import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import { transportTicketFiles } from './tables.ts';

type Listed = { fileId: string; fileName: string; bytes: number; addedAt: string };

/** The ticket files of a request without their content, in the order in which they were added. */
export async function ticketFilesOf(db: Db, requestId: string): Promise<Listed[]> {
  const { id, name, size, addedAt } = transportTicketFiles;
  const rows = await db
    .select({ id, name, size, addedAt })
    .from(transportTicketFiles)
    .where(eq(transportTicketFiles.requestId, requestId))
    .orderBy(asc(addedAt), asc(id));
  return rows.map((row) => ({
    fileId: row.id,
    fileName: row.name,
    bytes: row.size,
    addedAt: row.addedAt.toISOString(),
  }));
}

/** The content of one. Throws NOT_FOUND. */
export async function ticketContent(
  db: Db,
  { companyId, bookingId, fileId }: { companyId: string; bookingId: string; fileId: string },
): Promise<Uint8Array> {
  const [row] = await db
    .select({ content: transportTicketFiles.content })
    .from(transportTicketFiles)
    .where(
      and(
        eq(transportTicketFiles.companyId, companyId),
        eq(transportTicketFiles.requestId, bookingId),
        eq(transportTicketFiles.id, fileId),
      ),
    );
  if (!row) throw notFound('This file');
  return row.content;
}
