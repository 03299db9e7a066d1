import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import SockJS from 'sockjs-client';
import type { CorporateSession } from '#features/companies/contract.ts';
import { type ConnectionState, openConnection, TIMES } from '#features/notifications/client/connection.ts';
import { readAccessToken } from '#lib/server/access-token.ts';
import { clock } from '#lib/server/clock.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';
import {
  PERSONAL_TOPICS,
  type PersonalTopic,
  POLICY_TOPIC,
  SOCKET_PATH,
  type TopicName,
} from '#lib/shared/realtime.ts';
import { accessToken } from '../support/access-token.ts';
import { useApiServer } from '../support/api-server.ts';
import { aCompany, anEmployee } from '../support/companies.ts';
import { type ServedHub, serveRealtime, until } from '../support/hub.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();
let me: CorporateSession;
const hubs: ServedHub[] = [];
const aHub = async () => {
  const hub = await serveRealtime();
  hubs.push(hub);
  return hub;
};
beforeEach(async () => {
  me = await aCompany();
  await database().delete(rateLimits);
});
afterAll(() => Promise.all(hubs.map(({ close }) => close())));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  clock.reset();
});

/** The browser's own connection, on a SockJS of this process; with what it heard and the states it went through. */
function aTab(
  base: () => string,
  {
    times = {},
    token = me.accessTokenData.accessToken,
    unheardFor = 0,
  }: { times?: Partial<typeof TIMES>; token?: string; unheardFor?: number } = {},
) {
  const heard: { topic: TopicName; body: unknown }[] = [];
  const states: ConnectionState[] = [];
  const opened: number[] = [];
  const sent: string[] = [];
  const session = { token, refreshes: 0 };
  const connection = openConnection({
    userId: me.userDetails._id,
    token: () => session.token,
    refresh: async () => {
      session.refreshes += 1;
      const caller = await readAccessToken(me.accessTokenData.accessToken, new Date(Date.now()));
      session.token = accessToken(caller, { payload: { jti: session.refreshes } });
    },
    openSocket: () => {
      opened.push(performance.now());
      const socket = new SockJS(`${base()}${SOCKET_PATH}`, undefined, { transports: ['websocket'] });
      const send = socket.send.bind(socket);
      socket.send = (data) => {
        if (typeof data === 'string') sent.push(data);
        send(data);
      };
      return socket;
    },
    unheardFor: () => unheardFor,
    heard: (topic, body) => void heard.push({ topic, body }),
    stateChanged: (state) => void states.push(state),
    times: { ...TIMES, reconnect: 150, ...times },
  });
  stops.push(connection.stop);
  return { heard, states, opened, sent, session, ...connection };
}
const write = (topic: PersonalTopic, note: unknown) =>
  inCompany(database(), me.companyDetails._id, (tx) =>
    writeMessages(tx, me.companyDetails._id, [{ topic: `${topic}${me.userDetails._id}`, payload: { note } }]),
  );

const tell = (employeeId: string, note: unknown) =>
  inCompany(database(), me.companyDetails._id, (tx) =>
    writeMessages(tx, me.companyDetails._id, [{ topic: `${POLICY_TOPIC}${employeeId}`, payload: { note } }]),
  );

