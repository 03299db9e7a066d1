import * as z from 'zod';
import { addDays, isIsoDate, type IsoDate } from './dates.ts';
import { partyProblems } from './party-problems.ts';
import { CABIN_CODES, parseBounds, TRIP_LIMITS, type Bound, type CabinCode, type Trip } from './trip-words.ts';

export * from './party-problems.ts';
export * from './trip-words.ts';

const place = (what: string) => z.string().trim().toUpperCase().transform((code) => code.replace('.ONLY', '.only')).pipe(z.string().regex(/^[A-Z]{3}(\.only)?$/, `Choose where the trip ${what}.`));
const day = (message: string) => z.string(message).refine(isIsoDate, { message });
const count = (message: string) => z.string().regex(/^\d{1,3}$/, message).transform(Number);

/** What is wrong with the bounds of a trip, without a clock: same place twice, out of order, too many. */
export function boundProblems(bounds: readonly Bound[]): Record<string, string> {
  if (bounds.length > TRIP_LIMITS.bounds) return { then: `One trip has at most ${TRIP_LIMITS.bounds} flights. Make a second booking for the others.` };
  for (const [at, { from, to, date }] of bounds.entries()) {
    const field = at === 0 ? 'to' : 'then';
    if (from === to) return { [field]: 'The trip begins and ends in the same place. Choose another destination.' };
    const before = bounds[at - 1];
    if (before && date < before.date) return { [at === bounds.length - 1 ? 'return' : 'then']: 'A later flight cannot leave before the one before it. Choose a later date.' };
  }
  return {};
}

/** What is wrong with the dates of a trip on a given day at its origin. */
export function tripProblems({ bounds }: Pick<Trip, 'bounds'>, today: IsoDate): Record<string, string> {
  const [first] = bounds;
  const last = bounds.at(-1);
  if (first && first.date < today) return { depart: 'The departure is in the past. Choose today or later.' };
  if (last && last.date > addDays(today, TRIP_LIMITS.daysAhead)) {
    return { [bounds.length > 1 ? 'return' : 'depart']: `Flights are on sale ${TRIP_LIMITS.daysAhead} days ahead. Choose an earlier date.` };
  }
  return {};
}

const fields = z.object({
  from: place('begins').describe('IATA code of a city (all its airports) or an airport; an airport alone whose city has the same code: `BOM.only`'),
  to: place('ends'), depart: day('Choose a departure date.'),
  return: day('Choose a return date.').or(z.literal('')).optional().describe('adds a flight from the last place back to the first'),
  then: z.string().max(200).optional().describe('further flights, such as GOI-DEL-2026-12-15_DEL-BLR-2026-12-20'),
  adults: count('Choose how many adults.').default(1), children: count('Choose how many children.').default(0), infants: count('Choose how many infants.').default(0),
  cabin: z.string().default('2').transform(Number).refine((code): code is CabinCode => (CABIN_CODES as readonly number[]).includes(code), { message: 'Choose a cabin: 2 economy, 3 premium economy, 4 business, 6 first.' })
    .describe('3.19: 2 economy, 3 premium economy, 4 business, 6 first'),
});

/** A trip in the query of a page or a GET call. */
export const tripQuery = fields.transform(({ from, to, depart, return: back, then, adults, children, infants, cabin }, context): Trip => {
  const more = parseBounds(then ?? '');
  if (!more) context.addIssue({ code: 'custom', path: ['then'], message: 'We could not read the further flights. Choose them again.' });
  const bounds: Bound[] = [{ from, to, date: depart }, ...(more ?? [])];
  if (back) bounds.push({ from: bounds.at(-1)!.to, to: from, date: back });
  const problems = { ...boundProblems(bounds), ...partyProblems({ adults, children, infants }) };
  if (more?.some(({ date }) => !isIsoDate(date))) problems.then = 'A date of the further flights is not in the calendar.';
  for (const [field, message] of Object.entries(problems)) context.addIssue({ code: 'custom', path: [field], message });
  return { bounds, adults, children, infants, cabin };
});
