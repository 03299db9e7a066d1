import fc from 'fast-check';
import { IMPOSSIBLE_TEXTS, STRANGE_TEXTS } from './hostile-input.ts';
import { fieldsOf, type JsonSchema } from './good-input.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(...STRANGE_TEXTS, ...IMPOSSIBLE_TEXTS),
);

/** Inputs around a schema: mostly of the right shape, with anything at all in some places. */
export const arbitraryInput = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 8, arbitrary: shaped(schema) },
    { weight: 1, arbitrary: anyText },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );

function shaped(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return fc.oneof(...kinds.map(shaped));
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return anyText;
  if (schema.type === 'integer') return fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.constantFrom(0, 1));
  if (schema.type === 'number') return fc.double();
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return fc.array(arbitraryInput(schema.items ?? {}), { maxLength: 4 });
  const fields = Object.entries(fieldsOf(schema)).map(([name, field]): [string, fc.Arbitrary<unknown>] => [
    name,
    arbitraryInput(field),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
}
