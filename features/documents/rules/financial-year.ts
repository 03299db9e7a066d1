import { dateInZone } from '#lib/shared/dates.ts';

/** Time zone of invoice dates: the Indian supplier's, wherever the hotel is. */
export const INVOICE_ZONE = 'Asia/Kolkata';

/** India's financial year at an instant, April to March: '26-27' from 1 April 2026, 00:00 in India. */
export function financialYear(at: Date): string {
  const date = dateInZone(at, INVOICE_ZONE);
  const first = Number(date.slice(0, 4)) - (date.slice(5, 7) < '04' ? 1 : 0);
  const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** How many financial years tax records are stored after the year they belong to (the longest of the laws below). */
const STATUTORY_YEARS = 8;

/**
 * The instant before which tax records may be deleted: the end of the last financial year of which the law no longer
 * asks the records. Companies Act 2013, section 128(5): eight financial years; CGST Act 2017, section 36: 72 months from
 * the due date of the annual return (31 December after the year), which ends earlier. Gives 1 April, 00:00 in India.
 */
export function statutoryRecordsStart(now: Date): Date {
  const date = dateInZone(now, INVOICE_ZONE);
  const firstYear = Number(date.slice(0, 4)) - (date.slice(5, 7) < '04' ? 1 : 0);
  return new Date(`${firstYear - STATUTORY_YEARS}-04-01T00:00:00+05:30`);
}
