import type { FieldErrors } from '#lib/shared/errors.ts';
import type { FlightBooking } from '../../../contract.ts';
import { flightDetailsOf, type TravellersValues } from './traveller-values.ts';

/** What checks the form, heavy and wanted only once somebody fills it in: the airlines' rules and the contract. Call it early to have it at hand. */
export const loadTravellerRules = () => Promise.all([import('./traveller-problems.ts'), import('../../../contract.ts')]);

/**
 * What is wrong with the details, by field of the wire or the form, the first message of each; empty when nothing is.
 * Where the rules cannot be fetched it finds nothing: the server holds the details to the same ones.
 */
export async function checkTravellers(values: TravellersValues, booking: FlightBooking): Promise<FieldErrors> {
  const [airlines, contract] = (await loadTravellerRules().catch(() => null)) ?? [null, null];
  const problems = airlines?.travellerProblems(values, booking) ?? {};
  for (const issue of contract?.saveTravellers.body?.safeParse({ bookingId: booking._id, details: flightDetailsOf(values, booking) }).error?.issues ?? []) problems[issue.path.join('.')] ??= issue.message;
  return problems;
}
