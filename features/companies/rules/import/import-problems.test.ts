import { describe, expect, it } from 'vitest';
import { asha, context, dryRun, file, HEAD, said } from '#tests/support/employee-import.ts';
import { importFile } from './import-file.ts';

describe('[6.6] importing employees', () => {
  it.each<[string, string, string[]]>([
    ['nothing', '', ['The file is empty. Its first line names the columns, each other line one person.']],
    ['a header alone', `${HEAD}\n`, ['The file names the columns, but nobody below them.']],
    [
      'columns missing',
      'First name,Department\nAsha,Sales\n',
      [
        'The first line does not name “Family name”, “Work email”, “Mobile”. Add these columns, or start from the template.',
      ],
    ],
    [
      'cells missing',
      file('Asha,,,'),
      [
        '2 Family name: Family name is missing.',
        '2 Work email: Work email is missing.',
        '2 Mobile: Mobile is missing.',
      ],
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
        "2 First name: “=cmd|' /C calc'!A0” begins with “=”, which a spreadsheet would run as a formula. Remove that character.",
      ],
    ],
    [
      'formula injection behind a guard',
      file(asha.replace('K-0042', "'@SUM(A1)")),
      [
        '2 Staff number: “@SUM(A1)” begins with “@”, which a spreadsheet would run as a formula. Remove that character.',
      ],
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
      ['2 Family name: Family name is at most 60 characters; this one has 61.'],
    ],
    [
      'a bell in a name',
      file(asha.replace('Iyer', 'I\u0007yer')),
      ['2 Family name: Family name contains characters that cannot be shown. Type it again.'],
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
});
