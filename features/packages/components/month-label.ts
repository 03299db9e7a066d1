import { MONTH_NAMES } from '#lib/shared/month-names.ts';

/** "December 2026" for `2026-12`. */
export const monthLabel = (month: string): string =>
  `${MONTH_NAMES[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
