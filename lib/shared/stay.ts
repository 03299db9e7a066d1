import * as z from 'zod';
import { addDays, daysBetween, isIsoDate, type IsoDate } from './dates.ts';
import { parseRooms, STAY_LIMITS, type RoomOccupancy, type Stay } from './stay-shape.ts';
import { counted } from './word-lists.ts';
import { t } from './texts.ts';

export * from './stay-shape.ts';

const isoDate = (name: string) =>
  z
    .string(`Choose a ${name} date.`)
    .max(10, `Choose a ${name} date.`)
    .refine(isIsoDate, { message: `Choose a ${name} date.` });

/** Of the type `RoomOccupancy`. */
export const roomOccupancy = z.object({
  adults: z
    .int('Choose how many adults.')
    .min(1, 'A room needs at least one adult.')
    .max(STAY_LIMITS.adultsPerRoom, `A room takes at most ${counted(STAY_LIMITS.adultsPerRoom, 'adult')}.`),
  childAges: z
    .array(
      z
        .int('Give each child’s age in whole years.')
        .min(0, 'An age cannot be below 0.')
        .max(STAY_LIMITS.childAge, `A child is ${STAY_LIMITS.childAge} or younger; count older guests as adults.`),
    )
    .max(
      STAY_LIMITS.childrenPerRoom,
      `A room takes at most ${counted(STAY_LIMITS.childrenPerRoom, 'child', 'children')}.`,
    ),
}) satisfies z.ZodType<RoomOccupancy>;

/** Dates and guests of a stay. Rules that do not depend on today; `stayProblems` adds the others. */
export const stay = z
  .object({
    checkIn: isoDate('check-in'),
    checkOut: isoDate('check-out'),
    rooms: z
      .array(roomOccupancy)
      .min(1, 'Choose at least one room.')
      .max(
        STAY_LIMITS.rooms,
        `We book at most ${counted(STAY_LIMITS.rooms, 'room')} at once. For more, make a second booking.`,
      ),
  })
  .superRefine((value, issues) => {
    // their own messages apply; a night count of mistyped dates would mislead
    if (!isIsoDate(value.checkIn) || !isIsoDate(value.checkOut)) return;
    const nights = daysBetween(value.checkIn, value.checkOut);
    if (nights < 1)
      issues.addIssue({ code: 'custom', path: ['checkOut'], message: t('Check-out must be after check-in.') });
    if (nights > STAY_LIMITS.nights) {
      issues.addIssue({
        code: 'custom',
        path: ['checkOut'],
        message: t('A stay is at most {longest}; this one is {nights}.', {
          longest: counted(STAY_LIMITS.nights, 'night'),
          nights,
        }),
      });
    }
  });

/** Why a stay's dates are invalid on a given day at the place: messages by field, empty when valid. */
export function stayProblems(value: Stay, today: IsoDate): Record<string, string> {
  if (value.checkIn < today) return { checkIn: t('Check-in is in the past. Choose today or later.') };
  if (value.checkIn > addDays(today, STAY_LIMITS.daysAhead))
    return {
      checkIn: t('We sell rooms {days} ahead. Choose an earlier date.', {
        days: counted(STAY_LIMITS.daysAhead, 'day'),
      }),
    };
  return {};
}

/** A stay in the query of a page or a GET call: `checkin`, `checkout`, `rooms`. A missing date counts as not chosen. */
export const stayQuery = z
  .object({
    checkin: z.string().max(10, 'Choose a check-in date.').default(''),
    checkout: z.string().max(10, 'Choose a check-out date.').default(''),
    rooms: z.string().max(300, 'Choose the rooms again.').default('2'),
  })
  .transform((query): Stay => ({ checkIn: query.checkin, checkOut: query.checkout, rooms: parseRooms(query.rooms) }))
  .pipe(stay);
