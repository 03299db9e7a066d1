import type { FieldErrors } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import type { FlightBooking, FlightDetails } from '../../../contract.ts';
import { travelDays } from '../parts/flight-text.ts';
import { flightDetailsOf, type TravellersValues } from './traveller-values.ts';

/** `details.passengers.0.frequentFlyer.1.number` → `details.passengers.0.frequentFlyer.AI`, the field of its airline. */
const byAirline = (path: string, { passengers }: FlightDetails): string => {
  const [, passenger, at] = /^details\.passengers\.(\d{1,2})\.frequentFlyer\.(\d{1,2})\./.exec(path) ?? [];
  const number = passengers[Number(passenger)]?.frequentFlyer?.[Number(at)];
  return number ? `details.passengers.${passenger}.frequentFlyer.${number.airline}` : path;
};

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
    airlines: booking.bounds.map(({ airline }) => airline.code),
    today: now.slice(0, 10),
  });
  const { error } = travellersForm.safeParse({ details });
  const wrong = Object.entries({ ...(error && fieldErrors(error)), ...problems });
  return Object.fromEntries(wrong.map(([path, problem]) => [byAirline(path, details), problem]));
}
