import { issueEnquiryLink } from '#features/support/server/links.repo.ts';
import { enquiries, enquiryMessages } from '#features/support/server/tables.ts';
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
    askedAt: clock.now(),
    waitingSince: clock.now(),
    lastAt: clock.now(),
  });
  await db
    .insert(enquiryMessages)
    .values({ enquiryId: id, position: 1, text: 'Where does this path lead?', at: clock.now() });
  return id;
}

/** The token of a link to an enquiry that nobody has answered. */
export const anEnquiryLink = async (db: Db): Promise<string> => (await issueEnquiryLink(db, await anEnquiry(db))).token;
