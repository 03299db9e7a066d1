import type { FieldErrors } from '#lib/shared/errors.ts';

const DAY = 86_400_000;
const LONGEST_DAYS = 366;
/** How many current and future absences one person can have. */
export const MOST_ABSENCES = 20;

type RequestedAbsence = { from: string; until: string; isOneself: boolean; mayAnswer: boolean; now: string };

/** Validation errors of an absence by field. Instants are ISO 8601; the end is exclusive. */
export function absenceProblems({ from, until, isOneself, mayAnswer, now }: RequestedAbsence): FieldErrors {
  const [begins, ends] = [Date.parse(from), Date.parse(until)];
  return {
    ...(isOneself
      ? { standInId: 'Choose someone other than yourself.' }
      : mayAnswer
        ? {}
        : { standInId: 'Choose someone of your company whose role lets them approve.' }),
    ...(ends <= begins
      ? { until: 'The last day is before the first.' }
      : ends <= Date.parse(now)
        ? { until: 'This time is over already.' }
        : ends - begins > LONGEST_DAYS * DAY
          ? { until: 'An absence is at most a year.' }
          : {}),
  };
}
