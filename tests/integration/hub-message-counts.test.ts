import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';
import { useApiServer } from '../support/api-server.ts';
import { aCompany } from '../support/companies.ts';
import { aClient, type ServedHub, serveRealtime, type StompClient, until } from '../support/hub.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();
let me: CorporateSession;
let hub: ServedHub;
let neighbour: ServedHub;
const topicOf = ({ userDetails }: CorporateSession) => `approval${userDetails._id}` as const;

beforeAll(async () => {
  me = await aCompany();
  [hub, neighbour] = [await serveRealtime(), await serveRealtime()];
});
afterAll(() => Promise.all([hub.close(), neighbour.close()]));

const open: StompClient[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map(({ stop }) => stop()))));
const listening = async (at: ServedHub, headers: Record<string, string> = {}) => {
  const client = await aClient(at.base, me.accessTokenData.accessToken);
  open.push(client);
  await client.subscribe(`/topic/${topicOf(me)}`, headers);
  return client;
};

describe('[3.14] [7.19] the counts of a message', () => {
  const stale = { bookingId: 'bkg_1', approvalStatus: 'pending', approvalCount: 7, notificationCount: 9 };
  const say = () =>
    inCompany(database(), me.companyDetails._id, (tx) =>
      writeMessages(tx, me.companyDetails._id, [{ topic: topicOf(me), payload: stale }]),
    );
  const bodies = ({ messages }: StompClient) => messages.map(({ body }) => JSON.parse(body) as object);

  it('are those of the moment in which it is delivered, in every process, and for who comes back', async () => {
    const [here, there] = [await listening(hub), await listening(neighbour)];
    await say();
    await until(() => here.messages.length + there.messages.length === 2);
    const now = { ...stale, approvalCount: 0, notificationCount: 0 };
    expect([...bodies(here), ...bodies(there)]).toEqual([now, now]);
    const position = here.connected[0]!.headers.position!;
    await here.stop();
    const back = await listening(hub, { since: position });
    await until(() => back.messages.length > 0);
    expect(bodies(back).at(-1)).toEqual(now);
  });

  it('are those of its change, where they cannot be read', async () => {
    const here = await listening(hub);
    await database().execute(sql`alter table approval_requests rename to approval_requests_away`);
    try {
      await say();
      await until(() => here.messages.length === 1);
    } finally {
      await database().execute(sql`alter table approval_requests_away rename to approval_requests`);
    }
    expect(bodies(here)).toEqual([stale]);
  });
});
