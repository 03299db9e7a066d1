import { MONTH_NAMES } from '#lib/shared/month-names.ts';
import { t } from '#lib/shared/texts.ts';
import { TRIP_LABELS, UNNAMED, type TripKind } from './review-fields.ts';

/** A month as it is read: "November 2026" for 2026-11. */
export function monthText(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${t(MONTH_NAMES[Number(number) - 1] ?? month)} ${year}`;
}

/** Who wrote a review and when they stayed: "Asha R. · As a couple · November 2026". */
export const writerLabel = ({ name, trip, stayedIn }: { name: string | null; trip: TripKind; stayedIn: string }) =>
  [name ?? t(UNNAMED), t(TRIP_LABELS[trip]), monthText(stayedIn)].join(' · ');
