import { MONTH_NAMES } from '#lib/shared/month-names.ts';
import { t } from '#lib/shared/texts.ts';

/** "December 2026" for `2026-12`, in English. */
export const monthLabel = (month: string): string =>
  `${MONTH_NAMES[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** A month or another label of a filter in the language of the page. */
export const labelText = (label: string): string => {
  const [, month, year] = /^(\w+)( \d{4})$/.exec(label) ?? [];
  return month && year ? t(month) + year : t(label);
};
