import { guarded } from './formula-guard.ts';

/** Numbers are written as they are and never guarded; null is an empty cell. */
export type CsvCell = string | number | null;

/** Tells Excel that the file is UTF-8. */
export const CSV_BEGIN = '\uFEFF';

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = guarded(cell);
  return /[",;\t\r\n|]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line with its ending (CRLF, RFC 4180). */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** A whole file, line by line, so that a long one can be streamed. */
export function* csvFile(header: readonly string[], rows: Iterable<readonly CsvCell[]>): Generator<string> {
  yield CSV_BEGIN + csvLine(header);
  for (const row of rows) yield csvLine(row);
}
