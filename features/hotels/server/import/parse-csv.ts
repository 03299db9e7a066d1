import 'server-only';

/** A record of a CSV file with the number of the line it begins on (the header is line 1). */
export type CsvRecord = { line: number; cells: string[] };

/** A file that cannot be read as a table at all. `line` is where it goes wrong. */
export class CsvProblem extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads CSV as spreadsheets write it (RFC 4180): quoted cells may hold separators, line breaks and doubled quotes; a
 * byte-order mark, CRLF and semicolons or tabs as separators are understood. Empty lines are passed over. Throws CsvProblem.
 */
export function parseCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let cell = '';
  let quotedAt = 0;
  let line = 1;

  const endRecord = () => {
    record.cells.push(cell);
    if (record.cells.some((content) => content.trim() !== '')) records.push(record);
    cell = '';
    record = { line: line + 1, cells: [] };
  };

  for (let at = 0; at < source.length; at++) {
    const character = source[at]!;
    if (quotedAt) {
      if (character === '"' && source[at + 1] === '"') cell += source[(at += 1)];
      else if (character === '"') quotedAt = 0;
      else cell += character;
      if (character === '\n') line += 1;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      quotedAt = line;
    } else if (character === separator) {
      record.cells.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && source[at + 1] === '\n') at += 1;
      endRecord();
      line += 1;
    } else cell += character;
  }
  if (quotedAt) throw new CsvProblem(quotedAt, 'A quotation mark that opens on this line is never closed.');
  if (cell !== '' || record.cells.length) endRecord();
  return records;
}

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(source: string): string {
  const header = (/^[^\r\n]*/.exec(source)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
