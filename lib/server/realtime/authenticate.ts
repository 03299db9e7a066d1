import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { verifyAccessToken } from '../access-token.ts';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { membershipOf } from '../membership.ts';
import { readPort } from '../ports/read-ports.ts';
import type { CompanyCaller } from '../use-case.ts';

/** The person of a socket, and when their token expires. */
export type SocketCaller = CompanyCaller & { expiresAt: number };

/**
 * The employee of a token whose session is open and whose account is active. Real-time notifications are for companies'
 * employees only (6.1). `verified` receives the session before the database is queried, so that its end is not missed
 * meanwhile. Throws AppError as the API does for the same token.
 */
export async function authenticateSocket(
  db: Db,
  authorization: string | undefined,
  verified: (sessionId: string) => void,
): Promise<SocketCaller> {
  const [scheme, token] = (authorization ?? '').split(' ');
  if (scheme !== 'Bearer' || !token) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
  const { caller, expiresAt } = await verifyAccessToken(token);
  if (caller.userType !== 'corporate')
    throw new AppError('FORBIDDEN', 'This belongs to corporate mode. Switch to it to go on.');
  verified(caller.sessionId);
  const found = await membershipOf(db, caller.userId, readPort('sessions').isOpen(caller, clock.now()));
  if (!found?.sessionOpen) throw new AppError('UNAUTHENTICATED', 'You were signed out. Please sign in to continue.');
  return { ...caller, ...found.membership, expiresAt: expiresAt.getTime() };
}
