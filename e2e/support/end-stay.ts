/** `node e2e/support/end-stay.ts <booking>`: moves a booked stay to the days before today, on the database of the tests. */
import { sql } from 'drizzle-orm';
import { onOpenDatabase } from '../../scripts/on-open-database.ts';

await onOpenDatabase(
  () => process.argv[2] ?? '',
  async (db, bookingId) => {
    const { rowCount } = await db.execute(sql`
      update bookings set
        check_in = current_date - 3, check_out = current_date - 1,
        check_in_at = now() - interval '3 days', check_out_at = now() - interval '1 day'
      where id = ${bookingId}`);
    if (rowCount !== 1) throw new Error(`No booking ${bookingId}`);
    return `${bookingId} has ended`;
  },
);
