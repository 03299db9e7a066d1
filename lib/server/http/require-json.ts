import 'server-only';
import { AppError } from '#lib/shared/errors.ts';

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
