import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { searchWordsOf } from '../rules/employee-filter.ts';
import type { ImportContext, ImportedEmployee, ImportReport } from '../rules/import/employee-import.ts';
import { importFile } from '../rules/import/import-file.ts';

/*
 * The thread in which a file of people is read. It answers with the report and, when they are to be added, with the
 * people themselves in parts of one INSERT each.
 */

/** Rows in one INSERT: building a statement costs by the square of its parameters. */
const ROWS_AT_ONCE = 200;

/** `mails` and `staffNumbers` of who works here already, one a line: one text travels between threads faster than a list. */
export type ImportTask = {
  file: string;
  apply: boolean;
  known: { mails: string; staffNumbers: string };
  context: Omit<ImportContext, 'isKnownMail' | 'hasStaffNumber'>;
};

/** Somebody to be added, with the words a search finds them by. */
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
