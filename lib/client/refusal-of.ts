import { apiFailure } from './api-failure.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';

/**
 * What the server refused, as a form shows it: beside its fields, or as a whole. The form does not check what is typed
 * itself, so that its page needs no schemas.
 */
export function refusalOf(error: unknown): FieldErrors {
  const { fields, message } = apiFailure(error);
  return Object.keys(fields).length ? fields : { '': message };
}
