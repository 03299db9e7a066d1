import { formatDate } from '#lib/shared/dates.ts';
import { type DigitGrouping, formatMoney, money } from '#lib/shared/money.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { documentDate } from './stay-text.ts';

/** The payer account besides the gateway: the traveller's wallet, or the company's wallet or credit. */
export type PayerAccount = 'wallet' | 'company-wallet' | 'company-credit';

/**
 * How a booking was paid, in paise: `wallet` from the account, `gateway` by `method`. The oldest documents do not name
 * the account: it was the traveller's wallet.
 */
export type Payment = {
  wallet: number;
  gateway: number;
  method: string | null;
  paidAt: string | null;
  account?: PayerAccount;
  /** What is still to be paid of the price, and by when (ISO dates); left out where all is paid. */
  open?: { amount: number; due: string }[];
  /** Of an invoice for new dates or another departure: what the credit note for the earlier ones pays of it. */ credited?: number;
  /** What that credit note is for; the earlier dates of a stay where it does not say. */ creditedFor?: 'departure';
};

/**
 * The sentence below a total: "Paid in full on 21 Nov 2026: ₹4,868 from the wallet, ₹10,000 by UPI." Company credit is
 * stated as unpaid, and so is what of a price is to be paid later.
 */
export function paidText(
  { wallet, gateway, method, paidAt, account = 'wallet', credited = 0, creditedFor, open = [] }: Payment,
  currency: string,
  commas: DigitGrouping = 'thousands',
): string {
  const shown = (amount: number) => formatMoney(money(amount, currency), commas);
  const when = paidAt ? ` on ${documentDate(paidAt)}` : '';
  const byMethod = [
    ...(credited ? [`${shown(credited)} by the credit note for the earlier ${creditedFor ?? 'dates'}`] : []),
    ...(gateway ? [`${shown(gateway)}${method ? ` by ${methodLabel(method)}` : ''}`] : []),
  ];
  if (account === 'company-credit' && wallet)
    return [
      ...byMethod.map((part) => `Paid${when}: ${part}.`),
      `On the company’s credit${when}: ${shown(wallet)}, not paid yet.`,
    ].join(' ');
  const from = account === 'wallet' ? 'the wallet' : 'the company’s wallet';
  const parts = [...(wallet ? [`${shown(wallet)} from ${from}`] : []), ...byMethod];
  if (open.length)
    return `Paid so far: ${parts.join(', ')}. Still to be paid: ${andList(open.map(({ amount, due }) => `${shown(amount)} by ${formatDate(due, '')}`))}.`;
  return parts.length ? `Paid in full${when}: ${parts.join(', ')}.` : '';
}

/** The sentence below a receipt of a payment in advance: "Received on 21 Nov 2026: ₹10,000 by UPI." */
export const receivedText = (payment: Payment, currency: string, commas: DigitGrouping = 'thousands'): string =>
  paidText(payment, currency, commas).replace(/^Paid in full/, 'Received');

/** The destinations of a refund: "₹4,868.00 to the company’s wallet, ₹10,000.00 back by UPI". Paise. */
export function refundedText(
  { toSource, toWallet }: { toSource: number; toWallet: number },
  { method, account = 'wallet' }: Pick<Payment, 'method' | 'account'>,
  shown: (amount: number) => string,
): string {
  const parts = [
    ...(toSource
      ? [`${shown(toSource)} goes back ${method ? `by ${methodLabel(method)}` : 'the way it was paid'}`]
      : []),
    ...(toWallet ? [`${shown(toWallet)} ${BACK_TO[account]}`] : []),
  ];
  return parts.join(', ');
}

const BACK_TO: Record<PayerAccount, string> = {
  wallet: 'goes to the wallet',
  'company-wallet': 'goes to the company’s wallet',
  'company-credit': 'is taken off what the company owes on credit',
};
const METHODS: Readonly<Record<string, string>> = { upi: 'UPI', card: 'card', netbanking: 'net banking' };
const methodLabel = (method: string): string => METHODS[method] ?? method;
