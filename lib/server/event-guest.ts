import 'server-only';
import { createHash } from 'node:crypto';
import { clock } from './clock.ts';
import type { Db } from './db/connect.ts';
import { readPort, type EventGuest } from './ports/read-ports.ts';

/** What the database keeps of a guest's token (SHA-256: the token itself is random enough). */
export const hashGuestToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Who a bearer token of an event belongs to, null for any other token. */
export const eventGuestOf = (db: Db, token: string): Promise<EventGuest | null> =>
  readPort('eventGuests').byTokenHash(db, hashGuestToken(token), clock.now());
