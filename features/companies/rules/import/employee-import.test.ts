import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '#lib/shared/csv/write-csv.ts';
import { nameSuggester } from './closest-name.ts';
import { readHeader } from './columns.ts';
import { REPORTED_PROBLEMS, type ImportContext, type ImportReport } from './employee-import.ts';
import { importFile, importTemplate } from './import-file.ts';

const named = (...names: string[]) => names.map((name) => ({ id: name.toLowerCase().replace(/\s/g, '-'), name }));
const context = (change: Partial<ImportContext> = {}): ImportContext => ({
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
const HEAD = 'First name,Last name,Work email,Mobile,Staff number,Department,Designation,Band,Level,Role,Manager email';
const asha =
  'Asha,Iyer,asha@example.com,+91 90000 00001,K-0042,Sales,Engineer,Band 3,Level 5,Approver,meera.nair@example.com';
const bytes = (text: string) => new TextEncoder().encode(text);
const dryRun = (text: string, change?: Partial<ImportContext>): ImportReport =>
  importFile(bytes(text), context(change));
const file = (...lines: string[]) => [HEAD, ...lines, ''].join('\r\n');
const said = ({ fileProblems, problems }: ImportReport) => [
  ...fileProblems,
  ...problems.map(({ line, column, text }) => `${line} ${column}: ${text}`),
];

describe('[6.6] importing employees', () => {
  it('takes a whole line', () => {
    expect(dryRun(file(asha))).toEqual({
      ok: true,
      rows: 1,
      fileProblems: [],
      problems: [],
      problemCount: 0,
      problemRows: 0,
      ignoredColumns: [],
      ready: [
        {
          line: 2,
          firstName: 'Asha',
          lastName: 'Iyer',
          workEmail: 'asha@example.com',
          mobile: '+91 90000 00001',
          staffNumber: 'K-0042',
          departmentId: 'sales',
          designationId: 'engineer',
          bandId: 'band-3',
          levelId: 'level-5',
          roleId: 'approver',
          managerMail: 'meera.nair@example.com',
        },
      ],
    });
  });

  it.each<[string, string]>([
    ['a byte order mark', `\uFEFF${file(asha)}`],
    ['Excel’s semicolons', file(asha).replaceAll(',', ';')],
    ['the separator said', `sep=;\r\n${file(asha).replaceAll(',', ';')}`],
    ['tabs', file(asha).replaceAll(',', '\t')],
    ['line endings of Unix', file(asha).replaceAll('\r\n', '\n')],
    ['no line ending at the end', file(asha).trimEnd()],
    [
      'quotation marks around everything',
      file(asha)
        .split('\r\n')
        .filter(Boolean)
        .map((line) =>
          line
            .split(',')
            .map((cell) => `"${cell}"`)
            .join(','),
        )
        .join('\n'),
    ],
    [
      'other words in the header',
      file(asha).replace(
        HEAD,
        'FIRST_NAME,Surname,E-mail*,Phone number,Emp Code,Dept.,Job Title,Grade,Level,User role,Reports to',
      ),
    ],
    [
      'other case and spaces',
      file(asha.replace('asha@', ' Asha@').replace('Sales', '  sales ').replace('Approver', 'APPROVER')),
    ],
    ['a guarded telephone number', file(asha.replace('+91', "'+91"))],
    ['a telephone number with brackets', file(asha.replace('+91 90000 00001', '+91 90000-00001'))],
  ])('reads %s alike', (_, text) => {
    const { ok, ready } = dryRun(text);
    expect(ok).toBe(true);
    expect(ready).toMatchObject([
      {
        firstName: 'Asha',
        workEmail: 'asha@example.com',
        mobile: '+91 90000 00001',
        departmentId: 'sales',
        roleId: 'approver',
      },
    ]);
  });

  it('reads Devanagari, in UTF-8 and in Excel’s UTF-16', () => {
    const text = file('आशा,अय्यर,asha@example.com,9000000001,,बिक्री,,,,,');
    const expected = [
      {
        firstName: 'आशा',
        lastName: 'अय्यर',
        departmentId: 'बिक्री',
        staffNumber: null,
        roleId: 'employee',
        managerMail: null,
      },
    ];
    expect(dryRun(text).ready).toMatchObject(expected);
    expect(
      importFile(new Uint8Array(Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le')), context()).ready,
    ).toMatchObject(expected);
  });

  it.each<[string, string, string[]]>([
    ['nothing', '', ['The file is empty. Its first line names the columns, each other line one person.']],
    ['a header alone', `${HEAD}\n`, ['The file names the columns, but nobody below them.']],
    [
      'columns missing',
      'First name,Department\nAsha,Sales\n',
      [
        'The first line does not name “Last name”, “Work email”, “Mobile”. Add these columns, or start from the template.',
      ],
    ],
    [
      'cells missing',
      file('Asha,,,'),
      ['2 Last name: Last name is missing.', '2 Work email: Work email is missing.', '2 Mobile: Mobile is missing.'],
    ],
    [
      'an address that is none',
      file(asha.replace('asha@', 'asha')),
      ['2 Work email: “ashaexample.com” is not an email address such as asha@example.com.'],
    ],
    [
      'a mobile number that is none',
      file(asha.replace('+91 90000 00001', 'call me')),
      ['2 Mobile: “call me” is not a mobile number with 8 to 15 digits.'],
    ],
    [
      'a number that Excel shortened',
      file(asha.replace('+91 90000 00001', '9.19E+11')),
      [
        '2 Mobile: “9.19E+11” has lost its digits: the spreadsheet shortened it. Format the column as text and enter the number again.',
      ],
    ],
    [
      'formula injection',
      file(asha.replace('Asha', '"=cmd|\' /C calc\'!A0"')),
      [
        "2 First name: “=cmd|' /C calc'!A0” begins with “=”, which a spreadsheet would run as a formula. Take that sign away.",
      ],
    ],
    [
      'formula injection behind a guard',
      file(asha.replace('K-0042', "'@SUM(A1)")),
      ['2 Staff number: “@SUM(A1)” begins with “@”, which a spreadsheet would run as a formula. Take that sign away.'],
    ],
    [
      'a department that is none, with a slip',
      file(asha.replace('Sales', 'Salse')),
      ['2 Department: There is no department “Salse”. Did you mean “Sales”?'],
    ],
    [
      'a department that is none',
      file(asha.replace('Sales', 'Kitchen')),
      ['2 Department: There is no department “Kitchen”. Add it first, or correct the name.'],
    ],
    [
      'a role that one may not give',
      file(asha.replace('Approver', 'Administrator')),
      ['2 Role: There is no role “Administrator” that you may give.'],
    ],
    [
      'somebody who works here',
      file(asha.replace('asha@', 'meera.nair@')),
      ['2 Work email: meera.nair@example.com works here already.', '2 Manager email: Nobody is their own manager.'],
    ],
    [
      'a staff number that is taken',
      file(asha.replace('K-0042', 'K-0001')),
      ['2 Staff number: K-0001 is someone’s already.'],
    ],
    [
      'an address twice',
      file(asha, asha.replace('Asha', 'Usha').replace('asha@example', 'ASHA@example').replace('K-0042', 'K-0043')),
      ['3 Work email: asha@example.com is in line 2 too. Keep one of the two.'],
    ],
    [
      'a staff number twice',
      file(asha, asha.replace('asha@', 'usha@').replace('K-0042', 'k-0042')),
      ['3 Staff number: k-0042 is in line 2 too. Keep one of the two.'],
    ],
    [
      'a manager nobody knows',
      file(asha.replace('meera.nair', 'nobody')),
      ['2 Manager email: Nobody in the company or this file has the address nobody@example.com.'],
    ],
    [
      'too many cells',
      file(`${asha},more`),
      ['2 Line: This line has 12 cells, the header 11. Put cells that hold a comma in quotation marks.'],
    ],
    [
      'a name of 61 letters',
      file(asha.replace('Iyer', 'I'.repeat(61))),
      ['2 Last name: Last name is at most 60 characters; this one has 61.'],
    ],
    [
      'a bell in a name',
      file(asha.replace('Iyer', 'I\u0007yer')),
      ['2 Last name: Last name holds signs that cannot be shown. Type it again.'],
    ],
    [
      'a file cut in a quotation',
      file(asha, 'Usha,"Iy').trimEnd(),
      ['The quotation mark opened in line 3 is never closed. The file may be cut off; save it again.'],
    ],
    [
      'a file cut in a line',
      file(asha, 'Usha,Iyer,usha@exa').trimEnd(),
      [
        'The file ends in the middle of line 3. It may be cut off; save it again.',
        '3 Work email: “usha@exa” is not an email address such as asha@example.com.',
        '3 Mobile: Mobile is missing.',
      ],
    ],
  ])('says what is wrong with %s, and adds nobody', (_, text, expected) => {
    const report = dryRun(text);
    expect(said(report)).toEqual(expected);
    expect(report.ok).toBe(false);
  });

  it.each<[string, Uint8Array, string]>([
    [
      'Windows-1252',
      new Uint8Array([...new TextEncoder().encode(file(asha)), 0x4a, 0x6f, 0x73, 0xe9]),
      'Some letters of the file cannot be read. Save it as “CSV UTF-8” and choose it again.',
    ],
    [
      'a spreadsheet itself',
      new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]),
      'This is not a CSV file. In your spreadsheet choose “Save as”, then “CSV UTF-8”.',
    ],
  ])('refuses %s', (_, content, problem) =>
    expect(importFile(content, context())).toMatchObject({
      ok: false,
      ready: [],
      fileProblems: expect.arrayContaining([problem]) as string[],
    }),
  );

  it('finds managers in the file, wherever they stand, and the circles among them', () => {
    const line = (name: string, manager: string) =>
      `${name},Rao,${name.toLowerCase()}@example.com,9000000001,,,,,,,${manager && `${manager}@example.com`}`;
    expect(dryRun(file(line('A', 'b'), line('B', 'c'), line('C', ''))).ok).toBe(true);
    expect(said(dryRun(file(line('A', 'b'), line('B', 'c'), line('C', 'b'), line('D', 'a'))))).toEqual([
      '2 Manager email: These are each other’s managers: b@example.com, c@example.com.',
    ]);
    expect(said(dryRun(file(line('A', 'a'))))).toEqual(['2 Manager email: Nobody is their own manager.']);
  });

  it('says which columns mean nothing to it', () =>
    expect(
      dryRun(
        file(asha)
          .replace(HEAD, `${HEAD},Shoe size,Email`)
          .replace('meera.nair@example.com', 'meera.nair@example.com,42,'),
      ).ignoredColumns,
    ).toEqual(['Shoe size', 'Email']));

  it('starts from a template that it takes', () => {
    expect(readHeader((importTemplate().split('\r\n')[0] ?? '').slice(1).split(','))).toMatchObject({
      ignored: [],
      missing: [],
    });
    expect(dryRun(importTemplate()).ok).toBe(true);
  });

  it.each([
    ['Sales', 'Sales'],
    ['salse', 'Sales'],
    ['Feild Sales', 'Field Sales'],
    ['IT', null],
    ['xx', null],
    ['Marketing', null],
  ])('[3.8] guesses %s as %s', (written, meant) =>
    expect(nameSuggester(['Sales', 'Field Sales', 'HR'])(written)).toBe(meant),
  );

  it('[3.8] counts edits as the whole matrix does', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 6 }), (written, names) => {
        const near = names
          .map((name) => ({ name, edits: wholeMatrix(written, name) }))
          .filter(({ name, edits }) => edits <= 2 && edits * 2 < Math.max(written.length, name.length));
        const least = Math.min(...near.map(({ edits }) => edits));
        expect(nameSuggester(names)(written)).toBe(near.find(({ edits }) => edits === least)?.name ?? null);
      }),
      { numRuns: 2000 },
    );
  });

  it('[3.8] compares each distinct text once, and no more than it is allowed to', () => {
    const names = Array.from({ length: 10 }, (_, at) => `Department ${at}`);
    const suggest = nameSuggester(names, names.length);
    expect(Array.from({ length: 100 }, () => suggest('Deprtment 3'))).toEqual(
      Array.from({ length: 100 }, () => 'Department 3'),
    );
    expect(suggest('Deprtment 4')).toBeNull(); // the comparisons are used up
  });
});

