import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { countRequest } from '#lib/server/http/rate-limit.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { NETWORK_LIMITS, SESSION_LIMIT } from '#lib/shared/network-limits.ts';
import { familyOfToken } from './sessions.repo.ts';

/**
 * Counts a refresh or logout by session family, so that people behind one address do not affect each other; an unknown
 * token counts by network. Throws TOO_MANY_REQUESTS.
 */
export async function countSessionCall(db: Db, refreshToken: string, request: RequestFacts): Promise<void> {
  const sessionId = await familyOfToken(db, refreshToken);
  await (sessionId === undefined
    ? countRequest(db, `unknown-token:${networkOf(request.address)}`, NETWORK_LIMITS.light)
    : countRequest(db, `session:${sessionId}`, SESSION_LIMIT));
}
