/**
 * State codes of GST, the first two digits of every GSTIN (CBIC's list). 25 went into 26 in 2020 and 28 was Andhra
 * Pradesh before Telangana, so neither is given any more. @texts
 */
export const GST_STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** Union territories without a legislature: UTGST stands where a state has SGST (UTGST Act 2017, section 1 and 2). */
const WITHOUT_LEGISLATURE = new Set(['04', '26', '31', '35', '38', '97']);

/** The name of a state by its GST code, or null. */
export const gstStateName = (code: string): string | null => GST_STATES[code] ?? null;

/** The name of the state's half of the tax there. */
export const stateTaxName = (code: string): 'SGST' | 'UTGST' => (WITHOUT_LEGISLATURE.has(code) ? 'UTGST' : 'SGST');

/**
 * The other state that an address names at its end, or null: "12 MG Road, Bengaluru, Karnataka 560001" with a GSTIN of
 * Maharashtra gives Karnataka. Only the last line counts, which holds the state and the PIN code: there is a Delhi Road
 * in Meerut. An address whose last line names the GSTIN's own state is right, whatever else it says.
 */
export function stateNamedIn(address: string, code: string): string | null {
  const end = ` ${address
    .toLowerCase()
    .replace(/[^a-z]{1,240}/g, ' ')
    .trim()} `;
  const named = Object.values(GST_STATES).filter((name) => end.endsWith(` ${wordsOf(name)} `));
  return named.find((name) => name !== GST_STATES[code]) ?? null;
}

const wordsOf = (name: string): string => name.toLowerCase();
