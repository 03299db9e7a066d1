import { describe, expect, it } from 'vitest';
import { asha, context, dryRun, file, HEAD, said } from '#tests/support/employee-import.ts';
import { readHeader } from './columns.ts';
import { importFile, importTemplate } from './import-file.ts';

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
});
