import type * as z from 'zod';
import type { FieldErrors } from './errors.ts';

/** The first message of each field that a schema refuses, keyed by its path (`guests.0.lastName`). */
export function fieldErrors({ issues }: Pick<z.ZodError, 'issues'>): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) fields[issue.path.join('.')] ??= issue.message;
  return fields;
}
