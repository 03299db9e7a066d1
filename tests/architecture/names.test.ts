import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { operations } from '#app/api/operations.ts';
import { EMAIL_TEMPLATES } from '#start/email-templates.ts';
import { WRITTEN_IN_EMAILS } from '../support/written-in-emails.ts';

type Field = { at: string; schema: z.ZodType };

/** Every text below a schema, by its place: `passengers[].firstName`. */
function textsIn(schema: z.ZodType, at: string): Field[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      textsIn(field, at ? `${at}.${name}` : name),
    );
  if (schema instanceof z.ZodArray) return textsIn(schema.element as z.ZodType, `${at}[]`);
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap((one) => textsIn(one, at));
  if (schema instanceof z.ZodIntersection)
    return [schema.def.left, schema.def.right].flatMap((one) => textsIn(one as z.ZodType, at));
  if (schema instanceof z.ZodPipe) return textsIn(schema.in as z.ZodType, at);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textsIn(schema.unwrap() as z.ZodType, at);
  return schema instanceof z.ZodString ? [{ at, schema }] : [];
}

const texts = operations.flatMap(({ name, body }) =>
  body ? textsIn(body as z.ZodType, '').map(({ at, schema }) => ({ at: `${name} ${at}`, schema })) : [],
);
/** The name of an offer that we listed, sent back to be evaluated; it stands in the sender's own dry run and in no email. */
const OF_OFFERS = new Set(['policy.verdicts options[].name']);
/** The name of a file, with its ending; it stands in no email. */
const OF_FILES = new Set(['transport.addTicketFile fileName']);

/** A name: the field says so, as in `lastName`, `companyName`, `name`. */
const named = texts.filter(({ at }) => /(?:^|[ .])(?:\w+N|n)ame$/.test(at) && !OF_OFFERS.has(at) && !OF_FILES.has(at));
const refuses = ({ schema }: Field): boolean =>
  !schema.safeParse('see evil.example.com').success && schema.safeParse('K.Rajesh').success;

describe('names that people give', () => {
  it('are of the one type for names, wherever an operation takes one', () => {
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((field) => !refuses(field)).map(({ at }) => at)).toEqual([]);
  });

  it('are known for each email, which holds nothing else that somebody typed', () => {
    expect(Object.keys(WRITTEN_IN_EMAILS).sort()).toEqual(Object.keys(EMAIL_TEMPLATES).sort());
    const taken = Object.values(WRITTEN_IN_EMAILS).flatMap(({ names }) => names);
    const unknown = taken.filter((field) => !named.some(({ at }) => at === field));
    expect(unknown).toEqual([]);
  });
});
