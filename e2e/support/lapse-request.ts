/** `node e2e/support/lapse-request.ts <booking>`: moves the deadline of a request for approval to the past, on the database of the tests. */
import { sql } from 'drizzle-orm';
import { onOpenDatabase } from '../../scripts/on-open-database.ts';

await onOpenDatabase(
  () => process.argv[2] ?? '',
  async (db, bookingId) => {
    const past = new Date(Date.now() - 60_000).toISOString();
    const { rowCount } = await db.execute(sql`
      update approval_requests set
        run = jsonb_set(run, '{deadline}', to_jsonb(${past}::text)),
        next_look_at = ${past}
      where booking_id = ${bookingId} and state = 'waiting'`);
    if (rowCount !== 1) throw new Error(`No request that waits for ${bookingId}`);
    return `The request for ${bookingId} has lapsed`;
  },
);
