import 'server-only';
import { AppError } from '#lib/shared/errors.ts';

/**
 * The query parameters of a request. Throws BAD_REQUEST for a repeated name: proxies and programs disagree about which
 * value counts (HTTP parameter pollution, OWASP ASVS 5.0 V15.3.7).
 */
export function queryOf(request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url);
  if (new Set(searchParams.keys()).size < searchParams.size)
    throw new AppError('BAD_REQUEST', 'The address gives a parameter more than once. Give each of them once.');
  return Object.fromEntries(searchParams);
}
