/**
 * A process that posts to the ledger and issues an invoice in one transaction, and waits in the middle of it. Says
 * `posted` there, goes on when it is sent a line, and then says `committed` or `ended: <what the database said>`.
 */
import { createInterface } from 'node:readline';
import { issueInvoice } from '#features/documents/server/index.ts';
import { postToLedger, type Entry } from '#features/payments/server/index.ts';
import { closeDatabase, database } from '#lib/server/db/connect.ts';
import { databaseCode, databaseTrouble } from '#lib/server/db/failures.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { aBookedStay } from '../booked-stay.ts';

export type PostingPlan = { key: string; bookingId: string; entries: Entry[]; stateCode: string; at: string };

const lines = createInterface(process.stdin)[Symbol.asyncIterator]();
const plan = JSON.parse((await lines.next()).value ?? '') as PostingPlan;
const stay = aBookedStay({ bookingId: plan.bookingId });

try {
  await inTransaction(database(), async (tx) => {
    await postToLedger({
      db: tx,
      key: plan.key,
      bookingId: plan.bookingId,
      note: 'frozen',
      entries: plan.entries,
      at: new Date(plan.at),
    });
    await issueInvoice({
      db: tx,
      booking: { ...stay, hotel: { ...stay.hotel, stateCode: plan.stateCode } },
      at: new Date(plan.at),
    });
    console.log('posted');
    await lines.next();
  });
  console.log('committed');
} catch (error) {
  console.log(`ended: ${databaseTrouble(error) ?? String(error)} ${databaseCode(error) ?? ''}`.trim());
}
await closeDatabase();
process.exit(0);
