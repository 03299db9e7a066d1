import 'server-only';
import { nameLine } from '#lib/shared/name-fields.ts';
import { oneLine } from '#lib/shared/text-fields.ts';
import { z } from 'zod';
import type { ContractProblem } from '../contract-lines.ts';
import { readRecords } from '../read-records.ts';

/** One line of `photographs.csv`. `file` is null to remove the hotel's photographs. */
export type PhotographLine = {
  line: number;
  hotelNumber: number;
  room: string | null;
  file: string | null;
  alt: string;
  credit: string;
};

/** In place of a file: removes the hotel's photographs. */
const NONE = 'none';

const COLUMNS = {
  hotel_number: {
    schema: z.string().regex(/^\d{1,9}$/, 'is the number of a hotel, as in hotels.csv'),
    about: 'the hotel’s number in hotels.csv',
    example: '42',
  },
  room: { schema: nameLine().max(60), about: 'name of the room type it shows; empty for the hotel', example: '' },
  file: {
    schema: oneLine().min(1, 'names a file').max(200),
    about: `a JPEG, PNG or WebP below the folder of this list; “${NONE}” alone removes the hotel’s photographs`,
    example: 'waterside/terrace.jpg',
  },
  alt: {
    schema: oneLine().max(200, 'is at most 200 characters'),
    about: 'what it shows, in a few words for people who do not see it',
    example: 'Terrace with four chairs over the water',
  },
  credit: {
    schema: oneLine().max(100, 'is at most 100 characters'),
    about: 'who is named as its author',
    example: 'Kettuvallam House',
  },
} as const;
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];

/** The columns of `photographs.csv`, as `--help` prints them. */
export const describePhotographColumns = (): string =>
  NAMES.map((name) => {
    const { about, example } = COLUMNS[name];
    return `  ${name.padEnd(15)} ${about}${example ? `; such as ${example}` : ''}`;
  }).join('\n');

/** Reads the text of `photographs.csv`. The order of its lines is the order in which a hotel's photographs are shown. */
export function readPhotographList(text: string): { lines: PhotographLine[]; problems: ContractProblem[] } {
  const records = readRecords(text);
  if ('message' in records) return { lines: [], problems: [records] };
  const [header, ...body] = records;
  const names = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const problems = [
    ...NAMES.filter((name) => !names.includes(name)).map((column) => ({
      line: 1,
      column,
      message: 'is missing from the header',
    })),
    ...names
      .filter((name, index) => !(name in COLUMNS) || names.indexOf(name) !== index)
      .map((column) => ({ line: 1, column, message: 'is no column of this file, or stands twice' })),
  ];
  if (problems.length) return { lines: [], problems };
  const lines = body.flatMap(({ line, cells }) => {
    const cell = (column: Column) => (cells[names.indexOf(column)] ?? '').trim();
    const removes = cell('file').toLowerCase() === NONE;
    const needed = removes ? (['hotel_number'] as const) : (['hotel_number', 'file', 'alt', 'credit'] as const);
    const wrong = [
      ...needed.filter((column) => !cell(column)).map((column) => ({ line, column, message: 'is needed' })),
      ...NAMES.flatMap((column) => {
        const parsed = COLUMNS[column].schema.safeParse(cell(column));
        return cell(column) && !parsed.success
          ? [{ line, column, message: parsed.error.issues[0]?.message ?? 'cannot be read' }]
          : [];
      }),
    ];
    problems.push(...wrong);
    return wrong.length
      ? []
      : [
          {
            line,
            hotelNumber: Number(cell('hotel_number')),
            room: cell('room') || null,
            file: removes ? null : cell('file'),
            alt: cell('alt'),
            credit: cell('credit'),
          },
        ];
  });
  return { lines, problems };
}
