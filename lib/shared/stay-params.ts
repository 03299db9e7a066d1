import { addDays, isIsoDate, type IsoDate } from './dates.ts';
import { parseRooms, stay as staySchema, stayProblems, STAY_LIMITS, type RoomOccupancy, type Stay } from './stay.ts';
import { t } from './texts.ts';

export type SearchParams = Record<string, string | string[] | undefined>;

/** A stay read from a page's query: always values for the form, with the error message of each field. */
export type StayInput = { stay: Stay; errors: { dates?: string; rooms?: string }; complete: boolean };

/** The first value of a query parameter, empty when there is none. */
export const firstOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '');

/**
 * Reads `checkin`, `checkout` and `rooms` (or the fields of the form without script: a1, c1 … a3, c3). Missing values
 * default to the coming weekend for two; wrong ones are kept for the form, with their message. `complete` is true when
 * all three were given and valid.
 */
export function readStayInput(params: SearchParams, today: IsoDate): StayInput {
  const weekend = comingWeekend(today);
  const [checkIn, checkOut] = [firstOf(params.checkin), firstOf(params.checkout)];
  const word = firstOf(params.rooms);
  const rooms = word ? parseRooms(word) : plainRooms(params);
  const asked: Stay = {
    checkIn: isIsoDate(checkIn) ? checkIn : weekend.checkIn,
    checkOut: isIsoDate(checkOut) ? checkOut : isIsoDate(checkIn) ? addDays(checkIn, 2) : weekend.checkOut,
    rooms: rooms.length ? rooms : [{ adults: 2, childAges: [] }],
  };
  const errors: StayInput['errors'] = {};
  if ((checkIn && !isIsoDate(checkIn)) || (checkOut && !isIsoDate(checkOut)))
    errors.dates = t('That date is not in the calendar. Choose both dates again.');
  if (word && !rooms.length) errors.rooms = t('We could not read the guests. Choose them again.');
  const checked = staySchema.safeParse(asked);
  for (const issue of checked.error?.issues ?? []) {
    if (issue.path[0] === 'rooms') errors.rooms ??= t(issue.message);
    else errors.dates ??= t(issue.message);
  }
  errors.dates ??= Object.values(stayProblems(asked, today))[0];
  return {
    stay: showable(asked),
    errors,
    complete: Boolean(checkIn && checkOut && (word || params.a1)) && !errors.dates && !errors.rooms,
  };
}

/** Friday to Sunday, or the next one when it is already Friday evening's weekend. */
export function comingWeekend(today: IsoDate): { checkIn: IsoDate; checkOut: IsoDate } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const checkIn = addDays(today, (5 - weekday + 7) % 7 || 7);
  return { checkIn, checkOut: addDays(checkIn, 2) };
}

function plainRooms(params: SearchParams): RoomOccupancy[] {
  return [1, 2, 3].flatMap((number) => {
    const adults = Number(firstOf(params[`a${number}`]) || 0);
    const ages = firstOf(params[`c${number}`])
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number);
    return adults > 0 || ages.length ? [{ adults, childAges: ages }] : [];
  });
}

/** A form shows at most this many rooms; more were refused with a message. */
const showable = (asked: Stay): Stay => ({
  ...asked,
  rooms: asked.rooms.slice(0, STAY_LIMITS.rooms).map(({ adults, childAges }) => ({
    adults: Math.min(Math.max(1, Math.trunc(adults) || 1), STAY_LIMITS.adultsPerRoom),
    childAges: childAges
      .slice(0, STAY_LIMITS.childrenPerRoom)
      .map((age) => Math.min(Math.max(0, Math.trunc(age) || 0), STAY_LIMITS.childAge)),
  })),
});
