import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { operations } from '#app/api/operations.ts';
import { inputSchema, type JsonSchema } from '../support/walk/good-input.ts';

type Bounded = JsonSchema & {
  maxItems?: number;
  pattern?: string;
  format?: string;
  additionalProperties?: JsonSchema | boolean;
};

/** True for an expression that is anchored at both ends and repeats nothing without end: what it matches has a longest length. */
const matchesBoundedText = (pattern: string): boolean => {
  const bare = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  if (!bare.startsWith('^') || !bare.endsWith('$') || /[*+]|\{\d+,\}/.test(bare)) return false;
  let flat = bare;
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\([^()]*\)/g, 'x');
  return !flat.includes('|'); // an alternative outside any group is not anchored at both ends
};

/** Every list and text below a schema that has no longest size, by where it stands. */
function unboundedIn(schema: Bounded, at: string): string[] {
  const below = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
    unboundedIn(one, at),
  );
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    unboundedIn(field, `${at}.${name}`),
  );
  const record = typeof schema.additionalProperties === 'object' ? [`${at} (a record of any keys)`] : [];
  const list =
    schema.type === 'array'
      ? [...(schema.maxItems === undefined ? [`${at} (a list)`] : []), ...unboundedIn(schema.items ?? {}, `${at}[]`)]
      : [];
  const isText = schema.type === 'string' && !schema.enum && schema.const === undefined;
  const text =
    isText && schema.maxLength === undefined && !(schema.pattern && matchesBoundedText(schema.pattern))
      ? [`${at} (a text)`]
      : [];
  return [...below, ...fields, ...record, ...list, ...text];
}

const unbounded = (schema: unknown, at: string): string[] =>
  schema ? unboundedIn(inputSchema(schema as z.ZodType), at) : [];

describe('what a client sends has a largest size', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s: every list and every text',
    (_, { query, body }) => {
      expect([...unbounded(query, 'query'), ...unbounded(body, 'body')]).toEqual([]);
    },
  );

  it('finds what has none', () => {
    const open: Bounded = { type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } };
    expect(unboundedIn(open, 'body')).toEqual(['body.tags (a list)', 'body.tags[] (a text)']);
    expect(['^\\d{3}$', '^\\+?[0-9 ]{8,16}$', '^[+*]$'].every(matchesBoundedText)).toBe(true);
    expect(['^\\d+$', '^[a-z]*$', 'abc', '^a{3,}$', '^a$|b$', '^a|b$'].some(matchesBoundedText)).toBe(false);
  });
});
