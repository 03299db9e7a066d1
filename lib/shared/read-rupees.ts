import { formatMoney, money } from './money.ts';

/** The largest accepted amount: ₹10,000 crore. */
export const MOST_PAISE = 100_000_000_000_00;

/** Digits without separators, in groups of thousands (1,234,567) or in Indian groups (12,34,567). */
const GROUPED = [/^\d{1,14}$/, /^\d{1,3}(?:,\d{3}){1,5}$/, /^\d{1,2}(?:,\d{2}){0,5},\d{3}$/];
/** Accepted before and after the digits: `₹`, `Rs.` or `INR`; `/-`, or a unit such as lakh. */
const BEFORE = /^(?:₹|rs\.?|inr)\s{0,3}/i;
const AFTER = /\s{0,3}(\/-|lakhs?|lacs?|crores?|cr)$/i;

/** Result of `typedRupees`: paise, null for an empty field; or the error message for the field. */
export type TypedRupees = { paise: number | null; problem?: undefined } | { paise: null; problem: string };

/** Smallest and largest accepted amount in paise, inclusive. */
export type RupeeLimits = { least?: number; most?: number };

/**
 * Reads an amount in rupees as people in India type it: `500000`, `₹5,00,000`, `500,000.50`, `5 00 000`, `Rs. 500/-`,
 * `5 lakh`, `1.5 crore`. Returns paise; null for an empty text; or an error message.
 */
export function typedRupees(text: string, { least = 0, most = MOST_PAISE }: RupeeLimits = {}): TypedRupees {
  if (text.length > 40) return refused(UNREADABLE);
  const typed = text.trim();
  if (!typed) return { paise: null };
  const bare = typed.replace(BEFORE, '');
  if (/^[-−]/.test(typed) || /^[-−]/.test(bare)) return refused(`Enter ${shown(least)} or more.`);
  const unit = unitOf(AFTER.exec(bare)?.[1] ?? '');
  const [whole = '', decimals = '', ...rest] = withoutSpaces(bare.replace(AFTER, '')).split('.');
  if (rest.length || !/^\d*$/.test(decimals) || !whole || bare.endsWith('.')) return refused(UNREADABLE);
  if (/[^\d,]/.test(whole)) return refused(UNREADABLE);
  if (!GROUPED.some((pattern) => pattern.test(whole)))
    return refused(whole.includes(',') ? 'Check the commas: 5,00,000 or 500,000.' : tooMuch(most));
  const places = unit.places + 2;
  if (decimals.length > places)
    return refused(unit.places ? UNREADABLE : 'An amount has at most two digits after the point.');
  const paise = Number(whole.replaceAll(',', '') + decimals.padEnd(places, '0'));
  if (paise > most) return refused(tooMuch(most));
  return paise < least ? refused(`Enter ${shown(least)} or more.`) : { paise };
}

/** The same without messages: paise, or null for an empty text and anything that is no amount. */
export const readRupees = (text: string): number | null => typedRupees(text).paise;

/** An amount (paise) as its field shows it after editing: grouped, without the ₹. */
export const rupeesInField = (paise: number): string => formatMoney(money(paise)).replace('₹', '');

const UNREADABLE = 'Enter an amount in rupees, such as 5,00,000.';
const refused = (problem: string): TypedRupees => ({ paise: null, problem });
const shown = (paise: number) => formatMoney(money(paise), 'indian');
const tooMuch = (most: number) => `Enter ${shown(most)} or less.`;

/** A lakh has five digits after its first, a crore seven: `1.5 lakh` is 1,50,000. */
const unitOf = (word: string): { places: number } =>
  /^l/i.test(word) ? { places: 5 } : /^c/i.test(word) ? { places: 7 } : { places: 0 };

/** Spaces between groups of digits count as commas: `5 00 000`. */
const withoutSpaces = (text: string): string => text.trim().replace(/(?<=\d)[\s\u00a0\u202f](?=\d)/g, ',');
