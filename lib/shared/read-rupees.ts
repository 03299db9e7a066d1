/** The largest amount that is read: ₹10,000 crore. */
const MOST_PAISE = 100_000_000_000_00;

/** Digits alone, in groups of thousands (1,234,567) or in Indian groups (12,34,567). */
const GROUPED = [/^\d{1,14}$/, /^\d{1,3}(?:,\d{3}){1,5}$/, /^\d{1,2}(?:,\d{2}){0,5},\d{3}$/];

/**
 * Reads an amount in rupees as people type it: `500000`, `₹5,00,000`, `500,000.50`. Gives paise, or null for anything
 * else: other groups of digits, other currencies, signs, words, more than two decimals, more than ₹10,000 crore.
 */
export function readRupees(text: string): number | null {
  if (text.length > 40) return null;
  const [whole = '', decimals = '00', ...rest] = text.trim().replace(/^₹\s?/, '').split('.');
  if (rest.length || !GROUPED.some((pattern) => pattern.test(whole)) || !/^\d{1,2}$/.test(decimals)) return null;
  const paise = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return paise <= MOST_PAISE ? paise : null;
}
