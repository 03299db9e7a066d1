import type { FieldErrors } from '#lib/shared/errors.ts';
import type { FlightBooking } from '../../../contract.ts';
import { flightDetailsOf, travellerProblems, type TravellersValues } from './traveller-values.ts';

/** The contract with its schemas: heavy, and wanted only once somebody fills in the form. Call it early to have it at hand. */
export const loadTravellerRules = () => import('../../../contract.ts');

/**
 * What is wrong with the details, by field of the wire or the form, the first message of each; empty when nothing is.
 * Where the schema cannot be fetched the airlines' rules alone speak: the server holds the details to the same ones.
 */
export async function checkTravellers(values: TravellersValues, booking: FlightBooking): Promise<FieldErrors> {
  const problems = travellerProblems(values, booking);
  const rules = await loadTravellerRules().catch(() => null);
  for (const issue of rules?.saveTravellers.body?.safeParse({ bookingId: booking._id, details: flightDetailsOf(values, booking) }).error?.issues ?? []) problems[issue.path.join('.')] ??= issue.message;
  return problems;
}
