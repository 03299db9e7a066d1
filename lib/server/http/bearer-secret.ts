import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestFacts } from '../request-facts.ts';

/**
 * Whether a request shows this secret as `Authorization: Bearer`; never where there is none. Compared as hashes, so that
 * neither length nor characters show in the time it takes.
 */
export function showsSecret({ headers }: RequestFacts, secret: string | undefined): boolean {
  const shown = /^Bearer (\S{1,500})$/.exec(headers.get('authorization') ?? '')?.[1];
  return secret !== undefined && shown !== undefined && timingSafeEqual(hash(secret), hash(shown));
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
