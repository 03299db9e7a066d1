import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { operations } from '#app/api/operations.ts';
import { LARGEST_INPUTS } from '../../scripts/bench/event-loop/largest-inputs.ts';
import { inputSchema, type JsonSchema } from '../support/walk/good-input.ts';

type Sized = JsonSchema & { maxItems?: number };

/** Lists longer than this and texts longer than that do not count as "a few fields". */
const [MOST_ITEMS, MOST_LETTERS] = [50, 400];

/** What of an input can be large, by where it stands. */
function largeIn(schema: Sized, at: string): string[] {
  const shapes = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...shapes.flatMap((one) => largeIn(one, at)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => largeIn(field, `${at}.${name}`)),
    ...(schema.type === 'array' && (schema.maxItems ?? Infinity) > MOST_ITEMS ? [`${at} (a list)`] : []),
    ...(schema.items ? largeIn(schema.items, `${at}[]`) : []),
    ...(schema.type === 'string' && !schema.enum && (schema.maxLength ?? 0) > MOST_LETTERS ? [`${at} (a text)`] : []),
  ];
}

describe('the bench sends every operation its largest input', () => {
  it('knows every operation and no other', () => {
    expect(Object.keys(LARGEST_INPUTS).sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  it.each(operations.map((operation) => [operation.name, operation] as const))('%s', (name, { query, body }) => {
    const entry = LARGEST_INPUTS[name];
    const large = [
      ...(query ? largeIn(inputSchema(query as z.ZodType), 'query') : []),
      ...(body ? largeIn(inputSchema(body as z.ZodType), 'body') : []),
    ];
    if (typeof entry === 'string') {
      expect(large, 'a good input says too little of these').toEqual([]);
      expect(entry.length, 'says why').toBeGreaterThan(10);
    } else expect(entry).toBeTypeOf('function');
  });

  it('finds what can be large', () => {
    const body = { type: 'object', properties: { note: { type: 'string', maxLength: 500 }, to: { type: 'array' } } };
    expect(largeIn(body, 'body')).toEqual(['body.note (a text)', 'body.to (a list)']);
  });
});
