import 'server-only';
import { gstStateName } from '#lib/shared/gst-states.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { gstinCheckCharacter } from '#lib/shared/tax-ids.ts';

/** The supplier as printed on an invoice. `gstin` and `state` are null for a stay outside India. */
export type Supplier = { name: string; address: string; gstin: string | null; state: string | null; demo: boolean };

/**
 * DEMONSTRATION VALUES, 21 November 2026. They belong to nobody: the tax office issues no PAN with the number 0000. Before the first real
 * sale, add an entry with the real name, office and PAN from its date on; what was issued before keeps its own.
 * A hotel room is supplied where the hotel stands (section 12(3)(b), IGST Act 2017), so CGST and SGST are charged by
 * the registration in that state; all registrations share the PAN.
 */
const IDENTITIES = [
  {
    from: '2017-07-01',
    name: `${PRODUCT.name} Stays (demonstration)`,
    address: 'Example House, 1 Example Road, Bengaluru 560001, Karnataka, India',
    /** Each registration has an office in its own state; another address would make the invoice false. */
    officeIn: (state: string) => `Example House, 1 Example Road, ${state}, India`,
    pan: 'ZZZCS0000Z',
    demo: true,
  },
] as const;

/** Karnataka: the state of that office. */
export const HEAD_OFFICE = '29';

/** The supplier at an instant, with its registration in a state (GST code), or none outside India. */
export function supplierAt(at: Date, stateCode: string | null): Supplier {
  const known = IDENTITIES.filter((identity) => Date.parse(identity.from) <= at.getTime());
  const { name, address, officeIn, pan, demo } = known.at(-1) ?? IDENTITIES[0];
  const state = stateCode && gstStateName(stateCode);
  return {
    name,
    address: state && stateCode !== HEAD_OFFICE ? officeIn(state) : address,
    demo,
    gstin: stateCode && registration(stateCode, pan),
    state,
  };
}

function registration(stateCode: string, pan: string): string {
  const first14 = `${stateCode}${pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
}
