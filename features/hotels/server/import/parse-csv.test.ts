import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvProblem, parseCsv } from './parse-csv.ts';

const cells = (text: string) => parseCsv(text).map((record) => record.cells);

describe('a CSV file', () => {
  it.each([
    [
      'commas',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1;2,5\n',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a byte-order mark and CRLF',
      '\uFEFFa,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'lone carriage returns',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes around separators, breaks and quotes',
      'a,b\n"1, one","say ""hello""\nagain"',
      [
        ['a', 'b'],
        ['1, one', 'say "hello"\nagain'],
      ],
    ],
    [
      'a quote inside a cell',
      'a,b\nSea 5" view,2',
      [
        ['a', 'b'],
        ['Sea 5" view', '2'],
      ],
    ],
    [
      'quoted separators in the header',
      '"a;b",c\n1,2',
      [
        ['a;b', 'c'],
        ['1', '2'],
      ],
    ],
    [
      'empty lines and empty cells',
      'a,b\n\n,\n1,\n',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['nothing', '', []],
  ])('with %s', (_, text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('numbers its lines as an editor does', () => {
    expect(parseCsv('a,b\n"1\n1",2\n\n3,4').map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('says where a quotation mark is never closed', () => {
    expect(() => parseCsv('a,b\n1,2\n"3,4\n5,6')).toThrow(CsvProblem);
    expect(() => parseCsv('a,b\n1,2\n"3,4\n5,6')).toThrow(expect.objectContaining({ line: 3 }));
  });

  it('reads back whatever cells were written', () => {
    const table = fc.integer({ min: 2, max: 5 }).chain((width) =>
      fc.array(
        fc.array(fc.string({ unit: fc.constantFrom('a', ' ', ',', ';', '"', '\n', '\r', 'é', '\t') }), {
          minLength: width,
          maxLength: width,
        }),
        { minLength: 1, maxLength: 6 },
      ),
    );
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n'), (rows, separator, end) => {
        const named = [
          rows[0]!.map((_, index) => `c${index}`),
          ...rows.filter((row) => row.some((cell) => cell.trim() !== '')),
        ];
        const text = named.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(end);
        expect(cells(text)).toEqual(named);
      }),
    );
  });
});
