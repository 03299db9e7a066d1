import { addDays, dateInZone, type IsoDate } from '#lib/shared/dates.ts';

/** Days after check-out on which a stay can be reviewed: what is remembered later tells others little. */
export const WRITE_DAYS = 90;
/** Days after it was written in which a review can be changed. It can be deleted at any time. */
export const EDIT_DAYS = 30;
const DAY = 86_400_000;

/** A stay as far as its review depends on it. `checkOut` is a date and `endsAt` the hour of check-out, both at the hotel. */
export type StayDates = { checkOut: IsoDate; endsAt: Date; zone: string };

/** Why a review cannot be written now; null when it can. */
export type WindowProblem = 'not-ended' | 'too-late' | null;

/** The last day on which a stay can be reviewed, by the hotel's calendar. */
export const lastDayToWrite = (checkOut: IsoDate): IsoDate => addDays(checkOut, WRITE_DAYS);

/** Whether a stay can be reviewed at an instant: from its check-out to the end of the last day, by the hotel's clock. */
export function windowProblem({ checkOut, endsAt, zone }: StayDates, now: Date): WindowProblem {
  if (now < endsAt) return 'not-ended';
  return dateInZone(now, zone) > lastDayToWrite(checkOut) ? 'too-late' : null;
}

/** Until when a review can be changed. */
export const editableUntil = (writtenAt: Date): Date => new Date(writtenAt.getTime() + EDIT_DAYS * DAY);
