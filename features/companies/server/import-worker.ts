import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { searchWordsOf } from '../rules/employee-filter.ts';
import type { ImportContext, ImportedEmployee, ImportReport } from '../rules/import/employee-import.ts';
import { importFile } from '../rules/import/import-file.ts';

/*
 * The worker thread that parses a file of people. Answers with the report and, for an import, with the people in parts
 * of one INSERT each.
 */

/** Rows per INSERT: the cost of building a statement grows with the square of its parameters. */
const ROWS_AT_ONCE = 200;

/**
 * `mails` and `staffNumbers` of existing employees, one per line: one text is transferred between threads faster than a
 * list.
 */
export type ImportTask = {
  file: string;
  apply: boolean;
  known: { mails: string; staffNumbers: string };
  context: Omit<ImportContext, 'isKnownMail' | 'hasStaffNumber'>;
};

/** A person to add, with their search text. */
export type PersonToAdd = ImportedEmployee & { searchWords: string };
export type ImportAnswer = { report: Omit<ImportReport, 'ready'> & { ready: number }; people: PersonToAdd[][] };

const { file, apply, known, context } = workerData as ImportTask;
const [mails, staffNumbers] = [new Set(known.mails.split('\n')), new Set(known.staffNumbers.split('\n'))];
const { ready, ...report } = importFile(Buffer.from(file, 'base64'), {
  ...context,
  isKnownMail: (mail) => mails.has(mail),
  hasStaffNumber: (number) => staffNumbers.has(number.toLowerCase()),
});
const people: PersonToAdd[][] = [];
for (let at = 0; apply && report.ok && at < ready.length; at += ROWS_AT_ONCE)
  people.push(ready.slice(at, at + ROWS_AT_ONCE).map((person) => ({ ...person, searchWords: searchWordsOf(person) })));
parentPort?.postMessage({ report: { ...report, ready: ready.length }, people } satisfies ImportAnswer);
