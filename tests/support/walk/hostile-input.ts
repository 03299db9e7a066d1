import { fieldsOf, wantedOf, type JsonSchema } from './good-input.ts';

/** Of the services that passengers ask for, the one that the walk asks for. */
export const KIND = 'assistance';

type Path = readonly (string | number)[];

/** Every place in an input that holds something, outermost first: `[['details'], ['details', 'guests'], …]`. */
export function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys: Path[number][] = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return keys.flatMap((key) => [
    [...at, key],
    ...placesIn((value as Record<Path[number], unknown>)[key], [...at, key]),
  ]);
}

/** The schema of one place. */
export function schemaAt(schema: JsonSchema, [key, ...rest]: Path): JsonSchema {
  const inner = wantedOf(schema, { kind: KIND });
  if (key === undefined) return inner;
  return schemaAt((typeof key === 'number' ? inner.items : fieldsOf(inner)[key]) ?? {}, rest);
}

/** A copy of the input with another value at one place. */
export function withValueAt(input: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValueAt((input as Record<Path[number], unknown>)[key], rest, value);
  return Array.isArray(input) ? input.with(Number(key), inner) : { ...(input as object), [key]: inner };
}

/** Text that no field may take, as JSON: the database cannot keep it, or nobody needs that much of it. */
export const IMPOSSIBLE_TEXTS = ['a\u0000b', '\u0000', 'half a pair \ud83d', '\udc00', 'x'.repeat(20_000)];

/** Text that a field may or may not take, but that must never do anything but be text. */
export const STRANGE_TEXTS = [
  "' or 1=1 --",
  "'; drop table users; --",
  '$1',
  '%s%n',
  '\\',
  '"',
  '../../../etc/passwd',
  '{{7*7}}',
  '${process.env.SESSION_SECRET}',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: admin=1',
  'a\nb',
  '',
  ' ',
  '\u202eright to left',
  'e\u0301'.repeat(20),
  '👩‍👩‍👧‍👦',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '0x10',
  '9007199254740993',
  'constructor', // what every object has: no key of a table that texts are looked up in
  '__proto__',
  'null',
  'true',
  '__proto__',
  'constructor',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '-000001-01-01',
  '2026-12-01T25:61:00Z',
];

const NO_NUMBERS = ['1', 'NaN', '', true, [1], { value: 1 }];
const BEYOND_COUNTING = [2 ** 53, 2 ** 63, 1e308];
const STRANGE_NUMBERS = [0, -0, -1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, -(2 ** 53) + 1, null];

/** What must be refused at a place of this schema, and what must at least not break anything. */
export function valuesInsteadOf({ type }: JsonSchema): { impossible: unknown[]; strange: unknown[] } {
  if (type === 'string')
    return { impossible: [...IMPOSSIBLE_TEXTS, 7, true, ['a'], {}], strange: [...STRANGE_TEXTS, null] };
  if (type === 'integer') return { impossible: [...NO_NUMBERS, ...BEYOND_COUNTING, 1.5], strange: STRANGE_NUMBERS };
  if (type === 'number')
    return { impossible: NO_NUMBERS, strange: [...STRANGE_NUMBERS, ...BEYOND_COUNTING, 1.5, 5e-324] };
  if (type === 'boolean') return { impossible: ['true', 1, {}, [true]], strange: [true, false, null] };
  if (type === 'array') return { impossible: ['text', 7, {}, { length: 1 }], strange: [null, []] };
  return { impossible: ['text', 7, true, [], [{}]], strange: [null, {}] };
}

/** How many places of one input share a deal of strange values: each place gets every third, each value every third place. */
const SHARED_BY = 3;

/** The strange values of an input's places, dealt out among them, so that a long form takes a third of the time. */
export function dealtOut(strange: readonly unknown[][]): unknown[][] {
  if (strange.length <= SHARED_BY) return [...strange];
  return strange.map((values, place) => values.filter((_, value) => (value + place) % SHARED_BY === 0));
}

const nested = (depth: number, open: string, middle: string, close: string) =>
  open.repeat(depth) + middle + close.repeat(depth);

/** Whole bodies that are never right, whatever the operation. */
export const HOSTILE_BODIES: [name: string, body: string | Uint8Array<ArrayBuffer>, status?: number][] = [
  ['half an object', '{"bookingId":'],
  ['text', 'bookingId=1&acceptedTotal=2'],
  ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0xd8])],
  ['a list', '[]'],
  ['a list of a thousand', JSON.stringify(Array(1000).fill({}))],
  ['a word', '"text"'],
  ['a number', '7'],
  ['null', 'null'],
  ['nesting of 2,000 lists', nested(2000, '[', '', ']')],
  ['nesting of 2,000 objects', nested(2000, '{"a":', '1', '}')],
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ['__proto__ further in', '{"details":{"__proto__":{"admin":true}}}'],
  ['8 MB', `{"text":"${'x'.repeat(8 * 1024 * 1024)}"}`, 413],
];
