import { gstStateName, stateTaxName } from '#lib/shared/gst-states.ts';

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
