import { type DigitGrouping, formatMoney, money } from '#lib/shared/money.ts';

/** An amount on an invoice, always with paise: "₹14,160.00". */
export function exactMoney(amount: number, currency: string, commas: DigitGrouping = 'thousands'): string {
  const text = formatMoney(money(amount, currency), commas);
  return currency !== 'INR' || text.includes('.') ? text : `${text}.00`;
}

/** A rate in basis points: 500 → "5%", 250 → "2.5%", 25 → "0.25%". */
export const percent = (basisPoints: number): string => `${basisPoints / 100}%`;
