import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { stayProblems, type Stay } from '#lib/shared/stay.ts';

/** Throws INVALID_INPUT beside the fields for a stay that cannot be sold today at the place. */
export function refuseDates(stay: Stay, today: IsoDate): void {
  const fields = stayProblems(stay, today);
  const [message] = Object.values(fields);
  if (message) throw new AppError('INVALID_INPUT', message, { fields });
}
