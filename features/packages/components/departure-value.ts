import { isIsoDate, type IsoDate } from '#lib/shared/dates.ts';

/** A departure as it was shown: its date and the total of the party in paise. */
export type ChosenDeparture = { date: IsoDate; total: number };

/** As one form value: `2026-12-05~7686000`. */
export const departureValue = ({ date, total }: ChosenDeparture): string => `${date}~${total}`;

/** Reads the value back; null for anything else. */
export function readDeparture(value: string): ChosenDeparture | null {
  const [date = '', total = '', ...rest] = value.split('~');
  return isIsoDate(date) && /^\d{1,13}$/.test(total) && !rest.length ? { date, total: Number(total) } : null;
}
