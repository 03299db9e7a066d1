import 'server-only';
import { invoiceDetailsOf, settingsOf } from '#features/companies/server/index.ts';
import { balanceOf, startPayment } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type * as contract from '../../../contract.ts';
import { TOP_UP_MINUTES } from '../../../rules/company-wallet.ts';
import { companyPayerAccount } from '../../payer-account.ts';
import { companyTopUps } from '../../tables.ts';
import { leaveTopUp } from './capture-top-up.ts';
import { openTopUps } from './top-ups.repo.ts';

/**
 * Opens the payment that adds money to the company's wallet, or pays off its credit. Nothing moves before it is
 * captured. Earlier payments of the same person that were never finished are closed first.
 */
export const addToCompanyWallet: UseCase<typeof contract.addToCompanyWallet> = async ({
  db,
  body: { amount },
  caller: { companyId, userId },
}) => {
  const earlier = await inCompany(db, companyId, (tx) => openTopUps(tx, companyId, userId));
  for (const { id } of earlier) await leaveTopUp(db, id);
  const now = clock.now();
  const topUpId = newId('top', now.getTime());
  const { name, paying } = await inCompany(db, companyId, async (tx) => {
    const settings = await settingsOf(tx, companyId);
    const account = companyPayerAccount(companyId, settings.paying);
    if (settings.paying === 'credit') mustBeOwed(amount, -(await balanceOf(tx, account)));
    await tx.insert(companyTopUps).values({ id: topUpId, companyId, userId, account, amount, createdAt: now });
    return { paying: settings.paying, name: (await invoiceDetailsOf(tx, companyId, null)).companyName };
  });
  const { checkoutUrl } = await startPayment({
    db,
    bookingId: topUpId,
    userId,
    amount,
    currency: 'INR',
    description: `${paying === 'credit' ? 'Credit' : 'Wallet'} of ${name}`,
    expiresAt: new Date(now.getTime() + TOP_UP_MINUTES * 60_000),
    callbackUrl: new URL(serverRoutes.paymentCallback(), process.env.PUBLIC_URL).href,
  });
  return { topUpId, checkoutUrl };
};

function mustBeOwed(amount: number, owed: number): void {
  if (amount <= owed) return;
  const message =
    owed > 0
      ? `Your company owes ${formatMoney(money(owed))}. Pay that or less.`
      : 'Your company owes nothing on its credit, so there is nothing to pay.';
  throw new AppError('INVALID_INPUT', message, { fields: { amount: message } });
}
