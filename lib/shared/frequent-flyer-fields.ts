import * as z from 'zod';
import { MOST_PROGRAMMES } from './frequent-flyer.ts';
import { PROGRAMME_AIRLINES } from './programme-airlines.ts';

/** A frequent-flyer number; spaces and hyphens between its groups are removed. */
const numberField = z
  .string()
  .max(40, 'A frequent-flyer number has 5 to 16 letters and digits.')
  .overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .regex(/^[A-Z0-9]{5,16}$/, 'Enter the frequent-flyer number: 5 to 16 letters and digits.');

/** Frequent-flyer numbers, one an airline. */
const numbersOf = (airline: z.ZodType<string>) =>
  z
    .array(z.object({ airline, number: numberField }))
    .max(MOST_PROGRAMMES, `Save up to ${MOST_PROGRAMMES} frequent-flyer numbers.`)
    .superRefine((numbers, issues) => {
      numbers.forEach((one, at) => {
        if (numbers.findIndex((other) => other.airline === one.airline) < at)
          issues.addIssue({
            code: 'custom',
            path: [at, 'airline'],
            message: 'There is already a number of this airline. Change or remove one of the two.',
          });
      });
    });

/** The numbers of a person: of airlines that have a programme. */
export const savedProgrammes = numbersOf(
  z.enum(Object.keys(PROGRAMME_AIRLINES) as [string, ...string[]], 'Choose an airline.'),
);

/** The numbers given with a booking: of the airlines that are booked, which the booking checks. */
export const bookedProgrammes = numbersOf(z.string().regex(/^[A-Z0-9]{2}$/, 'Choose an airline.'));
