import 'server-only';
import { z } from 'zod';

export type Field = { name: string; /** Type of the field, as text. */ type: string; required: boolean; about: string };
type Json = Record<string, unknown>;

/** The fields of a schema as text, one level deep. */
export function fieldsOf(schema: z.ZodType, io: 'input' | 'output'): Field[] {
  return flat(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
}

function flat(schema: Json): Field[] {
  if (Array.isArray(schema.allOf)) return (schema.allOf as Json[]).flatMap(flat);
  if (schema.type === 'array')
    return flat(schema.items as Json).map((field) => ({ ...field, name: `[].${field.name}` }));
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, value]) => ({
    name,
    type: typeLabel(value),
    required: required.has(name),
    about: typeof value.description === 'string' ? value.description : '',
  }));
}

const WORDS: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};
const MOST_NAMED = 6;

function typeLabel(schema: Json): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum))
    return schema.enum.length > MOST_NAMED
      ? `one of ${schema.enum.length} words`
      : schema.enum.map((word) => JSON.stringify(word)).join(' or ');
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return [...new Set(choices.map(typeLabel))].join(' or ');
  if (schema.type === 'array') return `list of ${typeLabel((schema.items ?? {}) as Json)}`;
  return typeof schema.type === 'string' ? (WORDS[schema.type] ?? schema.type) : 'anything';
}
