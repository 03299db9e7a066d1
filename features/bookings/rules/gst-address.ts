import { GST_STATES, gstStateName } from '#lib/shared/gst-states.ts';

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
