import { writeFileSync } from 'node:fs';

/** One row a line, so that a diff reads as a list of changes; trailing empty columns are left out. */
export function tableText<Row extends object>(columns: readonly (keyof Row & string)[], rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const values = columns.map((column) => row[column]);
    while (values.at(-1) === undefined && values.length > 0) values.pop();
    return JSON.stringify(values);
  });
  return `{"columns":${JSON.stringify(columns)},\n"rows":[\n${lines.join(',\n')}\n]}\n`;
}

export function writeTable<Row extends object>(
  file: string,
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): void {
  writeFileSync(new URL(`../../features/places/data/${file}`, import.meta.url), tableText(columns, rows));
}
