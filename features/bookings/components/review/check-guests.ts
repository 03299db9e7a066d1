import type { FieldErrors } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import { detailsOf, type GuestFormValues } from './guest-values.ts';

/** Loads the form's validation (contract and rules), which is heavy. Call it early to have it ready. */
export const loadGuestRules = () =>
  Promise.all([import('../../people.contract.ts'), import('../../rules/gst-details.ts'), import('./beside-guests.ts')]);

/**
 * Errors by field path, the first message of each; empty when valid. Where validation cannot be loaded it gives none:
 * the server checks the same rules.
 */
export async function checkGuests(values: GuestFormValues): Promise<FieldErrors> {
  const rules = await loadGuestRules().catch(() => null);
  if (!rules) return {};
  const [{ guestDetails }, { gstAddressProblem }, { besideGuests }] = rules;
  const details = detailsOf(values);
  const problems: FieldErrors = {};
  const elsewhere = details.gst && gstAddressProblem(details.gst.number, details.gst.address);
  if (elsewhere) problems['gst.address'] = elsewhere;
  const { error } = guestDetails.safeParse(details);
  return besideGuests({ ...(error && fieldErrors(error)), ...problems }, values);
}
