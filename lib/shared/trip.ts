import * as z from 'zod';
import { isIsoDate } from './dates.ts';
import { partyProblems } from './party-problems.ts';
import { boundProblems, tripFields } from './trip-problems.ts';
import { CABIN_CODES, parseBounds, TRIP_LIMITS, type Bound, type CabinCode, type Trip } from './trip-shape.ts';

export * from './party-problems.ts';
export * from './trip-problems.ts';
export * from './trip-shape.ts';

const place = (what: string) =>
  z
    .string()
    .max(20, `Choose where the trip ${what}.`)
    .trim()
    .toUpperCase()
    .transform((code) => code.replace('.ONLY', '.only'))
    .pipe(z.string().regex(/^[A-Z]{3}(\.only)?$/, `Choose where the trip ${what}.`));
const day = (message: string) => z.string(message).max(10, message).refine(isIsoDate, { message });
const count = (message: string) =>
  z
    .string()
    .regex(/^\d{1,3}$/, message)
    .transform(Number);

const fields = z.object({
  from: place('begins').describe(
    'IATA code of a city (all its airports) or an airport; an airport alone whose city has the same code: `BOM.only`',
  ),
  to: place('ends'),
  depart: day('Choose a departure date.'),
  return: day('Choose a return date.')
    .or(z.literal(''))
    .optional()
    .describe('adds a flight from the last place back to the first'),
  then: z.string().max(200).optional().describe('further flights, such as GOI-DEL-2026-12-15_DEL-BLR-2026-12-20'),
  adults: count('Choose how many adults.').default(1),
  children: count('Choose how many children.').default(0),
  infants: count('Choose how many infants.').default(0),
  cabin: z
    .string()
    .max(1, 'Choose a cabin: 2 economy, 3 premium economy, 4 business, 6 first.')
    .default('2')
    .transform(Number)
    .refine((code): code is CabinCode => (CABIN_CODES as readonly number[]).includes(code), {
      message: 'Choose a cabin: 2 economy, 3 premium economy, 4 business, 6 first.',
    })
    .describe('3.19: 2 economy, 3 premium economy, 4 business, 6 first'),
});

/** A trip in the query of a page or a GET call. */
export const tripQuery = fields.transform(
  ({ from, to, depart, return: back, then, adults, children, infants, cabin }, context): Trip => {
    const more = parseBounds(then ?? '');
    if (!more)
      context.addIssue({
        code: 'custom',
        path: ['then'],
        message: 'We could not read the further flights. Choose them again.',
      });
    const bounds: Bound[] = [{ from, to, date: depart }, ...(more ?? [])];
    if (back) bounds.push({ from: bounds.at(-1)!.to, to: from, date: back });
    const problems: Record<string, string> = {
      ...tripFields(boundProblems(bounds), bounds),
      ...partyProblems({ adults, children, infants }),
    };
    if (bounds.length > TRIP_LIMITS.bounds)
      problems.then = `One trip has at most ${TRIP_LIMITS.bounds} flights. Make a second booking for the others.`;
    if (more?.some(({ date }) => !isIsoDate(date)))
      problems.then = 'A date of the further flights is not in the calendar.';
    for (const [field, message] of Object.entries(problems))
      context.addIssue({ code: 'custom', path: [field], message });
    return { bounds, adults, children, infants, cabin };
  },
);
