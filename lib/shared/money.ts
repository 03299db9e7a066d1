import { oneOrMany, t } from './texts.ts';
/**
 * Money is an integer number of the currency's smallest unit (paise for INR) with its ISO 4217 code.
 * It is never a float, and sums of different currencies are a bug, not a conversion.
 */
export type Money = { amount: number; currency: string };

/** `rupees(1200)` → ₹1,200 as Money. Takes whole rupees or rupees with at most two decimals. */
export const rupees = (value: number): Money => ({ amount: assertWhole(Math.round(value * 100)), currency: 'INR' });

/** Money of an amount already in the smallest unit. */
export const money = (amount: number, currency = 'INR'): Money => ({ amount, currency });

/** Adds amounts of one currency. Throws a RangeError when currencies differ or an amount is not an integer. */
export function addMoney(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((sum, next) => {
    if (sum.currency !== next.currency) throw new RangeError(`Cannot add ${next.currency} to ${sum.currency}`);
    return { amount: assertWhole(sum.amount + next.amount), currency: sum.currency };
  }, first);
}

/** Rounds a rate (basis points, 500 = 5 %) of an amount to the nearest whole rupee, halves up: section 170, CGST Act 2017. */
export function taxOf(amount: number, basisPoints: number): number {
  return Math.floor((assertWhole(amount) * basisPoints) / 10_000 / 100 + 0.5) * 100;
}

/** A share (basis points) of an amount, rounded half up to the smallest unit. */
export const shareOf = (amount: number, basisPoints: number): number =>
  Math.floor((assertWhole(amount) * basisPoints) / 10_000 + 0.5);

/** Where commas stand: at thousands (318,400), or as in India at thousands and then every two digits (3,18,400). */
export type DigitGrouping = 'thousands' | 'indian';

/** ISO 3166-1 numeric. */
const INDIA = '356';

/** Companies of India read amounts in lakhs and crores, everybody else in the grouping of 9.9. */
export const groupingOfCountry = (countryCode: string): DigitGrouping =>
  countryCode === INDIA ? 'indian' : 'thousands';

const format = { grouping: (): DigitGrouping => 'thousands' };

/** Sets the digit grouping of this tab, with its session. In the browser only. */
export const groupDigits = (chosen: DigitGrouping): void => groupDigitsBy(() => chosen);

/**
 * Sets where the grouping is read from at each call. On the server, which answers many people at once, it belongs to
 * the call (`lib/server/digit-grouping.ts`).
 */
export const groupDigitsBy = (current: () => DigitGrouping): void => {
  format.grouping = current;
};

/** Hindi groups as India does (CLDR). */
const pageGrouping = (): DigitGrouping => (globalThis.translation ? 'indian' : format.grouping());

const COMMAS: Record<DigitGrouping, RegExp> = {
  thousands: /\B(?=(?:\d{3}){1,6}$)/g,
  indian: /\B(?=(?:\d{2}){0,7}\d{3}$)/g,
};

/**
 * Commas at thousands (9.9): 31840000 paise → "₹318,400"; rupees in Indian groups where the call, its caller or the tab
 * says so.
 * Paise are shown only where there are some.
 */
export function formatMoney({ amount, currency }: Money, commas: DigitGrouping = pageGrouping()): string {
  const decimals = minorDigits(currency);
  const whole = Math.trunc(Math.abs(amount) / 10 ** decimals);
  const rest = Math.abs(amount) % 10 ** decimals;
  const digits = String(whole).replace(COMMAS[currency === 'INR' ? commas : 'thousands'], ',');
  const sign = amount < 0 ? '−' : '';
  const symbol = currency === 'INR' ? '₹' : `${currency} `;
  return `${sign}${symbol}${digits}${rest ? `.${String(rest).padStart(decimals, '0')}` : ''}`;
}

/** Decimal places of the currency (ISO 4217): 2 for INR and USD, 0 for JPY, 3 for KWD. */
const minorDigits = (currency: string): number =>
  currency === 'INR'
    ? 2
    : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

/** What a screen reader says: "14,868 rupees". */
export function speakMoney({ amount, currency }: Money): string {
  const digits = formatMoney({ amount, currency })
    .replace(/^(−?)(₹|[A-Z]{3} )/, '$1')
    .replace('−', `${t('minus')} `);
  if (currency !== 'INR') return `${digits} ${currency}`;
  return `${digits} ${t(oneOrMany(Math.abs(amount) / 100, 'rupee', 'rupees'))}`;
}

function assertWhole(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`);
  return amount;
}
