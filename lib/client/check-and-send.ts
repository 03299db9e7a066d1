import type * as z from 'zod';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import { apiFailure } from './api-failure.ts';

/**
 * Validates form values with a schema and sends its output. Gives errors by field, first of the schema, then of the
 * server, as `useForm` shows them; nothing when accepted.
 */
export async function checkAndSend<Schema extends z.ZodType>(
  schema: Schema,
  values: z.input<Schema>,
  send: (sent: z.output<Schema>) => Promise<unknown>,
): Promise<FieldErrors> {
  const parsed = schema.safeParse(values);
  if (!parsed.success) return fieldErrors(parsed.error);
  try {
    await send(parsed.data);
    return {};
  } catch (error) {
    const { fields, message } = apiFailure(error);
    return Object.keys(fields).length ? fields : { '': message };
  }
}
