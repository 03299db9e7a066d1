import { gstStateName, stateTaxName } from '#lib/shared/gst-states.ts';

/**
 * Why the tax of a stay cannot be claimed with a GST number; null where it can, abroad, and for a number not typed yet.
 * A stay is supplied where the hotel stands (section 12(3)(b), IGST Act 2017), so it bears that state's CGST and SGST:
 * input credit for a registration of that state alone. `state`: GST code of the hotel's state, null abroad.
 */
export function lostCredit(state: string | null, gstNumber: string): string | null {
  const own = gstStateName(gstNumber.slice(0, 2));
  const there = state === null ? null : gstStateName(state);
  if (state === null || there === null || own === null || gstNumber.length < 15 || gstNumber.startsWith(state))
    return null;
  return `This stay bears CGST and ${stateTaxName(state)} of ${there}. A GST number of ${own} can’t claim them as input tax credit; only one of ${there} can.`;
}
