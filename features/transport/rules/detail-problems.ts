import { addDays, daysBetween, type IsoDate } from '#lib/shared/dates.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { TransportDetails } from '../details.ts';
import { CAR_CLASS_LABELS, CAR_SEATS } from './choices.ts';
import { DAYS_AHEAD } from './limits.ts';

/** The longest car rental, in days. */
export const MOST_CAR_DAYS = 30;

type At = { today: IsoDate; startsAt: Date; now: Date };

/** What is wrong with a request beyond single fields, beside its fields: past days, order of times, too many people. */
export function detailProblems(
  details: TransportDetails,
  travellers: number,
  { today, startsAt, now }: At,
): FieldErrors {
  const fields: FieldErrors = {};
  const put = (name: string, text: string) => (fields[`details.${name}`] ??= text);
  if (details.date < today) put('date', 'Choose today or a later day.');
  else if (startsAt <= now) put(details.mode === 'car' ? 'time' : 'timing', 'This time is over. Choose a later one.');
  if (details.date > addDays(today, DAYS_AHEAD))
    put('date', `Choose a day within the next ${counted(DAYS_AHEAD, 'day')}.`);
  if (details.mode === 'car') {
    const [begins, ends] = [`${details.date}T${details.time}`, `${details.untilDate}T${details.untilTime}`];
    if (details.untilDate < details.date) put('untilDate', 'Choose the day of the pick-up or a later one.');
    else if (ends <= begins) put('untilTime', 'Enter a time after the pick-up.');
    if (daysBetween(details.date, details.untilDate) >= MOST_CAR_DAYS)
      put(
        'untilDate',
        `A car is rented for up to ${counted(MOST_CAR_DAYS, 'day')}. Send another request for the rest.`,
      );
    if (details.passengers > CAR_SEATS[details.carClass])
      put('carClass', `${CAR_CLASS_LABELS[details.carClass]}. Choose a larger car, or send two requests.`);
    if (details.passengers < travellers)
      put(
        'passengers',
        `${counted(travellers, 'person is', 'people are')} chosen to travel. Enter at least as many passengers.`,
      );
    return fields;
  }
  if (details.from.toLowerCase() === details.to.toLowerCase()) put('to', 'Enter another place than where it begins.');
  return fields;
}
