import 'server-only';
import { lt } from 'drizzle-orm';
import { daysBefore, retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { addressProofs, passwordLinks, refreshTokens, sessions, signInCodes, users } from './tables.ts';

/**
 * How long the rows of identity tables are stored. A family ends seven days after its last use and rotates its token at
 * every refresh, so a token of 30 days ago is used or invalid; a deleted one is refused like any unknown token.
 */
export const identityRetention: readonly Retention[] = [
  retainedForever(users, 'until the person closes the account; the row then stays without name, address and password'),
  retainedUntil(
    refreshTokens,
    '30 days after the token was issued',
    'a replayed token must be recognised; one that old is not valid',
    (now) => lt(refreshTokens.createdAt, daysBefore(now, 30)),
  ),
  retainedUntil(
    sessions,
    '30 days after the session ended or expired',
    'a replayed token, kept as long, must find the session that it ends',
    (now) => lt(sessions.expiresAt, daysBefore(now, 30)),
  ),
  retainedUntil(
    addressProofs,
    'when the attempt ends, an hour after it began',
    'there is no account yet that the data would belong to',
    (now) => lt(addressProofs.expiresAt, now),
  ),
  retainedUntil(signInCodes, 'a day after the code expired', 'a code is valid for ten minutes', (now) =>
    lt(signInCodes.expiresAt, daysBefore(now, 1)),
  ),
  retainedUntil(passwordLinks, 'a day after the link expired', 'a link is valid for 30 minutes', (now) =>
    lt(passwordLinks.expiresAt, daysBefore(now, 1)),
  ),
];
