import 'server-only';
import { addressesOfPeople, namesOfPeople, toldOfMoney } from '#features/companies/server/index.ts';
import { documentsForEmail } from '#features/documents/server/index.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { renderEmail } from '#lib/server/mail/render-email.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { topUpEmail } from '../../../rules/emails/top-up-email.ts';
import { topUpReceipt } from './get-top-up-receipt.ts';
import { paidTopUp } from './top-ups.repo.ts';

/**
 * Enqueues the email about a top-up, in the transaction that credits it: to whoever paid and to the administrators, who are
 * told of a low balance too. Nobody can switch it off: it is a receipt of money.
 */
export async function enqueueTopUpEmail(
  tx: Db,
  { id: topUpId, companyId, userId }: { id: string; companyId: string; userId: string },
): Promise<void> {
  const people = await toldOfMoney(tx, companyId, userId);
  await enqueueMails(
    tx,
    people.map(({ id: employeeId, workEmail }) => ({
      template: 'wallet-added',
      urgency: employeeId === userId ? 'personal' : 'bulk',
      companyId,
      recipient: workEmail,
      facts: { companyId, employeeId, topUpId },
    })),
  );
}

/** With the receipt; nobody, once they left. */
const walletAdded: MailTemplate = async (db, { facts: { companyId = '', employeeId = '', topUpId = '' } }) => {
  const found = await inCompany(db, companyId, async (tx) => {
    const [reader] = await addressesOfPeople(tx, companyId, [employeeId]);
    if (!reader) return null;
    const topUp = await paidTopUp(tx, companyId, topUpId);
    const receipt = await topUpReceipt(tx, companyId, topUpId);
    const names = await namesOfPeople(tx, companyId, [topUp.userId]);
    const balance = await balanceOf(tx, topUp.account);
    return { reader, topUp, receipt, balance, paidBy: names.get(topUp.userId) ?? 'Someone who left' };
  });
  if (!found) return null;
  const { reader, topUp, receipt, balance, paidBy } = found;
  const attachments = await documentsForEmail([{ kind: 'receipt', receipt }], {
    bookingId: topUpId,
    email: 'wallet-added',
  });
  const written = topUpEmail({
    name: reader.firstName,
    companyName: receipt.companyName,
    account: topUp.account.startsWith('credit:') ? 'credit' : 'wallet',
    amount: topUp.amount,
    balance,
    method: topUp.method ?? '',
    paidBy,
    paidAt: topUp.paidAt,
    receiptNumber: receipt.number,
    attached: attachments.length > 0,
    link: linkTo(workRoutes.corporateCompany({ part: 'wallet' })),
  });
  return { ...renderEmail(written), ...(attachments.length ? { attachments } : {}) };
};

/** The email templates of the company's wallet, by the name that `enqueueMails` uses. */
export const walletEmails: Record<string, MailTemplate> = { 'wallet-added': walletAdded };
