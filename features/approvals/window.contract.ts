import * as z from 'zod';
import { MOST_WINDOW_DAYS } from '#lib/shared/approved-window.ts';
import { counted } from '#lib/shared/word-lists.ts';

const cities = {
  from: z.string(),
  to: z.string(),
  fromName: z.string(),
  toName: z.string(),
  nights: z.int().optional().describe('of a stay, whose city is both'),
};

/** One direction of a flight trip: from city to city, and the day of departure. Of a stay: its city and day of arrival. */
export const routeBound = z.object({ ...cities, day: z.string() });

/**
 * Any flights of these directions on these days, or stays in the city from one of them, up to so much for the whole trip
 * (paise), held before `until`.
 */
export const approvedWindow = z.object({
  bounds: z.array(z.object({ ...cities, first: z.string(), last: z.string() })).max(6),
  upTo: z.int(),
  until: z.string(),
});

/** Days around the day asked for. */
export const windowDays = z
  .int()
  .min(0)
  .max(MOST_WINDOW_DAYS, `A window is at most ${counted(MOST_WINDOW_DAYS, 'day')} before and after.`);

/** What a request asks for beside its flight or stay: others of its route or city so many days around, up to so much for the trip (paise). */
export const windowAsked = z.object({ days: windowDays, upTo: z.int().min(0) });
