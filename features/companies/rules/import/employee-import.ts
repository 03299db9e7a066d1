import type { CsvEnd, CsvRow } from '#lib/shared/csv/read-csv.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { plainName } from '../employee-filter.ts';
import { nameSuggester } from './closest-name.ts';
import {
  COLUMN_NAMES,
  IMPORT_COLUMNS,
  readHeader,
  REQUIRED_COLUMNS,
  type Header,
  type ImportColumn,
} from './columns.ts';
import { managerProblems } from './managers.ts';
import { readField } from './read-fields.ts';

/** A named record that a line may refer to: a department, designation, band, level or role. */
export type Named = { id: string; name: string };

/** The company's existing records. Names are compared without case and accents. */
export type ImportContext = {
  departments: readonly Named[];
  designations: readonly Named[];
  bands: readonly Named[];
  levels: readonly Named[];
  /** Roles the importer may assign; without a role a person gets `defaultRoleId`. */
  roles: readonly Named[];
  defaultRoleId: string;
  /** True when an employee has this address (lower case). */
  isKnownMail: (workEmail: string) => boolean;
  hasStaffNumber: (staffNumber: string) => boolean;
  /** The most people of one import; IMPORT_LIMIT unless a test says otherwise. */
  limit?: number;
};

/** The people of one import and the reported problems; counts cover the rest. */
export const IMPORT_LIMIT = 10_000;
export const REPORTED_PROBLEMS = 1000;

/** A person to add. `managerMail` is an employee or another line of the file. */
export type ImportedEmployee = {
  line: number;
  firstName: string;
  lastName: string;
  workEmail: string;
  mobile: string;
  staffNumber: string | null;
  departmentId: string | null;
  designationId: string | null;
  bandId: string | null;
  levelId: string | null;
  roleId: string;
  managerMail: string | null;
};

/** A problem of a line and its column. */
export type RowProblem = { line: number; column: string; text: string };

/**
 * The result of a dry run. `ready` is what would be added; an import adds everybody or, with any problem, nobody.
 * `fileProblems` concern the file; `problems` are the first REPORTED_PROBLEMS of `problemCount`.
 */
export type ImportReport = {
  ok: boolean;
  rows: number;
  ready: ImportedEmployee[];
  fileProblems: string[];
  problems: RowProblem[];
  problemCount: number;
  problemRows: number;
  ignoredColumns: string[];
};

export type EmployeeImport = {
  row: (row: CsvRow) => void;
  finish: (end: Pick<CsvEnd, 'openQuote' | 'unended'>) => ImportReport;
};

const NAMED = {
  department: 'departments',
  designation: 'designations',
  band: 'bands',
  level: 'levels',
  role: 'roles',
} as const;

