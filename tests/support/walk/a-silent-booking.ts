import { eq } from 'drizzle-orm';
import { bookings } from '#features/bookings/server/tables.ts';
import { escrowOf, postToLedger } from '#features/payments/server/index.ts';
import { refunds } from '#features/payments/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import type { KnownValues } from './good-input.ts';

/** A paid booking of a company whose supplier is silent, with a refund that waits; made from a confirmed one. */
export async function aSilentBooking(
  db: Db,
  { _id: bookingId, total }: { _id: string; total: number },
  companyId = '',
): Promise<KnownValues> {
  const now = clock.now();
  await db.update(bookings).set({ companyId, state: 'unknown' }).where(eq(bookings.id, bookingId));
  const entries = [
    { account: escrowOf(bookingId), amount: total },
    { account: 'supplier' as const, amount: -total },
  ];
  await postToLedger({ db, key: `walk:${bookingId}`, bookingId, note: 'A walk', entries, at: now });
  const id = newId('rfd', now.getTime());
  await db
    .insert(refunds)
    .values({ id, key: `walk:${bookingId}`, bookingId, amount: 1, target: 'source', state: 'pending', createdAt: now });
  return { companyId, bookingId };
}
