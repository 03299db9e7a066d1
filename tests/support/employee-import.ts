import { type ImportContext, type ImportReport } from '#features/companies/rules/import/employee-import.ts';
import { importFile } from '#features/companies/rules/import/import-file.ts';

/** Entries of these names, their ids made of them. */
export const named = (...names: string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replace(/\s/g, '-'), name }));
/** What an import is checked against: a small company, unless changed. */
export const context = (change: Partial<ImportContext> = {}): ImportContext => ({
  departments: named('Sales', 'Field Sales', 'बिक्री'),
  designations: named('Engineer'),
  bands: named('Band 3'),
  levels: named('Level 5'),
  roles: named('Employee', 'Approver'),
  defaultRoleId: 'employee',
  isKnownMail: (mail) => mail === 'meera.nair@example.com',
  hasStaffNumber: (number) => number === 'K-0001',
  ...change,
});
/** The header of a file with every column. */
export const HEAD =
  'First name,Last name,Work email,Mobile,Staff number,Department,Designation,Band,Level,Role,Manager email';
/** A line that is taken. */
export const asha =
  'Asha,Iyer,asha@example.com,+91 90000 00001,K-0042,Sales,Engineer,Band 3,Level 5,Approver,meera.nair@example.com';
export const bytes = (text: string) => new TextEncoder().encode(text);
/** What an import of this text would do. */
export const dryRun = (text: string, change?: Partial<ImportContext>): ImportReport =>
  importFile(bytes(text), context(change));
/** A file of these lines below the header. */
export const file = (...lines: string[]) => [HEAD, ...lines, ''].join('\r\n');
/** Every problem of a report as one line. */
export const said = ({ fileProblems, problems }: ImportReport) => [
  ...fileProblems,
  ...problems.map(({ line, column, text }) => `${line} ${column}: ${text}`),
];
