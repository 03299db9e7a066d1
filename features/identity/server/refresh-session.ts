import 'server-only';
import { signAccessToken } from '#lib/server/access-token.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { refresh, Tokens } from '../contract.ts';
import { refreshVerdict } from '../rules/refresh-verdict.ts';
import { adoptLanguage } from './choose-language.ts';
import { countSessionCall } from './count-session-call.ts';
import { deviceOf, openTab } from './open-session.ts';
import {
  issueToken,
  extendSession,
  lockToken,
  revokeFamily,
  revokeOpenedSince,
  type SessionRow,
  useUpTokens,
} from './sessions.repo.ts';

/**
 * Trades a refresh token of one user type for the next pair of its family. A saved token opens a new tab family instead
 * and comes back renewed, so that no two tabs share a chain. Throws REFRESH_TOKEN_INVALID; a replayed token has then
 * ended its family, and one of the other user type is left as it was.
 */
const refreshFor =
  (userType: UserType): UseCase<typeof refresh> =>
  async ({ db, body, request }) => {
    await countSessionCall(db, body.refreshToken, request);
    const tokens = await inTransaction(db, (tx) => trade(tx, userType, body, request, clock.now()));
    if (!tokens) throw new AppError('REFRESH_TOKEN_INVALID', 'Your session has expired. Please log in again.');
    return tokens;
  };

export const refreshSession = refreshFor(PRODUCT.id);
export const refreshCorporateSession = refreshFor('corporate');

type RefreshInput = { refreshToken: string; device?: SessionRow['device'] };

/** Gives nothing for a refused token instead of throwing: revocations must be committed. */
async function trade(
  tx: Db,
  userType: UserType,
  asked: RefreshInput,
  request: RequestFacts,
  now: Date,
): Promise<Tokens | null> {
  const found = await lockToken(tx, asked.refreshToken);
  if (!found || found.session.userType !== userType) return null;
  const { session, usedAt, signedInAt } = found;
  const person = { userId: session.userId, userType };
  const verdict = refreshVerdict({ ...session, usedAt }, now);
  if (verdict === 'replayed') {
    await revokeFamily(tx, session.id, now);
    if (session.kind === 'saved') await revokeOpenedSince(tx, session.id, usedAt ?? now, now);
    await recordEvent(tx, request, {
      action: 'session.replayed',
      actor: person,
      subjectId: session.openedFrom ?? session.id,
    });
  }
  if (verdict === 'replayed' || verdict === 'ended') return null;

  await useUpTokens(tx, session.id, now);
  await extendSession(tx, session, now, signedInAt);
  const next = await issueToken(tx, session.id, now);
  if (session.kind === 'saved') {
    if (userType !== 'corporate') await adoptLanguage(tx, person.userId, request);
    return {
      ...(await openTab(tx, person, deviceOf(asked.device, request), session.id, now, signedInAt)),
      savedToken: next,
    };
  }
  return { accessToken: await signAccessToken({ ...person, sessionId: session.id }, now), refreshToken: next };
}
