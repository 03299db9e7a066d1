import { decodeCsv } from '#lib/shared/csv/decode-csv.ts';
import { readCsv } from '#lib/shared/csv/read-csv.ts';
import { CSV_BEGIN, csvLine } from '#lib/shared/csv/write-csv.ts';
import { COLUMN_NAMES, IMPORT_COLUMNS } from './columns.ts';
import { employeeImport, type ImportContext, type ImportReport } from './employee-import.ts';

const ENCODING: Record<'not-utf-8' | 'binary', string> = {
  'not-utf-8': 'Some letters of the file cannot be read. Save it as “CSV UTF-8” and choose it again.',
  binary: 'This is not a CSV file. In your spreadsheet choose “Save as”, then “CSV UTF-8”.',
};

/** The dry run of a CSV file given as bytes: what would be added, and all problems. */
export function importFile(file: Uint8Array, context: ImportContext): ImportReport {
  const { text, problem } = decodeCsv(file);
  const people = employeeImport(context);
  const report = people.finish(readCsv(text, people.row));
  if (problem === null) return report;
  return {
    ...report,
    ok: false,
    ready: [],
    fileProblems: [ENCODING[problem], ...(problem === 'binary' ? [] : report.fileProblems)],
  };
}

/** The template file: the header, and one example line. */
export const importTemplate = (): string =>
  CSV_BEGIN +
  csvLine(IMPORT_COLUMNS.map((column) => COLUMN_NAMES[column])) +
  csvLine([
    'Asha',
    'Iyer',
    'asha.iyer@example.com',
    '+91 90000 00001',
    'K-0042',
    'Sales',
    'Engineer',
    'Band 3',
    'Level 5',
    'Employee',
    'meera.nair@example.com',
  ]);
