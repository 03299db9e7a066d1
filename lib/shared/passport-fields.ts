import * as z from 'zod';
import { isIsoDate } from './dates.ts';

/** A calendar date, `1990-04-30`. */
export const isoDate = (message: string) => z.string().max(10, message).refine(isIsoDate, { message });

/** A date of birth. */
export const bornField = isoDate('Enter a date of birth such as 1990-04-30.');

/** A passport as airlines ask for it on journeys abroad. */
export const passportFields = z.object({
  number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{5,15}$/, 'Enter the number of the passport: letters and digits.'),
  expires: isoDate('Enter the day on which the passport expires.'),
  nationality: z
    .string()
    .regex(/^\d{3}$/, 'Choose the country of the passport.')
    .describe('ISO 3166-1 numeric (9.11)'),
});
