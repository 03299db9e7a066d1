import 'server-only';
import type { CsvRow } from '#lib/shared/csv/read-csv.ts';
import { COLUMN_NAMES, COLUMNS, type ColumnName, type Value } from './columns.ts';

/** A problem of the file, with its line and, where it concerns one cell, its column. */
export type ContractProblem = { line: number; column: string | null; message: string };

/** The parsed cells of one line; empty cells are absent. */
export type ContractLine = { line: number; values: { [Name in ColumnName]?: Value<Name> } };

/** Parses every cell by its column. Unknown, duplicate and missing columns are problems of the header line. */
export function readLines(records: readonly CsvRow[]): { lines: ContractLine[]; problems: ContractProblem[] } {
  const [header, ...body] = records;
  if (!header) return { lines: [], problems: [{ line: 1, column: null, message: 'The file is empty.' }] };
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const problems = headerProblems(header.line, names);
  if (problems.length) return { lines: [], problems };
  if (!body.length)
    return {
      lines: [],
      problems: [{ line: header.line, column: null, message: 'The file has a header and nothing below it.' }],
    };
  const lines = body.map(({ line, cells }): ContractLine => {
    if (cells.length > names.length)
      problems.push({
        line,
        column: null,
        message: `The line has ${cells.length} cells, the header ${names.length}. Is a comma inside a cell without quotation marks?`,
      });
    return { line, values: valuesOf(line, names as ColumnName[], cells, problems) };
  });
  return { lines, problems };
}

function headerProblems(line: number, names: readonly string[]): ContractProblem[] {
  const problems: ContractProblem[] = [];
  for (const [index, name] of names.entries()) {
    if (!COLUMN_NAMES.some((known) => known === name))
      problems.push({
        line,
        column: name || null,
        message: name ? 'is no column of this file' : `The header’s cell ${index + 1} is empty.`,
      });
    else if (names.indexOf(name) !== index)
      problems.push({ line, column: name, message: 'stands twice in the header' });
  }
  for (const name of COLUMN_NAMES) {
    if (COLUMNS[name].fallback === undefined && !names.includes(name))
      problems.push({ line, column: name, message: 'is missing from the header' });
  }
  return problems;
}

function valuesOf(
  line: number,
  names: readonly ColumnName[],
  cells: readonly string[],
  problems: ContractProblem[],
): ContractLine['values'] {
  const values: Record<string, unknown> = {};
  names.forEach((name, index) => {
    const content = (cells[index] ?? '').trim();
    if (content === '') return;
    const parsed = COLUMNS[name].schema.safeParse(content);
    if (parsed.success) values[name] = parsed.data;
    else
      problems.push({
        line,
        column: name,
        message: `“${content.slice(0, 60)}” is not good: it ${parsed.error.issues[0]?.message ?? 'cannot be read'}.`,
      });
  });
  return values;
}
