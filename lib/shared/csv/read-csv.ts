import { CsvError, parse } from 'csv-parse/sync';

/** One record of a CSV file and the line it begins on, counted from 1 as an editor does. */
export type CsvRow = { line: number; cells: string[] };

/**
 * Signs of a truncated file. `openQuote`: the line of the record with an unclosed quotation mark, null without one;
 * `unended`: the last record has no line ending.
 */
export type CsvEnd = { openQuote: number | null; unended: boolean };

const SEPARATORS = [',', ';', '\t', '|'];

/** The most frequent of the usual separators in a line, outside quotation marks; a comma when it has none. */
export function separatorOf(line: string): string {
  const bare = line.replace(/"[^"]*"?/g, '');
  const counts = SEPARATORS.map((separator) => bare.split(separator).length - 1);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * Reads CSV (RFC 4180) as spreadsheets write it: with or without a byte order mark; separated by comma, semicolon, tab
 * or bar, as the first line or Excel's `sep=;` says; any line ending, mixed ones too. Records without content are left
 * out. Calls `onRow` for each record in turn and never throws for the file's content: `CsvEnd` says what is wrong.
 */
export function readCsv(text: string, onRow: (row: CsvRow) => void): CsvEnd {
  const plain = text.replace(/^\uFEFF/, '');
  const declared = /^sep=(.)(\r\n|\r|\n|$)/i.exec(plain);
  const body = declared ? plain.slice(declared[0].length) : plain;
  const lines = lineCounter(declared ? 2 : 1);
  const unended = body !== '' && !/[\r\n]$/.test(body);
  try {
    parse(body, {
      delimiter: declared?.[1] ?? separatorOf(/^[^\r\n]*/.exec(body)?.[0] ?? ''),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true, // a quotation mark inside an unquoted cell is literal
      on_record: (cells: string[], { lines: parsed }) => {
        const line = lines.beginningOf(cells, parsed);
        if (cells.some((cell) => cell !== '')) onRow({ line, cells });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      return { openQuote: lines.next(), unended: true };
    throw error;
  }
  return { openQuote: null, unended };
}

/** csv-parse numbers a record by its last line, and counts a CRLF inside a quoted cell twice. */
function lineCounter(first: number) {
  let [countedTwice, next] = [0, first];
  return {
    beginningOf(cells: readonly string[], parsed: number): number {
      const breaks = cells.reduce((sum, cell) => sum + (cell.match(/[\r\n]/g)?.length ?? 0), 0);
      const line = first - 1 + parsed - countedTwice - breaks;
      countedTwice += cells.reduce((sum, cell) => sum + cell.split('\r\n').length - 1, 0);
      next = first + parsed - countedTwice;
      return line;
    },
    /** The line after the last record that was read. */
    next: () => next,
  };
}
