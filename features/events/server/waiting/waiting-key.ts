import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '#lib/server/secrets.ts';

const signatureOf = (id: string): string =>
  createHmac('sha256', secret('SESSION_SECRET')).update(`event-waiting:${id}`).digest('base64url');

/**
 * The key of a place in a waiting list, for the link of its emails: signed, so that nobody can make one. It is the same in
 * every email of the place, opens it alone, and ends with it.
 */
export const waitingKey = (id: string): string => `${id}.${signatureOf(id)}`;

/** The place that a key is of; null for one that was not made here. */
export function waitingIdOf(key: string): string | null {
  const [id = '', signature = ''] = key.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
