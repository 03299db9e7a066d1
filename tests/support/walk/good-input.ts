import { z } from 'zod';
import type { AnyOperation } from '#lib/shared/define-operation.ts';

/** As much of a JSON schema as our operations use. */
export type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
};

/** What a schema takes in. */
export const inputSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** The fields of an operation's body or query, also of one that was put together with `.and`. */
export const fieldsOf = (schema: JsonSchema): Record<string, JsonSchema> =>
  Object.assign({}, ...(schema.allOf ?? []).map(fieldsOf), schema.properties) as Record<string, JsonSchema>;

/** Values by the name of their field, for what a schema cannot say: dates, tax numbers, ids of things that are there. */
export type KnownValues = Record<string, string | number>;

/**
 * An input that an operation takes, made from its schema, with every optional field in it. A new operation whose
 * fields need more than their type says gets them in `known`.
 */
export function goodInput(
  operation: AnyOperation,
  known: KnownValues,
): { query?: Record<string, string>; body?: unknown } {
  const query = operation.query
    ? (sampleOf(inputSchema(operation.query as z.ZodType), '', known) as Record<string, unknown>)
    : undefined;
  return {
    ...(query
      ? { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) }
      : {}),
    ...(operation.body ? { body: sampleOf(inputSchema(operation.body as z.ZodType), '', known) } : {}),
  };
}

function sampleOf(schema: JsonSchema, name: string, known: KnownValues): unknown {
  const wanted = wantedOf(schema, known);
  if (wanted.const !== undefined) return wanted.const;
  const value = known[name];
  if (value !== undefined && fits(wanted, value)) return value;
  if (wanted.enum) return wanted.enum[0];
  if (wanted.type === 'array') return wanted.maxItems === 0 ? [] : [sampleOf(wanted.items ?? {}, name, known)];
  if (wanted.type === 'string') return 'A walk'.padEnd(wanted.minLength ?? 0, '.').slice(0, wanted.maxLength);
  if (wanted.type === 'integer' || wanted.type === 'number')
    return Math.min(Math.max(1, wanted.minimum ?? 1), wanted.maximum ?? 1);
  if (wanted.type === 'boolean') return true;
  return Object.fromEntries(Object.entries(fieldsOf(wanted)).map(([key, field]) => [key, sampleOf(field, key, known)]));
}

/** Of several shapes the first that is something; of those told apart by a word, the one whose word is known. */
export function wantedOf({ anyOf, oneOf, ...schema }: JsonSchema, known: KnownValues): JsonSchema {
  const shapes = anyOf ?? oneOf;
  if (!shapes) return schema;
  const told = shapes.find(({ properties = {} }) =>
    Object.entries(properties).some(([key, field]) => field.const !== undefined && field.const === known[key]),
  );
  return told ?? shapes.find(({ type }) => type !== 'null') ?? schema;
}

const fits = ({ type, enum: words }: JsonSchema, value: string | number): boolean =>
  words
    ? words.includes(value)
    : typeof value === 'string'
      ? type === 'string'
      : type === 'integer' || type === 'number';