/** Optimal string alignment distance, computed cell by cell. */
function wholeMatrix(one: string, other: string): number {
  const cells = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? cells[i - 2]![j - 2]! + 1
          : Infinity;
      cells[i]![j] = Math.min(
        cells[i - 1]![j]! + 1,
        cells[i]![j - 1]! + 1,
        cells[i - 1]![j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1),
        swapped,
      );
    }
  return cells[one.length]![other.length]!;
}

describe('[6.6] a hostile file', { timeout: 20_000 }, () => {
  it('of 10,000 lines, each naming another department that is none of 1,000, is read to its end', () => {
    const departments = named(...Array.from({ length: 1000 }, (_, at) => `Department of long-distance travel ${at}`));
    const lines = Array.from(
      { length: 10_000 },
      (_, at) => `Asha,Iyer,a${at}@example.com,9000000001,,Department of long-distnace travle ${at},,,,,`,
    );
    expect(dryRun(file(...lines), { departments })).toMatchObject({ ok: false, rows: 10_000, problemCount: 10_000 });
  });

  it('names a circle of 5,000 managers by its first few', () => {
    const lines = Array.from(
      { length: 5000 },
      (_, at) => `Asha,Iyer,a${at}@example.com,9000000001,,,,,,,a${(at + 1) % 5000}@example.com`,
    );
    expect(said(dryRun(file(...lines)))).toEqual([
      '2 Manager email: These are each other’s managers: a0@example.com, a1@example.com, a2@example.com, a3@example.com, a4@example.com, and 4995 more.',
    ]);
  });

  it('with 100,000 columns names the first of them, shortened', () => {
    const { ignoredColumns } = dryRun(`${HEAD}${`,${'x'.repeat(100)}`.repeat(100_000)}\n${asha}\n`);
    expect([ignoredColumns.length, ignoredColumns[0]]).toEqual([20, 'x'.repeat(60)]);
  });
});

