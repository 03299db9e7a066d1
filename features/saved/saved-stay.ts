import * as z from 'zod';
import { posterSpec } from '#features/hotels/contract.ts';

/** What a saved stay shows of its hotel, to its person and in a shared list. */
export const savedHotel = z.object({
  slug: z.string(),
  name: z.string(),
  area: z.string(),
  city: z.string(),
  stars: z.int(),
  poster: posterSpec,
});
/** Paise. */
export const savedPrice = z.int().nullable();
