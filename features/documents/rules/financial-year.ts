import { dateInZone } from '#lib/shared/dates.ts';

/** Where invoices are dated: an Indian supplier's day, wherever the hotel is. */
export const INVOICE_ZONE = 'Asia/Kolkata';

/** India's financial year at an instant, April to March: '26-27' from 1 April 2026, 00:00 in India. */
export function financialYear(at: Date): string {
  const date = dateInZone(at, INVOICE_ZONE);
  const first = Number(date.slice(0, 4)) - (date.slice(5, 7) < '04' ? 1 : 0);
  const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}
