import type { FieldErrors } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import type { FlightBooking } from '../../../contract.ts';
import { travelDays } from '../parts/flight-text.ts';
import { flightDetailsOf, type TravellersValues } from './traveller-values.ts';

/** What checks the form, heavy and wanted only once somebody fills it in: the airlines' rules and the contract. Call it early to have it at hand. */
export const loadTravellerRules = () =>
  Promise.all([import('../../../rules/traveller-problems.ts'), import('../../../contract.ts')]);

/**
 * What is wrong with the details, by field of the call, the first message of each; empty when nothing is. Where the
 * rules cannot be fetched it finds nothing: the server holds the details to the same ones.
 */
export async function checkTravellers(values: TravellersValues, booking: FlightBooking): Promise<FieldErrors> {
  const rules = await loadTravellerRules().catch(() => null);
  if (!rules) return {};
  const [{ travellerProblems }, { saveTravellers }] = rules;
  const { party, requiredFields, now } = booking;
  const details = flightDetailsOf(values, booking);
  const problems = travellerProblems(details, {
    party,
    requiredFields,
    travel: travelDays(booking),
    today: now.slice(0, 10),
  });
  const error = saveTravellers.body?.safeParse({ bookingId: booking._id, details }).error;
  return { ...(error && fieldErrors(error)), ...problems };
}
