import type { CompanyFunds } from './company-funds.ts';

/** Least and most that is added to a company's wallet at a time, in paise: ₹100 and ₹1 crore. */
export const TOP_UP_LIMITS = { least: 100_00, most: 1_00_00_000_00 } as const;

/** How long the payment of a top-up stays open. */
export const TOP_UP_MINUTES = 30;

/** Prefix of top-up ids; payment orders name what they pay for by such ids. */
export const isTopUp = (paidFor: string): boolean => paidFor.startsWith('top_');

/** Note of the ledger, shown in the history. */
export const topUpNote = (paying: CompanyFunds['paying'], method: string): string =>
  `${paying === 'credit' ? 'Credit paid off' : 'Money added'} by ${methodName(method)}`;

/** Names of payment methods within a sentence. */
const METHODS: Record<string, string> = { upi: 'UPI', card: 'card', netbanking: 'net banking' };
export const methodName = (method: string): string => METHODS[method] ?? method;

/** What happens to a booking that the account does not cover, and where that is decided. */
export function whenEmptyText({ paying, checkoutAllowed }: Pick<CompanyFunds, 'paying' | 'checkoutAllowed'>): string {
  const account = paying === 'credit' ? 'credit' : 'wallet';
  return checkoutAllowed
    ? `What the ${account} does not cover is paid at the checkout when booking.`
    : `A trip that the ${account} does not cover cannot be booked. To allow the checkout, change it in Configuration.`;
}
