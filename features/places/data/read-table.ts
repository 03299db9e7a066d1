/** How every table in data/ is kept: the column names once, then one row a line. A row may end early: the rest is absent. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** The rows as objects. What they hold is checked by data.test.ts, not at run time: the tables are ours and never change. */
export function readTable<Row extends object>({ columns, rows }: Table): readonly Row[] {
  return rows.map((row) => Object.fromEntries(row.map((value, at) => [columns[at], value])) as Row);
}
