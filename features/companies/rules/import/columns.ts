import { plainName } from '../employee-filter.ts';

/** Columns of the import. */
export const IMPORT_COLUMNS = [
  'firstName',
  'lastName',
  'workEmail',
  'mobile',
  'staffNumber',
  'department',
  'designation',
  'band',
  'level',
  'role',
  'manager',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Labels of the columns on screen and in the template file. */
export const COLUMN_NAMES: Record<ImportColumn, string> = {
  firstName: 'First name',
  lastName: 'Family name',
  workEmail: 'Work email',
  mobile: 'Mobile',
  staffNumber: 'Staff number',
  department: 'Department',
  designation: 'Designation',
  band: 'Band',
  level: 'Level',
  role: 'Role',
  manager: 'Manager email',
};

export const REQUIRED_COLUMNS: readonly ImportColumn[] = ['firstName', 'lastName', 'workEmail', 'mobile'];

/** Other headers that HR systems use for the same columns. */
const ALSO: Record<ImportColumn, readonly string[]> = {
  firstName: ['given name', 'forename'],
  lastName: ['last name', 'surname'],
  workEmail: ['email', 'e-mail', 'work e-mail', 'email address', 'official email'],
  mobile: ['phone', 'mobile number', 'phone number', 'contact number'],
  staffNumber: ['employee id', 'employee code', 'employee number', 'emp id', 'emp code', 'staff id'],
  department: ['dept'],
  designation: ['title', 'job title'],
  band: ['grade'],
  level: [],
  role: ['user role'],
  manager: ['reports to', 'manager', 'reporting manager email', 'manager e-mail'],
};

const tidy = (text: string): string =>
  plainName(text)
    .replace(/[\s_.*:]+/g, ' ')
    .trim();
const BY_WORD = new Map(
  IMPORT_COLUMNS.flatMap((column) =>
    [COLUMN_NAMES[column], column, ...ALSO[column]].map((word) => [tidy(word), column] as const),
  ),
);

/** The most columns of a header; further ones are ignored. */
const MOST_COLUMNS = 200;
/** The most unknown headers that are reported, each shortened. */
const [NAMED_IGNORED, LONGEST_HEADING] = [20, 60];

/** Positions of the columns in a header; the first of two with the same meaning counts. `ignored`: unknown headers. */
export type Header = { at: Partial<Record<ImportColumn, number>>; ignored: string[]; missing: ImportColumn[] };

export function readHeader(cells: readonly string[]): Header {
  const at: Header['at'] = {};
  const ignored: string[] = [];
  cells.slice(0, MOST_COLUMNS).forEach((cell, index) => {
    const column = BY_WORD.get(tidy(cell.slice(0, LONGEST_HEADING)));
    if (column && at[column] === undefined) at[column] = index;
    else if (cell.trim() && ignored.length < NAMED_IGNORED) ignored.push(cell.trim().slice(0, LONGEST_HEADING));
  });
  return { at, ignored, missing: REQUIRED_COLUMNS.filter((column) => at[column] === undefined) };
}
