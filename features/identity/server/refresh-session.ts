import 'server-only';
import { signAccessToken } from '#lib/server/access-token.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { refresh, Tokens } from '../contract.ts';
import { judgeRefresh } from '../rules/refresh-verdict.ts';
import { openTab } from './open-session.ts';
import {
  issueToken,
  keepAlive,
  lockToken,
  revokeFamily,
  revokeOpenedSince,
  type SessionRow,
  useUpTokens,
} from './sessions.repo.ts';

/**
 * Trades a refresh token for the next pair of its family. A saved token opens a new tab family instead and comes back
 * renewed, so that no two tabs share a chain. Throws REFRESH_TOKEN_INVALID; a replayed token has then ended its family.
 */
export const refreshSession: UseCase<typeof refresh> = async ({ db, body, request }) => {
  const device = { ...body.device, userAgent: request.userAgent };
  const tokens = await inTransaction(db, (tx) => trade(tx, body.refreshToken, device, clock.now()));
  if (!tokens) throw new AppError('REFRESH_TOKEN_INVALID', 'Your session has expired. Please log in again.');
  return tokens;
};

/** Gives nothing for a refused token instead of throwing: what it revoked must be committed. */
async function trade(tx: Db, token: string, device: SessionRow['device'], now: Date): Promise<Tokens | null> {
  const found = await lockToken(tx, token);
  if (!found) return null;
  const { session, usedAt } = found;
  const verdict = judgeRefresh({ ...session, usedAt }, now);
  if (verdict === 'replayed') {
    await revokeFamily(tx, session.id, now);
    if (session.kind === 'saved') await revokeOpenedSince(tx, session.id, usedAt ?? now, now);
  }
  if (verdict === 'replayed' || verdict === 'ended') return null;

  await useUpTokens(tx, session.id, now);
  await keepAlive(tx, session, now);
  const next = await issueToken(tx, session.id, now);
  const person = { userId: session.userId, userType: session.userType as UserType };
  if (session.kind === 'saved') return { ...(await openTab(tx, person, device, session.id, now)), savedToken: next };
  return { accessToken: signAccessToken({ ...person, sessionId: session.id }, now), refreshToken: next };
}
