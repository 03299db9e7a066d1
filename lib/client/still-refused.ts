import type { FieldErrors } from '#lib/shared/errors.ts';

/**
 * The errors of fields that still hold what was sent: a field that was typed anew is no longer said to be wrong. Takes the
 * server's errors by path (`registrations.0.number`), the body that was sent and the body as it is typed now.
 */
export const stillRefused = (fields: FieldErrors, sent: unknown, typed: unknown): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).filter(([path]) => JSON.stringify(at(sent, path)) === JSON.stringify(at(typed, path))),
  );

const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown> | null | undefined)?.[step], body);
