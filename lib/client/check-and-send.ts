import type * as z from 'zod';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import { apiFailure } from './api-failure.ts';

/**
 * Sends what a schema makes of the values of a form. Gives what is wrong by field, first by the schema and then by the
 * server, as `useForm` shows it; nothing when it was accepted.
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
