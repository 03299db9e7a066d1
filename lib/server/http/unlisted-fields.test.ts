import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unlistedFields } from './unlisted-fields.ts';

const person = z.object({ name: z.string(), nick: z.string().optional() });
const schema = z.object({
  people: z.array(person),
  only: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), one: z.number() }),
    z.looseObject({ kind: z.literal('b') }),
  ]),
  byId: z.record(z.string(), person),
});
const data = {
  people: [{ name: 'Asha', nick: undefined }],
  only: { kind: 'a', one: 1 },
  byId: { p1: { name: 'Ravi' } },
};
const unlistedIn = (answer: unknown) => unlistedFields(answer, schema.parse(answer));

describe('[7.20] fields that an answer has and its schema does not name', () => {
  it('are none where each field is listed, without a value, of a record, or of an open object', () => {
    expect(unlistedIn(data)).toEqual([]);
    expect(unlistedIn({ ...data, only: { kind: 'b', anything: { at: 'all' } } })).toEqual([]);
  });

  it('are found in lists, unions and records, however deep', () => {
    const leaking = { name: 'Asha', passwordHash: 'x' };
    expect(
      unlistedIn({ ...data, people: [leaking], byId: { p1: leaking }, only: { kind: 'a', one: 1, two: 2 }, more: 1 }),
    ).toEqual(['people.0.passwordHash', 'only.two', 'byId.p1.passwordHash', 'more']);
  });
});
