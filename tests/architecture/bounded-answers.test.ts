import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { operations } from '#app/api/operations.ts';
import type { JsonSchema } from '../support/walk/good-input.ts';
import { BOUNDED_BY } from '../support/bounded-answers.ts';

type Answered = JsonSchema & { maxItems?: number; additionalProperties?: JsonSchema | boolean; $ref?: string };

/** The lists of an answer that its schema does not bound, by where they stand: `.bookings`, `.bookings[].lines`. */
function openLists(schema: Answered, at: string): string[] {
  const shapes = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const isList = schema.type === 'array' && schema.maxItems === undefined;
  return [
    ...new Set([
      ...shapes.flatMap((one) => openLists(one, at)),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => openLists(field, `${at}.${name}`)),
      ...(isList ? [at || 'the answer'] : []),
      ...(schema.items ? openLists(schema.items, `${at}[]`) : []),
      ...(typeof schema.additionalProperties === 'object' ? openLists(schema.additionalProperties, `${at}{}`) : []),
    ]),
  ];
}

/** The last name on the way to a list: `.bounds[].segments` is bounded like every list of segments. */
const nameOf = (at: string): string => /[^.[\]{}]+(?=[[\]{}]*$)/.exec(at)?.[0] ?? at;

const listsOf = (operation: (typeof operations)[number]): string[] =>
  openLists(
    z.toJSONSchema(operation.response as z.ZodType, {
      io: 'output',
      unrepresentable: 'any',
      reused: 'inline',
    }) as Answered,
    '',
  );

describe('no list of an answer is without end', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
    const unexplained = listsOf(operation).filter(
      (at) =>
        !(`${name}${at}` in BOUNDED_BY) && !(at !== 'the answer' && nameOf(at) in BOUNDED_BY) && !(name in BOUNDED_BY),
    );
    expect(unexplained, 'bound it in the schema (.max), or say in tests/support/bounded-answers.ts what does').toEqual(
      [],
    );
  });

  it('explains no list that is not there', () => {
    const there = new Set(
      operations.flatMap((operation) =>
        listsOf(operation).flatMap((at) => [operation.name, `${operation.name}${at}`, nameOf(at)]),
      ),
    );
    expect(Object.keys(BOUNDED_BY).filter((key) => !there.has(key))).toEqual([]);
  });

  it('finds what has no end', () => {
    const schema = z.toJSONSchema(
      z.object({ open: z.array(z.object({ in: z.array(z.int()) })), closed: z.array(z.int()).max(3) }),
    ) as Answered;
    expect(openLists(schema, '').sort()).toEqual(['.open', '.open[].in']);
    expect(nameOf('.bounds[].segments')).toBe('segments');
    expect(nameOf('.evaluated[]')).toBe('evaluated');
  });
});
