import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCsv } from './decode-csv.ts';
import { guarded, looksLikeFormula, unguarded } from './formula-guard.ts';
import { readCsv, separatorOf, type CsvEnd, type CsvRow } from './read-csv.ts';
import { csvFile, csvLine } from './write-csv.ts';

function read(text: string): { rows: CsvRow[]; end: CsvEnd } {
  const rows: CsvRow[] = [];
  const end = readCsv(text, (row) => rows.push(row));
  return { rows, end };
}
const cells = (text: string) => read(text).rows.map((row) => row.cells);

describe('reading CSV', () => {
  it.each<[string, string, string[][]]>([
    [
      'commas',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'Excel’s semicolons',
      'a;b\r\n1,5;2\r\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
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
      'bars',
      'a|b\n1|2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['the separator that Excel says', 'sep=;\r\na,x;b\r\n', [['a,x', 'b']]],
    [
      'a byte order mark',
      '\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a byte order mark before a quoted cell', '\uFEFF"a",b\n', [['a', 'b']]],
    [
      'line endings of an old Mac',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'line endings mixed',
      'a,b\r\n1,2\n3,4\r5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    ['quoted separators and line breaks', '"a,1","b\r\nc"\n', [['a,1', 'b\r\nc']]],
    ['doubled quotation marks', '"say ""hello""",b\n', [['say "hello"', 'b']]],
    ['a quotation mark inside a plain cell', 'O"Brien,5" pipe\n', [['O"Brien', '5" pipe']]],
    ['text after a closing quotation mark', '"a"b,c\n', [['"a"b', 'c']]],
    [
      'empty cells',
      ',\na,\n,b\n"",c\n',
      [
        ['a', ''],
        ['', 'b'],
        ['', 'c'],
      ],
    ],
    [
      'empty lines',
      '\n\na,b\n\n\n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'Devanagari',
      'नाम,विभाग\nआशा अय्यर,बिक्री\n',
      [
        ['नाम', 'विभाग'],
        ['आशा अय्यर', 'बिक्री'],
      ],
    ],
    ['one cell', 'a', [['a']]],
    ['nothing', '', []],
    ['a mark alone', '\uFEFF', []],
  ])('%s', (_, text, expected) => expect(cells(text)).toEqual(expected));

  it('counts lines as an editor does, breaks inside cells included', () => {
    expect(read('a,b\n\n"x\ny",1\r\nlast,2\n').rows.map(({ line }) => line)).toEqual([1, 3, 5]);
    expect(read('sep=;\na;b\n').rows.map(({ line }) => line)).toEqual([2]);
  });

  it.each<[string, number, CsvEnd]>([
    ['a,b\n1,2\n', 2, { openQuote: null, unended: false }],
    ['a,b\n1,2', 2, { openQuote: null, unended: true }],
    ['a,b\n1,"2', 1, { openQuote: 2, unended: true }],
    ['a,b\n1,"2"', 2, { openQuote: null, unended: true }],
    ['a,b\n1,"two\nlines\n3,4\n', 1, { openQuote: 2, unended: true }],
    ['a,b\n"1\r\n1",2\n\n"3,4\n5,6', 2, { openQuote: 5, unended: true }],
  ])('says how %j ends', (text, records, end) => {
    expect(read(text).end).toEqual(end);
    expect(read(text).rows).toHaveLength(records);
  });

  it('says where a quotation mark is never closed in a long file', () =>
    expect(read(`a,b\n1,"${'x'.repeat(5_000_000)}`)).toEqual({
      rows: [{ line: 1, cells: ['a', 'b'] }],
      end: { openQuote: 2, unended: true },
    }));

  it.each([
    ['a,b;c;d', ';'],
    ['"a,b,c";d', ';'],
    ['plain', ','],
    ['a\tb', '\t'],
  ])('finds the separator of %j', (line, separator) => expect(separatorOf(line)).toBe(separator));

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
    const line = (text: string) => text.split(/\r\n|\r|\n/).length - 1;
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n'), (rows, separator, end) => {
        const named = [rows[0]!.map((_, index) => `c${index}`), ...rows];
        const quoted = named.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator));
        const begins = quoted.map(
          (_, index) =>
            1 +
            line(
              quoted
                .slice(0, index)
                .map((text) => text + end)
                .join(''),
            ),
        );
        const expected = named.map((row, index) => ({ line: begins[index], cells: row }));
        expect(read(quoted.join(end)).rows).toEqual(expected.filter((row) => row.cells.some((cell) => cell !== '')));
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws for what stands in a file', () => {
    const text = fc
      .array(fc.constantFrom('a', '"', ',', ';', '\r', '\n', '\r\n', 'आ', ' ', '""', '\uFEFF'), { maxLength: 40 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (any) => void read(any)),
      { numRuns: 2000 },
    );
  });

  it('reads 100,000 records', () => {
    const record = 'Asha,Iyer,asha.iyer@example.com,+91 90000 00001,"Sales, South",Engineer\r\n';
    let count = 0;
    readCsv(record.repeat(100_000), () => count++);
    expect(count).toBe(100_000);
  });
});

