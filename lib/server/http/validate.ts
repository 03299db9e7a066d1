import 'server-only';
import type { z } from 'zod';
import { AppError, type FieldErrors } from '#lib/shared/errors.ts';

/** The first message of each field, keyed by its path (`guests.0.lastName`). */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
  return fields;
}

/** Parses input by its schema. Throws INVALID_INPUT with a message beside each field. */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = fieldErrors(result.error);
  const [first] = Object.values(fields);
  throw new AppError('INVALID_INPUT', Object.keys(fields).length === 1 && first ? first : 'Some fields need another look. Nothing was changed.', { fields });
}
