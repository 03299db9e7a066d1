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

const JSON_TYPE = /^application\/json *(?:;|$)/i;

/**
 * Throws UNSUPPORTED_MEDIA for a body that is not declared as JSON. A form or script of another site can only send
 * other types without a CORS preflight, which we never allow, so it cannot call an operation with its visitor's browser
 * (OWASP ASVS 5.0 V3.5.2).
 */
export function requireJson(headers: Headers): void {
  if (!JSON_TYPE.test(headers.get('content-type') ?? ''))
    throw new AppError('UNSUPPORTED_MEDIA', 'Send the body as JSON, with Content-Type: application/json.');
}