describe('the tab’s connection', () => {
  it('[7.18] [9.1] [9.2] keeps the times of the specification', () => {
    expect(TIMES).toMatchObject({ keepAlive: 30_000, outgoingHeartbeat: 20_000, reconnect: 5000, retries: 5 });
  });

  it('[7.19] hears each of its topics', async () => {
    const hub = await aHub();
    const tab = aTab(() => hub.base);
    await until(() => tab.states.at(-1) === 'live');
    await until(() => hub.hub.listening() === PERSONAL_TOPICS.length);
    for (const topic of PERSONAL_TOPICS) await write(topic, topic);
    await until(() => tab.heard.length === PERSONAL_TOPICS.length);
    expect(tab.heard).toEqual(PERSONAL_TOPICS.map((topic) => ({ topic, body: { note: topic } })));
  });

  it('[7.18] sends keepAlive again and again, to where the hub takes it', async () => {
    const hub = await aHub();
    const tab = aTab(() => hub.base, { times: { keepAlive: 50, lasting: 60_000 } });
    await until(() => tab.states.at(-1) === 'live');
    const keptAlive = () => tab.sent.filter((text) => text.startsWith('SEND\ndestination:/app/keepAlive\n'));
    await until(() => keptAlive().length >= 5);
    expect([tab.states, tab.opened.length]).toEqual([['connecting', 'live'], 1]); // the hub ends whoever sends elsewhere
  });

  it('[4.14] [9.2] tries five times more after an error, so far apart, and gives up', async () => {
    const tab = aTab(() => 'http://127.0.0.1:1');
    await until(() => tab.states.at(-1) === 'gave-up', 10_000);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(tab.opened).toHaveLength(6);
    const apart = tab.opened.slice(1).map((at, index) => at - (tab.opened[index] ?? 0));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(145);
    expect(tab.states).toEqual([...Array.from({ length: 6 }, () => 'connecting'), 'gave-up']);
  }, 20_000);

  it('[4.14] [5.5] comes back to another process, hears what it missed, each message once', async () => {
    const [first, second] = [await aHub(), await aHub()];
    let base = first.base;
    const tab = aTab(() => base);
    await until(() => first.hub.listening() === PERSONAL_TOPICS.length);
    await write('approval', 1);
    await until(() => tab.heard.length === 1);
    base = second.base;
    await first.close();
    await write('approval', 2);
    await write('notification', 3);
    await until(() => tab.heard.length === 3, 10_000);
    await write('approval', 4);
    await until(() => tab.heard.length === 4);
    expect(tab.heard.map(({ body }) => (body as { note: number }).note).sort()).toEqual([1, 2, 3, 4]);
    expect(tab.states).toEqual(['connecting', 'live', 'connecting', 'live']);
  }, 20_000);

  it('[4.14] is told by a hub that stops when to come back, and comes then', async () => {
    const [first, second] = [await aHub(), await aHub()];
    let base = first.base;
    const tab = aTab(() => base, { times: { reconnect: 60_000 } });
    await until(() => tab.states.at(-1) === 'live');
    base = second.base;
    void first.close();
    await until(() => tab.states.length === 4, 10_000);
    const pause = (tab.opened[1] ?? 0) - (tab.opened[0] ?? 0);
    expect([pause > 450, pause < 4000]).toEqual([true, true]);
  }, 20_000);

  it('[9.1] renews its token before it runs out, on the same socket', async () => {
    const hub = await aHub();
    const caller = await readAccessToken(me.accessTokenData.accessToken);
    const inThreeSeconds = accessToken(caller, { payload: { exp: Math.floor(Date.now() / 1000) + 3 } });
    const tab = aTab(() => hub.base, { token: inThreeSeconds });
    await until(() => tab.session.refreshes > 0);
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await write('approval', 'later');
    await until(() => tab.heard.length === 1);
    expect([tab.states, tab.opened.length, tab.session.refreshes]).toEqual([['connecting', 'live'], 1, 1]);
  }, 20_000);

  it('[9.1] with a token that has run out renews it and comes back; with one that cannot be renewed it gives up', async () => {
    const hub = await aHub();
    const caller = await readAccessToken(me.accessTokenData.accessToken);
    const tab = aTab(() => hub.base, { token: accessToken(caller, { now: new Date(Date.now() - 20 * 60_000) }) });
    await until(() => tab.states.at(-1) === 'live');
    expect([tab.session.refreshes, tab.opened.length]).toEqual([1, 2]);
    const refused = aTab(() => hub.base, { token: 'abc' });
    await until(() => refused.session.refreshes === 1);
    expect(refused.heard).toEqual([]);
  }, 20_000);

  it('[7.19] [4.10] follows the policy of each selected traveller, from when they are selected until they are not', async () => {
    const hub = await aHub();
    const [asha, om] = [
      (await anEmployee(database(), me)).userDetails._id,
      (await anEmployee(database(), me)).userDetails._id,
    ];
    const tab = aTab(() => hub.base);
    tab.followPolicies([asha]);
    await until(() => hub.hub.listening() === PERSONAL_TOPICS.length + 1);
    tab.followPolicies([asha, om, asha]);
    await until(() => hub.hub.listening() === PERSONAL_TOPICS.length + 2);
    await tell(asha, 1);
    await tell(om, 2);
    await until(() => tab.heard.length === 2);
    tab.followPolicies([om]);
    await until(() => hub.hub.listening() === PERSONAL_TOPICS.length + 1);
    await tell(asha, 3);
    await tell(om, 4);
    await until(() => tab.heard.length === 3);
    expect(tab.heard).toEqual([1, 2, 4].map((note) => ({ topic: POLICY_TOPIC, body: { note } })));
    expect(tab.opened).toHaveLength(1);
  });

  it('[4.10] hears of a policy published after its page was read and before it was connected, and of none before', async () => {
    const hub = await aHub();
    const asha = (await anEmployee(database(), me)).userDetails._id;
    await tell(asha, 'before the page');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await tell(asha, 'while it loads');
    const tab = aTab(() => hub.base, { unheardFor: 1000 });
    tab.followPolicies([asha]);
    await until(() => hub.hub.listening() === PERSONAL_TOPICS.length + 1);
    await tell(asha, 'later');
    await until(() => tab.heard.length === 2);
    expect(tab.heard.map(({ body }) => (body as { note: string }).note)).toEqual(['while it loads', 'later']);
  });

  it('[7.19] a traveller whom the person may not book for is left out, and everything else is heard on', async () => {
    const hub = await aHub();
    const asha = (await anEmployee(database(), me)).userDetails._id;
    const tab = aTab(() => hub.base, { times: { retries: 0, reconnect: 60_000 } });
    tab.followPolicies(['usr_nobody', asha, 'usr_neither']);
    await until(() => hub.hub.listening() === PERSONAL_TOPICS.length + 1 && tab.opened.length === 3);
    await tell(asha, 1);
    await write('approval', 2);
    // While another transaction of the server runs, earlier messages of these topics may be repeated.
    await until(() => [1, 2].every((note) => tab.heard.some(({ body }) => isDeepStrictEqual(body, { note }))));
    expect(tab.states.at(-1)).toBe('live');
  });

  it('[7.19] stops when it is told to', async () => {
    const hub = await aHub();
    const tab = aTab(() => hub.base);
    await until(() => hub.hub.admission.count() === 1 && tab.states.at(-1) === 'live');
    tab.stop();
    await until(() => hub.hub.admission.count() === 0);
  });
});
