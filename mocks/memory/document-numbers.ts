import { documentNumber, documentSeries, type DocumentKind } from '#features/documents/rules/document-number.ts';
import { financialYear } from '#features/documents/rules/financial-year.ts';
import { memory } from './memory.ts';

/** Where the mock's airlines and tour operators are registered for GST. */
export const KARNATAKA = '29';

/** The next of a series of numbers, from 1. */
export const counted = (series: string): number => (memory().counted[series] = (memory().counted[series] ?? 0) + 1);

/** The next number of a document in the series of its supplier's state (consecutive, CGST Rules, rule 46). */
export const nextDocumentNumber = (kind: DocumentKind, stateCode: string, now: Date): string => {
  const series = documentSeries(kind, stateCode);
  return documentNumber(series, financialYear(now), counted(series));
};
