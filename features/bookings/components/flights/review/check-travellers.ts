import type { FieldErrors } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import type { FlightBooking } from '../../../contract.ts';
import { travelDays } from '../parts/flight-text.ts';
import { flightDetailsOf, type TravellersValues } from './traveller-values.ts';

/** Loads the form's validation (airline rules and contract), which is heavy. Call it early to have it ready. */
export const loadTravellerRules = () =>
  Promise.all([import('../../../rules/traveller-problems.ts'), import('../../../people.contract.ts')]);

/**
 * Errors by field, the first message of each; empty when valid. Where validation cannot be loaded it gives none: the
 * server checks the same rules.
 */
export async function checkTravellers(values: TravellersValues, booking: FlightBooking): Promise<FieldErrors> {
  const rules = await loadTravellerRules().catch(() => null);
  if (!rules) return {};
  const [{ travellerProblems }, { travellersForm }] = rules;
  const { party, requiredFields, now } = booking;
  const details = flightDetailsOf(values, booking);
  const problems = travellerProblems(details, {
    party,
    requiredFields,
    travel: travelDays(booking),
    today: now.slice(0, 10),
  });
  const { error } = travellersForm.safeParse({ details });
  return { ...(error && fieldErrors(error)), ...problems };
}
