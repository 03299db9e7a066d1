/** One record of a CSV file and the line it begins in, counted from 1 as an editor does. */
export type CsvRow = { line: number; cells: string[] };

/**
 * What is left when a file ends: its last record, and what looks cut off. `openQuote` is the line of a quotation mark
 * that was never closed, null when all were; `unended` says that the last record has no line ending.
 */
export type CsvEnd = { rows: CsvRow[]; openQuote: number | null; unended: boolean };

export type CsvReader = {
  /** Takes the next piece of text, gives the records that are complete by now. */
  push: (text: string) => CsvRow[];
  /** Says that the file is over. */
  end: () => CsvEnd;
};

const SEPARATORS = [',', ';', '\t', '|'];
/** A quoted cell longer than this is a quotation mark that was never closed. */
const LONGEST_CELL = 100_000;
/** So much text is awaited for the end of the first line, which tells the separator. */
const LONGEST_FIRST_LINE = 65_536;

/** Which of the usual separators a line has most of, outside quotation marks; a comma when it has none. */
export function separatorOf(line: string): string {
  const bare = line.replace(/"[^"]*"?/g, '');
  const counts = SEPARATORS.map((separator) => bare.split(separator).length - 1);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * Reads CSV (RFC 4180) as spreadsheets write it: a byte order mark, comma, semicolon, tab or bar, found in the first
 * line or said by Excel's `sep=;`; any line ending; quoted cells with line breaks and doubled quotation marks. One
 * inside an unquoted cell is itself. Empty lines are left out. Text comes in pieces, so that no file is held whole.
 */
export function csvReader(): CsvReader {
  let waiting: string | null = '';
  let machine: Machine | null = null;

  const begin = (text: string): CsvRow[] => {
    const plain = text.replace(/^\uFEFF/, '');
    const said = /^sep=(.)(\r\n|\r|\n|$)/i.exec(plain);
    machine = newMachine(said?.[1] ?? separatorOf(/^[^\r\n]*/.exec(plain)?.[0] ?? ''), said ? 2 : 1);
    waiting = null;
    return machine.read(said ? plain.slice(said[0].length) : plain);
  };

  return {
    push(text) {
      if (machine) return machine.read(text);
      waiting = (waiting ?? '') + text;
      return /[\r\n][^]/.test(waiting) || waiting.length > LONGEST_FIRST_LINE ? begin(waiting) : [];
    },
    end() {
      const first = waiting === null ? [] : begin(waiting);
      const last = machine?.finish() ?? { rows: [], openQuote: null, unended: false };
      return { ...last, rows: [...first, ...last.rows] };
    },
  };
}

type Machine = { read: (text: string) => CsvRow[]; finish: () => CsvEnd };

function newMachine(separator: string, firstLine: number): Machine {
  const delimiter = new RegExp(`[\\r\\n${separator === '|' ? '\\|' : separator}]`, 'g');
  let at: 'start' | 'plain' | 'quoted' | 'after-quote' = 'start';
  let [cell, cells, line, rowLine, quoteLine] = ['', [] as string[], firstLine, firstLine, 0];
  let [afterReturn, broken] = [false, false];

  const endCell = () => {
    cells.push(cell);
    cell = '';
    at = 'start';
  };
  const endRow = (rows: CsvRow[]) => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: rowLine, cells });
    cells = [];
    line++;
    rowLine = line;
  };

  /** Inside quotation marks up to the next one; gives where to go on. */
  const readQuoted = (text: string, from: number): number => {
    const close = text.indexOf('"', from);
    const part = text.slice(from, close < 0 ? undefined : close);
    cell += part;
    line += part.split('\n').length - 1;
    broken ||= cell.length > LONGEST_CELL;
    if (close < 0) return text.length;
    at = 'after-quote';
    return close + 1;
  };

  /** A plain piece up to the next separator or line ending; gives where to go on. */
  const readPlain = (text: string, from: number, rows: CsvRow[]): number => {
    delimiter.lastIndex = from;
    const stop = delimiter.exec(text)?.index ?? text.length;
    cell += text.slice(from, stop);
    if (stop > from) at = 'plain';
    if (stop === text.length) return stop;
    if (text[stop] === separator) endCell();
    else {
      endRow(rows);
      afterReturn = text[stop] === '\r';
    }
    return stop + 1;
  };

  return {
    read(text) {
      const rows: CsvRow[] = [];
      for (let next = 0; next < text.length && !broken;) {
        if (afterReturn && text[next] === '\n')
          next++; // the second half of CRLF
        else if (at === 'quoted') next = readQuoted(text, next);
        else if (text[next] === '"' && at !== 'plain') {
          if (at === 'after-quote') cell += '"';
          else quoteLine = line;
          at = 'quoted';
          next++;
        } else {
          afterReturn = false;
          next = readPlain(text, next, rows);
          continue;
        }
        afterReturn = false;
      }
      return rows;
    },
    finish() {
      if (broken || at === 'quoted') return { rows: [], openQuote: quoteLine, unended: true };
      const unended = cell !== '' || cells.length > 0 || at === 'after-quote';
      const rows: CsvRow[] = [];
      if (unended) endRow(rows);
      return { rows, openQuote: null, unended };
    },
  };
}
