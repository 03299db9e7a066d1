import { addDays, daysBetween, formatDate, type IsoDate } from '#lib/shared/dates.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { DAYS_AHEAD, MOST_DAYS } from './hosting-limits.ts';

/** When an event takes place, as its host types it: days and wall times at the place. */
type HostedTimes = { startsOn: IsoDate; endsOn: IsoDate; startTime: string; endTime: string };

/** The days from the first to the last. */
export const daysOfEvent = ({ startsOn, endsOn }: Pick<HostedTimes, 'startsOn' | 'endsOn'>): IsoDate[] =>
  Array.from({ length: daysBetween(startsOn, endsOn) + 1 }, (_, index) => addDays(startsOn, index));

/**
 * What is wrong with the times and the programme of an event, by field; empty where nothing is. `now` is the wall time at
 * the place.
 */
export function hostingProblems(
  { startsOn, endsOn, startTime, endTime }: HostedTimes,
  programme: readonly { day: IsoDate }[],
  now: { today: IsoDate; time: string },
): FieldErrors {
  const found: Record<string, string> = {};
  if (startsOn < now.today || (startsOn === now.today && startTime <= now.time))
    found[startsOn < now.today ? 'startsOn' : 'startTime'] = 'The event must begin later than now.';
  else if (startsOn > addDays(now.today, DAYS_AHEAD)) found.startsOn = 'Choose a day within the next two years.';
  if (endsOn < startsOn) return { ...found, endsOn: 'The last day cannot be before the first.' };
  if (daysBetween(startsOn, endsOn) >= MOST_DAYS)
    return { ...found, endsOn: `An event has at most ${counted(MOST_DAYS, 'day')}.` };
  if (startsOn === endsOn && endTime <= startTime) found.endTime = 'The event must end later than it begins.';
  programme.forEach(({ day }, index) => {
    if (day < startsOn || day > endsOn) found[`programme.${index}.day`] = 'Choose among the days of the event.';
  });
  return found;
}

/** Days that people registered for and that a change would remove; with words beside the field that removes them. */
export function removedDaysProblem(
  taken: readonly { day: IsoDate; taken: number }[],
  days: readonly IsoDate[],
): FieldErrors {
  const [lost] = taken.filter((one) => one.taken > 0 && !days.includes(one.day));
  if (!lost) return {};
  const field = lost.day < (days[0] ?? '') ? 'startsOn' : 'endsOn';
  return {
    [field]: `${counted(lost.taken, 'person is', 'people are')} registered for ${formatDate(lost.day, '')}. Keep that day, or cancel the event and make a new one.`,
  };
}

/** Places that are fewer than those taken on the fullest day. */
export function fewerPlacesProblem(taken: readonly { taken: number }[], places: number): FieldErrors {
  const most = Math.max(0, ...taken.map((day) => day.taken));
  return places < most ? { places: `${counted(most, 'place is', 'places are')} taken. Enter at least as many.` } : {};
}
