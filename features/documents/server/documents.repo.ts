import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import { documentNumber, documentSeries, type DocumentKind } from '../rules/document-number.ts';
import { financialYear } from '../rules/financial-year.ts';
import { documentCounters, documents } from './tables.ts';

/** A document as issued; its content never changes. */
export type Issued<Content> = { number: string; issuedAt: Date; content: Content };

/** The issued document of a kind, or null. */
export async function findDocument<Content>(
  db: Db,
  bookingId: string,
  kind: DocumentKind,
  reference = '',
): Promise<Issued<Content> | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.bookingId, bookingId), eq(documents.kind, kind), eq(documents.reference, reference)));
  return row ? issued<Content>(row) : null;
}

/** All issued documents of a kind, the oldest first. */
export const documentsOf = async <Content>(db: Db, bookingId: string, kind: DocumentKind): Promise<Issued<Content>[]> =>
  (
    await db
      .select()
      .from(documents)
      .where(and(eq(documents.bookingId, bookingId), eq(documents.kind, kind)))
      .orderBy(documents.id)
  ).map((row) => issued<Content>(row));

/** The numbers of a booking's documents, by kind. */
export const numbersOf = (db: Db, bookingId: string) =>
  db
    .select({ kind: documents.kind, number: documents.number })
    .from(documents)
    .where(and(eq(documents.bookingId, bookingId), eq(documents.reference, '')));

/** Every document of a booking, the oldest first. */
export const issuedFor = (db: Db, bookingId: string) =>
  db
    .select({ kind: documents.kind, number: documents.number, issuedAt: documents.issuedAt })
    .from(documents)
    .where(eq(documents.bookingId, bookingId))
    .orderBy(documents.issuedAt, documents.id)
    .limit(100);

/** The booking of a document's number; null for an unknown number. */
export async function bookingOfDocument(db: Db, number: string): Promise<string | null> {
  const [row] = await db.select({ bookingId: documents.bookingId }).from(documents).where(eq(documents.number, number));
  return row?.bookingId ?? null;
}

/** The same of many bookings at once. */
export const numbersOfMany = (db: Db, bookingIds: readonly string[]) =>
  db
    .select({ bookingId: documents.bookingId, kind: documents.kind, number: documents.number })
    .from(documents)
    .where(and(inArray(documents.bookingId, [...bookingIds]), eq(documents.reference, '')));

/**
 * Issues one document per booking and kind. The row is inserted before its number is drawn: a parallel call waits and
 * finds the document, so numbers are drawn only for documents that exist. The counter is part of the caller's
 * transaction, which keeps the series without gaps.
 */
export function issueOnce<Content>(
  db: Db,
  {
    kind,
    stateCode,
    bookingId,
    at,
    content,
    reference = '',
  }: {
    kind: DocumentKind;
    stateCode: string | null;
    bookingId: string;
    at: Date;
    content: Content;
    reference?: string | undefined;
  },
): Promise<Issued<Content>> {
  return db.transaction(async (tx) => {
    const id = newId('doc', at.getTime());
    const claim = tx.insert(documents).values({ id, kind, number: id, bookingId, reference, issuedAt: at, content });
    const [claimed] = await claim
      .onConflictDoNothing({ target: [documents.bookingId, documents.kind, documents.reference] })
      .returning({ id: documents.id });
    const earlier = claimed ? null : await findDocument<Content>(tx, bookingId, kind, reference);
    if (earlier) return earlier;
    const number = await drawNumber(tx, documentSeries(kind, stateCode), financialYear(at));
    await tx.update(documents).set({ number }).where(eq(documents.id, id));
    return { number, issuedAt: at, content };
  });
}

/** The next number of a series in one statement; parallel transactions wait on the counter's row. */
async function drawNumber(db: Db, series: string, year: string): Promise<string> {
  const [counter] = await db
    .insert(documentCounters)
    .values({ series, financialYear: year, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.series, documentCounters.financialYear],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last });
  return documentNumber(series, year, counter?.last ?? 0);
}

const issued = <Content>(row: typeof documents.$inferSelect): Issued<Content> => ({
  number: row.number,
  issuedAt: row.issuedAt,
  content: row.content as Content,
});
