import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from './secrets.ts';

const signatureOf = (purpose: string, id: string): string =>
  createHmac('sha256', secret('SESSION_SECRET')).update(`${purpose}:${id}`).digest('base64url');

/**
 * The key of a row for a link that whoever has it may use: its id, signed for one purpose, so that nobody can make one.
 * It is the same as long as the row lasts, and ends with it.
 */
export const signedId = (purpose: string, id: string): string => `${id}.${signatureOf(purpose, id)}`;

/** The id that a key was made of for this purpose; null for any other text. */
export function idOfSigned(purpose: string, key: string): string | null {
  const [id = '', signature = ''] = key.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(purpose, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
