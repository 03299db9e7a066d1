import { birthProblem, nameProblem } from '#lib/shared/passengers.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { placesOf, travelDays } from '../parts/flight-words.ts';
import { asksBorn, type Asked, type TravellersValues } from './traveller-values.ts';

/** What airlines would refuse, by field of the form: names they cannot print, dates of birth that are of another type on a day of travel. */
export function travellerProblems(values: TravellersValues, booking: Asked): FieldErrors {
  const places = placesOf(booking.party);
  const problems: FieldErrors = {};
  const note = (field: string, problem: string | null) => {
    if (problem) problems[field] = problem;
  };
  values.passengers.forEach(({ firstName, lastName, born, passportNumber, passportExpires }, at) => {
    const { type } = places[at]!;
    note(`passengers.${at}.firstName`, nameProblem(firstName, 'first'));
    note(`passengers.${at}.lastName`, nameProblem(lastName, 'family'));
    if (asksBorn(booking, type)) note(`passengers.${at}.born`, born ? birthProblem(type, born, travelDays(booking), booking.now.slice(0, 10)) : 'Enter the date of birth as in the passport.');
    if (!booking.requiredFields.includes('passport')) return;
    note(`passengers.${at}.passportNumber`, /^[A-Za-z0-9]{5,15}$/.test(passportNumber.trim()) ? null : 'Enter the number of the passport: letters and digits.');
    note(`passengers.${at}.passportExpires`, passportExpires > (travelDays(booking).at(-1) ?? '') ? null : 'The passport must be valid on the last day of travel. Enter the day on which it expires.');
  });
  if (booking.requiredFields.includes('pan') && !values.pan.trim()) problems.pan = 'Enter the PAN of the person paying, such as ABCPE1234F.';
  return problems;
}
