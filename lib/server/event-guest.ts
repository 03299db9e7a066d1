import 'server-only';
import { createHash } from 'node:crypto';
import { clock } from './clock.ts';
import type { Db } from './db/connect.ts';
import { readPort, type EventGuest } from './ports/read-ports.ts';

/** The stored form of a guest's token: SHA-256, which suffices because the token itself is random. */
export const hashGuestToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The guest of an event's bearer token; null for any other token. */
export const eventGuestOf = (db: Db, token: string): Promise<EventGuest | null> =>
  readPort('eventGuests').byTokenHash(db, hashGuestToken(token), clock.now());
