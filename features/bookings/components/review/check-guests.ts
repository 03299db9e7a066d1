import type { FieldErrors } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import type { GuestDetails } from '../../contract.ts';

/** The contract with its schemas and the rules: heavy, and wanted only once somebody fills in the form. Call it early to have it at hand. */
export const loadGuestRules = () => Promise.all([import('../../contract.ts'), import('../../rules/gst-address.ts')]);

/**
 * What is wrong with the details, by field path, the first message of each; empty when nothing is. Where the schema
 * cannot be fetched it finds nothing: the server holds the details to the same one.
 */
export async function checkGuests(details: GuestDetails): Promise<FieldErrors> {
  const rules = await loadGuestRules().catch(() => null);
  if (!rules) return {};
  const [{ guestDetails }, { gstAddressProblem }] = rules;
  const problems: FieldErrors = {};
  const elsewhere = details.gst && gstAddressProblem(details.gst.number, details.gst.address);
  if (elsewhere) problems['gst.address'] = elsewhere;
  const { error } = guestDetails.safeParse(details);
  return { ...(error && fieldErrors(error)), ...problems };
}
