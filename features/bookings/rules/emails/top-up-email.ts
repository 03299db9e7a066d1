import { formatInstant } from '#lib/shared/dates.ts';
import type { EmailParts } from '#lib/shared/email-parts.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import { methodName } from '../company-wallet.ts';

/** Money that a company added to its wallet, or paid off its credit with. Amounts in paise; `balance` is below 0 where it owes. */
export type AddedMoney = {
  name: string;
  companyName: string;
  account: 'wallet' | 'credit';
  amount: number;
  balance: number;
  method: string;
  paidBy: string;
  paidAt: Date;
  receiptNumber: string;
  /** Whether the receipt is attached. */ attached: boolean;
  link: string;
};

const shown = (amount: number) => formatMoney(money(amount));

/** The email about it, to whoever paid and to the administrators. */
export function topUpEmail(added: AddedMoney): EmailParts {
  const { name, companyName, account, amount, balance, method, paidBy, paidAt, receiptNumber, attached, link } = added;
  const what =
    account === 'credit'
      ? `${shown(amount)} was paid off the credit of ${companyName}`
      : `${shown(amount)} was added to the wallet of ${companyName}`;
  return {
    subject: what,
    name,
    parts: [
      `${what}. ${attached ? 'The receipt is attached.' : 'The receipt can be downloaded from the wallet.'}`,
      {
        facts: [
          ['Paid', formatInstant(paidAt, COMPANY_ZONE, '')],
          ['By', `${paidBy}, ${methodName(method)}`],
          ['Receipt number', receiptNumber],
          account === 'credit'
            ? ['Owed on credit now', shown(Math.max(0, -balance))]
            : ['In the wallet now', shown(balance)],
        ],
      },
      { button: account === 'credit' ? 'See the credit' : 'See the wallet', url: link },
      { small: 'This is a receipt of money, not a tax invoice. Each trip paid with it has an invoice of its own.' },
    ],
  };
}
