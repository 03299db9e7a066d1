import { z } from 'zod';
import { addDays, daysBetween, isIsoDate, type IsoDate } from './dates.ts';

export const STAY_LIMITS = { nights: 30, rooms: 8, adultsPerRoom: 8, childrenPerRoom: 6, childAge: 17, daysAhead: 364 } as const;

const isoDate = (name: string) => z.string(`Choose a ${name} date.`).refine(isIsoDate, { message: `Choose a ${name} date.` });

export const roomOccupancy = z.object({
  adults: z.int('Choose how many adults.').min(1, 'A room needs at least one adult.').max(STAY_LIMITS.adultsPerRoom, `A room takes at most ${STAY_LIMITS.adultsPerRoom} adults.`),
  childAges: z
    .array(z.int('Give each child’s age in whole years.').min(0, 'An age cannot be below 0.').max(STAY_LIMITS.childAge, `A child is ${STAY_LIMITS.childAge} or younger; count older guests as adults.`))
    .max(STAY_LIMITS.childrenPerRoom, `A room takes at most ${STAY_LIMITS.childrenPerRoom} children.`),
});
export type RoomOccupancy = z.infer<typeof roomOccupancy>;

/** Dates and people of a stay. Rules without a clock; `stayProblems` adds those that need today. */
export const stay = z
  .object({
    checkIn: isoDate('check-in'),
    checkOut: isoDate('check-out'),
    rooms: z.array(roomOccupancy).min(1, 'Choose at least one room.').max(STAY_LIMITS.rooms, `We book at most ${STAY_LIMITS.rooms} rooms at once. For more, make a second booking.`),
  })
  .superRefine((value, issues) => {
    if (!isIsoDate(value.checkIn) || !isIsoDate(value.checkOut)) return; // their own messages stand; a night count of a slip would mislead
    const nights = daysBetween(value.checkIn, value.checkOut);
    if (nights < 1) issues.addIssue({ code: 'custom', path: ['checkOut'], message: 'Check-out must be after check-in.' });
    if (nights > STAY_LIMITS.nights) {
      issues.addIssue({ code: 'custom', path: ['checkOut'], message: `A stay is at most ${STAY_LIMITS.nights} nights; this one is ${nights}.` });
    }
  });
export type Stay = z.infer<typeof stay>;

/** What is wrong with a stay's dates on a given day at the place: messages by field, empty when all is well. */
export function stayProblems(value: Stay, today: IsoDate): Record<string, string> {
  if (value.checkIn < today) return { checkIn: 'Check-in is in the past. Choose today or later.' };
  if (value.checkIn > addDays(today, STAY_LIMITS.daysAhead)) return { checkIn: `We sell rooms ${STAY_LIMITS.daysAhead} days ahead. Choose an earlier date.` };
  return {};
}

/** Rooms as one URL word: "2-5.9_1" = two adults with children of 5 and 9, and one adult. */
export const formatRooms = (rooms: readonly RoomOccupancy[]): string =>
  rooms.map((room) => [room.adults, ...(room.childAges.length ? [room.childAges.join('.')] : [])].join('-')).join('_');

/** Reads `formatRooms` back; a word that is none gives an empty list, which `stay` then refuses with its message. */
export function parseRooms(word: string): RoomOccupancy[] {
  if (!/^\d{1,3}(-\d{1,3}(\.\d{1,3})*)?(_\d{1,3}(-\d{1,3}(\.\d{1,3})*)?)*$/.test(word)) return [];
  return word.split('_').map((part) => {
    const [adults, ages] = part.split('-');
    return { adults: Number(adults), childAges: ages ? ages.split('.').map(Number) : [] };
  });
}

/** "2 adults, 1 child · 1 room" for people. */
export function describeRooms(rooms: readonly RoomOccupancy[]): string {
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.childAges.length, 0);
  const people = [count(adults, 'adult', 'adults'), ...(children ? [count(children, 'child', 'children')] : [])].join(', ');
  return `${people} · ${count(rooms.length, 'room', 'rooms')}`;
}

/** A stay in the query of a page or a GET call: `checkin`, `checkout`, `rooms`. A date left out reads as one not chosen. */
export const stayQuery = z
  .object({ checkin: z.string().default(''), checkout: z.string().default(''), rooms: z.string().default('2') })
  .transform((query): Stay => ({ checkIn: query.checkin, checkOut: query.checkout, rooms: parseRooms(query.rooms) }))
  .pipe(stay);

/** The same stay as URL parameters. */
export const stayParams = (value: Stay) => ({ checkin: value.checkIn, checkout: value.checkOut, rooms: formatRooms(value.rooms) });