/** Reads the records of a file one by one; the first is the header. Pure apart from its own state. */
export function employeeImport(context: ImportContext): EmployeeImport {
  const limit = context.limit ?? IMPORT_LIMIT;
  const lookUps = Object.fromEntries(
    Object.entries(NAMED).map(([column, list]) => [
      column,
      new Map(context[list].map(({ id, name }) => [plainName(name), id])),
    ]),
  );
  const suggest = Object.fromEntries(
    Object.entries(NAMED).map(([column, list]) => [column, nameSuggester(context[list].map(({ name }) => name))]),
  );
  const ready: ImportedEmployee[] = [];
  const problems: RowProblem[] = [];
  const problemLines = new Set<number>();
  const [mailLines, numberLines] = [new Map<string, number>(), new Map<string, number>()];
  let header: Header | null = null;
  let [rows, width, problemCount, lastShort] = [0, 0, 0, null as number | null];

  const report = (line: number, column: ImportColumn | null, text: string) => {
    problemCount++;
    problemLines.add(line);
    if (problems.length < REPORTED_PROBLEMS)
      problems.push({ line, column: column ? COLUMN_NAMES[column] : 'Line', text });
  };

  const named = (column: keyof typeof NAMED, value: string, line: number): string | null => {
    if (!value) return null;
    const id = lookUps[column]?.get(plainName(value));
    if (id !== undefined) return id;
    // further problems are only counted
    const meant = problems.length < REPORTED_PROBLEMS ? suggest[column]?.(value) : null;
    report(
      line,
      column,
      `There is no ${column} “${value}”${column === 'role' ? ' that you may give' : ''}.${meant ? ` Did you mean “${meant}”?` : column === 'role' ? '' : ' Add it first, or correct the name.'}`,
    );
    return null;
  };

  const take = (line: number, cells: readonly string[], at: Header['at']) => {
    const values = {} as Record<ImportColumn, string>;
    for (const column of IMPORT_COLUMNS) {
      const field = readField(column, cells[at[column] ?? -1] ?? '');
      if ('problem' in field) report(line, column, field.problem);
      else if (!field.value && REQUIRED_COLUMNS.includes(column))
        report(line, column, `${COLUMN_NAMES[column]} is missing.`);
      values[column] = 'value' in field ? field.value : '';
    }
    once(line, 'workEmail', values.workEmail, mailLines, context.isKnownMail(values.workEmail), 'works here already');
    once(
      line,
      'staffNumber',
      values.staffNumber,
      numberLines,
      context.hasStaffNumber(values.staffNumber),
      'is someone’s already',
    );
    ready.push({
      line,
      firstName: values.firstName,
      lastName: values.lastName,
      workEmail: values.workEmail,
      mobile: values.mobile,
      staffNumber: values.staffNumber || null,
      departmentId: named('department', values.department, line),
      designationId: named('designation', values.designation, line),
      bandId: named('band', values.band, line),
      levelId: named('level', values.level, line),
      roleId: named('role', values.role, line) ?? context.defaultRoleId,
      managerMail: values.manager || null,
    });
  };

  const once = (
    line: number,
    column: ImportColumn,
    value: string,
    lines: Map<string, number>,
    isTaken: boolean,
    taken: string,
  ) => {
    if (!value) return;
    const before = lines.get(value.toLowerCase());
    if (before !== undefined) report(line, column, `${value} is in line ${before} too. Keep one of the two.`);
    else if (isTaken) report(line, column, `${value} ${taken}.`);
    lines.set(value.toLowerCase(), before ?? line);
  };

  return {
    row({ line, cells }) {
      if (!header) {
        header = readHeader(cells);
        width = cells.length;
        return;
      }
      rows++;
      lastShort = cells.length < width ? line : null;
      if (header.missing.length || rows > limit) return;
      if (cells.slice(width).some((cell) => cell.trim()))
        report(
          line,
          null,
          `This line has ${cells.length} cells, the header ${width}. Put cells that hold a comma in quotation marks.`,
        );
      take(line, cells, header.at);
    },
    finish({ openQuote, unended }) {
      const fileProblems = fileProblemsOf(header, { rows, limit, openQuote, cutOff: unended ? lastShort : null });
      const known = new Map(ready.map((one) => [one.workEmail, one]));
      for (const { line, text } of managerProblems(ready, (mail) => known.has(mail) || context.isKnownMail(mail)))
        report(line, 'manager', text);
      const ok = !fileProblems.length && problemCount === 0 && rows > 0;
      return {
        ok,
        rows,
        ready: ok ? ready : ready.filter(({ line }) => !problemLines.has(line)),
        fileProblems,
        problems: problems.sort((a, b) => a.line - b.line),
        problemCount,
        problemRows: problemLines.size,
        ignoredColumns: header?.ignored ?? [],
      };
    },
  };
}

type FileFacts = { rows: number; limit: number; openQuote: number | null; cutOff: number | null };

function fileProblemsOf(header: Header | null, { rows, limit, openQuote, cutOff }: FileFacts): string[] {
  if (!header) return ['The file is empty. Its first line names the columns, each other line one person.'];
  return [
    ...(header.missing.length
      ? [
          `The first line does not name ${header.missing.map((column) => `“${COLUMN_NAMES[column]}”`).join(', ')}. Add ${header.missing.length === 1 ? 'this column' : 'these columns'}, or start from the template.`,
        ]
      : []),
    ...(rows > limit
      ? [
          `The file has ${counted(rows, 'person', 'people')}; one import takes at most ${counted(limit, 'person', 'people')}. Split it.`,
        ]
      : []),
    ...(openQuote === null
      ? []
      : [`The quotation mark opened in line ${openQuote} is never closed. The file may be cut off; save it again.`]),
    ...(cutOff === null ? [] : [`The file ends in the middle of line ${cutOff}. It may be cut off; save it again.`]),
    ...(rows === 0 && !header.missing.length && openQuote === null
      ? ['The file names the columns, but nobody below them.']
      : []),
  ];
}
