import { addDays, type IsoDate } from './dates.ts';
import { isReturn, TRIP_LIMITS, type Bound } from './trip-shape.ts';
import { counted } from './word-lists.ts';

/** An error in one flight of a trip, `at` counted from 0: its places or its date. */
export type BoundProblem = { at: number; end: 'to' | 'depart'; message: string };

/**
 * Errors in the flights of a trip that do not depend on today: the same place twice, dates out of order. The first of
 * each flight.
 */
export const boundProblems = (bounds: readonly Bound[]): BoundProblem[] =>
  bounds.flatMap(({ from, to, date }, at): BoundProblem[] => {
    const before = bounds[at - 1];
    if (from === to)
      return [{ at, end: 'to', message: 'The trip begins and ends in the same place. Choose another destination.' }];
    if (before && date < before.date)
      return [
        { at, end: 'depart', message: 'A later flight cannot leave before the one before it. Choose a later date.' },
      ];
    return [];
  });

/** Errors in its dates on a given day at its origin. */
export const dayProblems = (bounds: readonly Bound[], today: IsoDate): BoundProblem[] =>
  bounds.flatMap(({ date }, at): BoundProblem[] => {
    if (date < today) return [{ at, end: 'depart', message: 'The departure is in the past. Choose today or later.' }];
    if (date > addDays(today, TRIP_LIMITS.daysAhead))
      return [
        {
          at,
          end: 'depart',
          message: `Flights are on sale ${counted(TRIP_LIMITS.daysAhead, 'day')} ahead. Choose an earlier date.`,
        },
      ];
    return [];
  });

/**
 * The same by field of a call, each error once: `to`, `depart`; `return` for the way back, `then` for further flights.
 */
export function tripFields(problems: readonly BoundProblem[], bounds: readonly Bound[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { at, end, message } of problems) {
    const field = at === 0 ? end : isReturn(bounds) ? 'return' : 'then';
    if (!Object.values(fields).includes(message)) fields[field] ??= message;
  }
  return fields;
}