describe('[6.6] a file of 100,000 people', { timeout: 60_000 }, () => {
  const people = (count: number) =>
    bytes(
      `${HEAD}\r\n` +
        Array.from({ length: count }, (_, index) =>
          csvLine([
            'Asha',
            'Iyer',
            `asha.${index}@example.com`,
            '+91 90000 00001',
            `N-${index}`,
            'Sales, South',
            'Engineer',
            'Band 3',
            'Level 5',
            null,
            null,
          ]),
        ).join(''),
    );

  it('is read to its end and refused in one sentence', () => {
    const report = importFile(people(100_000), context({ departments: named('Sales, South') }));
    expect(report).toMatchObject({
      ok: false,
      rows: 100_000,
      problemCount: 0,
      fileProblems: ['The file has 100,000 people; one import takes at most 10,000 people. Split it.'],
    });
    expect(report.ready).toHaveLength(10_000);
  });

  it('could be taken whole', () => {
    expect(importFile(people(100_000), context({ departments: named('Sales, South'), limit: 100_000 }))).toMatchObject({
      ok: true,
      rows: 100_000,
    });
  });

  it('counts every problem, but reports the first thousand', () => {
    const report = importFile(people(5000), context());
    expect(report).toMatchObject({ ok: false, problemCount: 5000, problemRows: 5000, ready: [] });
    expect(report.problems).toHaveLength(REPORTED_PROBLEMS);
  });
});
