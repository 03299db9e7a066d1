import 'server-only';
import { AppError } from '#lib/shared/errors.ts';

const MAX_DEPTH = 24;

/**
 * The request's text, read up to `maxBytes`. Throws TOO_LARGE, and UNSUPPORTED_MEDIA for a compressed body: nothing is
 * decompressed here, so that no small body becomes a large one (RFC 9110, 15.5.16).
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  if ((request.headers.get('content-encoding') ?? 'identity').trim().toLowerCase() !== 'identity')
    throw new AppError('UNSUPPORTED_MEDIA', 'Send the body as it is, without Content-Encoding.');
  const tooLarge = () =>
    new AppError(
      'TOO_LARGE',
      `That is more than this call takes (${Math.floor(maxBytes / 1024)} KB). Nothing was changed.`,
    );
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses JSON. Refuses keys that reach a prototype, and excessive nesting: only an attack sends them. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('BAD_REQUEST', 'The body is not valid JSON.', { cause });
  }
  refuseHostile(value, 0);
  return value;
}

function refuseHostile(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw new AppError('BAD_REQUEST', 'The body is nested too deeply.');
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw new AppError('BAD_REQUEST', 'The body has a key that is not allowed.');
    refuseHostile((value as Record<string, unknown>)[key], depth + 1);
  }
}
