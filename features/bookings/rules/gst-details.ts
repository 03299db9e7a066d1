import { GST_STATES, gstStateName, stateTaxName } from '#lib/shared/gst-states.ts';

/**
 * Validates the registered address of a GSTIN; null when it fits. A registration is of one state, the first two digits,
 * and its address lies there (rule 10, CGST Rules). Refuses only an address that ends with another state's name,
 * because streets can be named after states.
 */
export function gstAddressProblem(gstNumber: string, address: string): string | null {
  const own = gstStateName(gstNumber.slice(0, 2));
  const words = address
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean); // without PIN code and punctuation
  if (words.at(-1) === 'india') words.pop();
  const text = ` ${words.join(' ')}`;
  const there = Object.values(GST_STATES).find((state) => text.endsWith(` ${state.toLowerCase()}`));
  if (!own || !there || there === own) return null;
  return `This GST number belongs to ${own}, and the address is in ${there}. Correct one of the two.`;
}

/**
 * Why input tax of a stay cannot be claimed with a GSTIN; null where it can, abroad, and without a number. The place of
 * supply is the hotel's location (section 12(3)(b), IGST Act 2017), so a stay bears that state's CGST and SGST,
 * creditable only to a registration of that state. `state`: the hotel's GST state code, null abroad.
 */
export function lostCredit(state: string | null, gstNumber: string): string | null {
  const own = gstStateName(gstNumber.slice(0, 2));
  const there = state === null ? null : gstStateName(state);
  if (state === null || there === null || own === null || gstNumber.length < 15 || gstNumber.startsWith(state))
    return null;
  return `This stay bears CGST and ${stateTaxName(state)} of ${there}. A GST number of ${own} can’t claim them as input tax credit; only one of ${there} can.`;
}
