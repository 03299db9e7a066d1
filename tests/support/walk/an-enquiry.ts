import { enquiries } from '#features/support/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';

/** An enquiry that nobody has answered; its id. */
export async function anEnquiry(db: Db): Promise<string> {
  const id = newId('enq', clock.now().getTime());
  await db.insert(enquiries).values({
    id,
    number: id,
    digest: id,
    name: 'A walk',
    email: 'asks@walk.example',
    topic: 'other',
    bookingCode: '',
    question: 'Where does this path lead?',
    askedAt: clock.now(),
  });
  return id;
}
