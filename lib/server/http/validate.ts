import 'server-only';
import type { z } from 'zod';
import { AppError, type FieldErrors } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import { inputMessage } from './input-message.ts';

/** Parses input by its schema. Throws INVALID_INPUT with a message for each field. */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: inputMessage });
  const fields = result.success ? unkeepable(result.data) : fieldErrors(result.error);
  if (result.success && Object.keys(fields).length === 0) return result.data;
  const [first] = Object.values(fields);
  throw new AppError(
    'INVALID_INPUT',
    Object.keys(fields).length === 1 && first ? first : 'Some fields need attention. Nothing was changed.',
    { fields },
  );
}

/** PostgreSQL stores neither a zero byte nor half a surrogate pair: reported beside the field. */
const UNKEEPABLE = /\0|\p{Surrogate}/u;

function unkeepable(value: unknown, path = '', fields: FieldErrors = {}): FieldErrors {
  if (typeof value === 'string' && UNKEEPABLE.test(value))
    fields[path] = 'There is a character in this that cannot be kept. Type it again.';
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      unkeepable(part, path ? `${path}.${key}` : key, UNKEEPABLE.test(key) ? unkeepable(key, path, fields) : fields);
  }
  return fields;
}
