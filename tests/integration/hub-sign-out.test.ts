import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import { endSessionsOf } from '#features/identity/server/index.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { aCompany, anEmployee } from '../support/companies.ts';
import { aClient, endListeners, type ServedHub, serveRealtime, type StompClient, until } from '../support/hub.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();
let me: CorporateSession;
let hub: ServedHub;
const idOf = ({ userDetails }: CorporateSession) => userDetails._id;
const tokenOf = ({ accessTokenData }: CorporateSession) => accessTokenData.accessToken;

beforeAll(async () => {
  me = await aCompany();
  hub = await serveRealtime();
});
afterAll(() => hub.close());

const open: StompClient[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map(({ stop }) => stop()))));

describe('whoever signs out', () => {
  const colleague = async () => {
    await database().delete(rateLimits);
    return anEmployee(database(), me);
  };
  const connected = async (session: CorporateSession) => {
    const client = await aClient(hub.base, tokenOf(session));
    open.push(client);
    return client;
  };

  it.each<[string, (session: CorporateSession) => Promise<unknown>]>([
    [
      'here',
      (session) =>
        call('POST', '/api/corporate/logout', {
          token: tokenOf(session),
          body: { refreshToken: session.accessTokenData.refreshToken },
        }),
    ],
    [
      'by the operator’s command',
      (session) => endSessionsOf(database(), { whose: { person: idOf(session) }, reason: 'a test', apply: true }),
    ],
    [
      'because the session is deleted',
      (session) => database().execute(sql`delete from sessions where user_id = ${idOf(session)}`),
    ],
  ])('[4.1] %s has no socket left, at once', async (_, end) => {
    const session = await colleague();
    const [client, other] = [await connected(session), await connected(me)];
    await end(session);
    await until(() => client.closed.length > 0, 2000);
    expect(client.errors[0]?.headers.code).toBe('UNAUTHENTICATED');
    expect(other.closed).toEqual([]);
  });

  it('[4.1] while the hub does not hear the database has none left once it does', async () => {
    const session = await colleague();
    const client = await connected(session);
    await endListeners(database());
    await database().execute(sql`update sessions set revoked_at = now() where user_id = ${idOf(session)}`);
    await until(() => client.closed.length > 0, 10_000);
    expect(client.errors[0]?.headers.code).toBe('UNAUTHENTICATED');
  }, 20_000);
});