describe('bytes', () => {
  const utf16 = (text: string, bigEndian: boolean) => {
    const swapped = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return new Uint8Array(bigEndian ? swapped.swap16() : swapped);
  };

  it.each<[string, Uint8Array, string]>([
    ['UTF-8', new TextEncoder().encode('नाम,₹'), 'नाम,₹'],
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFनाम'), 'नाम'],
    ['UTF-16 as Excel writes it', utf16('नाम\tविभाग', false), 'नाम\tविभाग'],
    ['UTF-16 the other way round', utf16('नाम', true), 'नाम'],
    ['one byte', new Uint8Array([97]), 'a'],
    ['nothing', new Uint8Array(), ''],
  ])('%s', (_, bytes, text) => expect(decodeCsv(bytes)).toEqual({ text, problem: null }));

  it.each<[string, number[], string]>([
    ['Windows-1252 (“José”)', [0x4a, 0x6f, 0x73, 0xe9, 0x2c, 0x62], 'not-utf-8'],
    ['a spreadsheet itself (zip)', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06], 'binary'],
    ['UTF-16 without its mark', [0x61, 0x00, 0x2c, 0x00], 'binary'],
    ['a character cut in half at the end', [0x61, 0xe0, 0xa4], 'not-utf-8'],
  ])('tells %s', (_, bytes, problem) => expect(decodeCsv(new Uint8Array(bytes)).problem).toBe(problem));
});

describe('writing CSV', () => {
  it.each([
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['+91 90000 00001', "'+91 90000 00001"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\t=1', "'\t=1"],
    ["'=1", "''=1"],
    ['Asha', 'Asha'],
    ["'tis", "'tis"],
    ['a=b', 'a=b'],
    ['', ''],
  ])('guards %j', (text, safe) => {
    expect(guarded(text)).toBe(safe);
    expect(looksLikeFormula(safe)).toBe(false);
    expect(unguarded(safe)).toBe(text);
  });

  it('quotes what needs it, leaves numbers alone', () =>
    expect(csvLine(['Sales, South', 'say "hello"', -5, null, ' x', 'a|b'])).toBe(
      '"Sales, South","say ""hello""",-5,," x","a|b"\r\n',
    ));

  it('comes back as it went, and runs nowhere', () => {
    const text = fc
      .oneof(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc
          .array(fc.constantFrom('=', "'", '"', ',', ';', '\r\n', '\n', '+', 'अ', ' ', '\t'), { maxLength: 6 })
          .map((parts) => parts.join('')),
      )
      .filter((one) => !one.startsWith('\uFEFF'));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { maxLength: 6 }), (rows) => {
        const file = [...csvFile(['first', 'second', 'third'], rows)].join('');
        const [head, ...back] = cells(file);
        expect(head).toEqual(['first', 'second', 'third']);
        expect(back.map((row) => row.map(unguarded))).toEqual(rows.filter((row) => row.some((cell) => cell !== '')));
        expect(back.flat().filter(looksLikeFormula)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
