/** The format of every table in data/: column names once, then one row a line. Trailing values may be missing. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** The rows as objects. Checked by data.test.ts, not at run time, because the tables are part of the source. */
export function readTable<Row extends object>({ columns, rows }: Table): readonly Row[] {
  return rows.map((row) => Object.fromEntries(row.map((value, at) => [columns[at], value])) as Row);
}
