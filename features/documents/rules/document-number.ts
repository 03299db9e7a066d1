export type DocumentKind = 'invoice' | 'credit_note';

/** What stands for the state of a stay outside India ("foreign country" in GST's list of codes). */
export const ABROAD = '96';

const LETTER: Record<DocumentKind, string> = { invoice: 'S', credit_note: 'C' };
const LAST_SEQUENCE = 999_999;

/**
 * A series for each kind and each registration: a registration (one a state) must show numbers of its own without a
 * gap (Rule 46(b) and 53(1)(c), CGST Rules 2017), so states cannot share one.
 */
export const documentSeries = (kind: DocumentKind, stateCode: string | null): string =>
  `${LETTER[kind]}${stateCode ?? ABROAD}`;

/** `S30/26-27/000123`: series, financial year, place in the series; 16 characters, the most that Rule 46 allows. */
export function documentNumber(series: string, year: string, sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > LAST_SEQUENCE)
    throw new RangeError(`No number ${sequence} in series ${series}`);
  return `${series}/${year}/${String(sequence).padStart(6, '0')}`;
}
