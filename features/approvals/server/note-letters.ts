import 'server-only';
import { addressesOfPeople } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { noteMails } from '#lib/server/mail/note-mail.ts';
import type { RequestRow } from './requests.repo.ts';

export type ApprovalLetter = 'approval-asked' | 'approval-ended' | 'approval-approved';

/** Notes a letter about a request to each of these people who have an open account. */
export async function noteLetters(
  db: Db,
  { id: requestId, companyId }: Pick<RequestRow, 'id' | 'companyId'>,
  template: ApprovalLetter,
  people: readonly string[],
): Promise<void> {
  const addresses = await addressesOfPeople(db, companyId, people);
  if (addresses.length)
    await noteMails(
      db,
      addresses.map(({ id: employeeId, firstName, workEmail }) => ({
        template,
        urgency: 'personal',
        companyId,
        recipient: workEmail,
        facts: { companyId, requestId, employeeId, firstName },
      })),
    );
}
