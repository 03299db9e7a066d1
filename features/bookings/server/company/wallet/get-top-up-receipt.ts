import 'server-only';
import { invoiceDetailsOf } from '#features/companies/server/index.ts';
import { renderDocument } from '#features/documents/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../../contract.ts';
import { methodName } from '../../../rules/company-wallet.ts';
import { paidTopUp } from './top-ups.repo.ts';

/** What the receipt of a company's top-up says. `amount` in paise. Throws NOT_FOUND until it is paid. */
export async function topUpReceipt(db: Db, companyId: string, topUpId: string) {
  const topUp = await paidTopUp(db, companyId, topUpId);
  const { companyName, invoiceTo } = await invoiceDetailsOf(db, companyId, null);
  return {
    number: topUp.id.replace('top_', '').toUpperCase(),
    receivedAt: topUp.paidAt.toISOString(),
    companyName,
    from: invoiceTo,
    paidFor: topUp.account.startsWith('credit:')
      ? 'Paid off the company’s credit for trips'
      : 'Added to the company’s wallet for trips',
    method: methodName(topUp.method ?? ''),
    amount: topUp.amount,
  };
}

/** The receipt of money that was added to the company's wallet. Throws NOT_FOUND until it is paid. */
export const getTopUpReceipt: UseCase<typeof contract.companyWalletReceipt> = async ({
  db,
  query: { topUpId },
  caller: { companyId },
}) => renderDocument({ kind: 'receipt', receipt: await topUpReceipt(db, companyId, topUpId) });
