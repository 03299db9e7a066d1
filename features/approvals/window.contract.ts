import * as z from 'zod';

const cities = { from: z.string(), to: z.string(), fromName: z.string(), toName: z.string() };

/** One direction of a flight trip: from city to city, and the day of departure. */
export const routeBound = z.object({ ...cities, day: z.string() });

/** Any flights of these directions on these days, up to so much for the whole trip (paise), held before `until`. */
export const approvedWindow = z.object({
  bounds: z.array(z.object({ ...cities, first: z.string(), last: z.string() })).max(6),
  upTo: z.int(),
  until: z.string(),
});
