import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { fellBelow } from '../rules/settings.ts';
import { settingsOf } from './settings.repo.ts';
import { administratorsOf, MOST_TOLD } from './who-administers.ts';

/**
 * Emails the administrators of a company once, when a payment takes what is left (paise) below the level that the
 * company set. In the transaction of the payment, which has locked the account.
 */
export async function warnOfLowBalance(
  db: Db,
  companyId: string,
  { before, left }: { before: number; left: number },
): Promise<void> {
  const { lowBalance } = await settingsOf(db, companyId);
  if (!fellBelow(lowBalance, { before, left })) return;
  const people = await administratorsOf(db, companyId, MOST_TOLD);
  await enqueueMails(
    db,
    people.map(({ id, workEmail }) => ({
      template: 'low-balance',
      urgency: 'bulk',
      companyId,
      recipient: workEmail,
      facts: { companyId, employeeId: id, left: String(left) },
    })),
  );
}
