export type DocumentKind = 'invoice' | 'credit_note' | 'receipt';

/** The state code of a stay outside India ("foreign country" in GST's list of codes). */
export const ABROAD = '96';

const LETTER: Record<DocumentKind, string> = { invoice: 'S', credit_note: 'C', receipt: 'R' };
const LAST_SEQUENCE = 999_999;

/**
 * One number series per kind and registration: a registration (one per state) must have consecutive numbers of its own
 * (Rule 46(b) and 53(1)(c), CGST Rules 2017).
 */
export const documentSeries = (kind: DocumentKind, stateCode: string | null): string =>
  `${LETTER[kind]}${stateCode ?? ABROAD}`;

/** `S30/26-27/000123`: series, financial year, number; 16 characters, the maximum of Rule 46. */
export function documentNumber(series: string, year: string, sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > LAST_SEQUENCE)
    throw new RangeError(`No number ${sequence} in series ${series}`);
  return `${series}/${year}/${String(sequence).padStart(6, '0')}`;
}
