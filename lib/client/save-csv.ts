import { csvFile, type CsvCell } from '#lib/shared/csv/write-csv.ts';
import { saveFile } from './download-file.ts';

/** Saves a table that is on screen as a CSV file. Cells that a spreadsheet would run as formulas are escaped. */
export const saveCsv = (name: string, header: readonly string[], rows: readonly (readonly CsvCell[])[]): void =>
  saveFile(new Blob([...csvFile(header, rows)], { type: 'text/csv;charset=utf-8' }), name);
