import 'server-only';
import { readCsv, type CsvRow } from '#lib/shared/csv/read-csv.ts';
import type { ContractProblem } from './contract-lines.ts';

/** The rows of a CSV file that are not empty; a problem where it cannot be parsed. */
export function readRecords(text: string): CsvRow[] | ContractProblem {
  const records: CsvRow[] = [];
  const { openQuote } = readCsv(text, (row) => row.cells.some((cell) => cell.trim() !== '') && records.push(row));
  return openQuote === null
    ? records
    : { line: openQuote, column: null, message: 'A quotation mark that opens on this line is never closed.' };
}
