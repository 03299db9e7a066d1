import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIVE_LIMITS } from '#lib/server/realtime/live/limits.ts';
import { clock } from '#lib/server/clock.ts';
import { call } from '../support/call.ts';
import { HOUR, MINUTE, useEventMessages } from '../support/event-messages.ts';
import { CODE, aSignedInGuest } from '../support/events.ts';
import { aHost, aMessageDesk, aWriter } from '../support/hosted-events.ts';
import { until } from '../support/hub.ts';
import { aDeafClient, aStream, type LiveStream, serveLive } from '../support/live-streams.ts';
import { aStaff } from '../support/staff.ts';

const { db, asha, code, aGuest } = useEventMessages();

type Served = Awaited<ReturnType<typeof serveLive>>;
const served: Served[] = [];
const aProcess = async (over?: Parameters<typeof serveLive>[0]): Promise<Served> => {
  const one = await serveLive(over);
  served.push(one);
  return one;
};
let live: Served;
beforeEach(async () => void (live = await aProcess({ apart: 20 })));
afterEach(async () => {
  for (const one of served.splice(0)) await one.close();
});

const ofHost = () => `/api/events/hosted/messages?code=${code()}`;
/** A stream that has heard what it hears at first. */
async function following(token: string, path?: string, at = live): Promise<LiveStream> {
  const stream = await aStream(at.base, token, path);
  await until(() => stream.changes() === 1);
  return stream;
}
/** Long enough for what must not come. */
const wait = (ms = 300) => new Promise((resolve) => setTimeout(resolve, ms));

describe('[1.2] [2.4] messages at an event in real time', () => {
  it('a guest and the host hear of a message within a second, and of a hidden one; nothing is said in the stream', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    const streams = [await following(ravi.token), await following(asha().token(), ofHost())];
    const began = performance.now();
    await latha.write('I bring a cake.');
    await until(() => streams.every((stream) => stream.changes() === 2), 1000);
    expect(performance.now() - began).toBeLessThan(1000);
    const [message] = (await ravi.read()).data.messages;
    await asha().hide(code(), message!.messageId);
    await until(() => streams.every((stream) => stream.changes() === 3), 1000);
    expect((await ravi.read()).data.messages.map(({ text }) => text)).toEqual([null]);
    await call('POST', '/api/events/withdraw', { token: latha.token, body: {} });
    await until(() => streams.every((stream) => stream.changes() === 4), 1000);
    await asha().cancel(code());
    await until(() => streams.every((stream) => stream.changes() === 5), 1000);
    expect(JSON.stringify(streams.map(({ heard }) => heard))).not.toMatch(/cake|Latha|emg_|evt_/);
    expect(streams[0]?.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(streams[0]?.headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('staff hear of those at an event of the operator', async () => {
    const staff = await aStaff(db());
    const guest = aWriter((await aSignedInGuest(db())).accessToken);
    const stream = await following(staff.token, `/api/desk/events/messages?code=${CODE}`);
    await guest.write('Is there a lift?');
    await until(() => stream.changes() === 2, 1000);
    expect((await aMessageDesk(staff.token).read(CODE)).data.messages.at(-1)?.text).toBe('Is there a lift?');
  });

  it('what is written in one process is heard in another', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    const other = await aProcess();
    const [here, there] = [await following(ravi.token), await following(ravi.token, undefined, other)];
    await latha.write('Hello.');
    await until(() => here.changes() === 2 && there.changes() === 2, 1000);
    expect(here.heard.at(-1)?.id).toBe(there.heard.at(-1)?.id);
  });

  it('who returns by the last id hears of what was missed, once, and otherwise nothing', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    const first = await following(ravi.token);
    const { id } = first.heard[0]!;
    first.stop();
    await until(() => live.count() === 0);
    const same = await aStream(live.base, ravi.token, undefined, id);
    await until(() => same.beats() === 1);
    await wait();
    expect(same.heard).toEqual([]);
    same.stop();
    await latha.write('Hello.');
    clock.advance(MINUTE);
    await latha.write('Is anybody there?');
    const again = await aStream(live.base, ravi.token, undefined, id);
    await until(() => again.changes() === 1);
    await wait();
    expect(again.changes()).toBe(1);
    expect((await ravi.read()).data.messages.map(({ text }) => text)).toEqual(['Hello.', 'Is anybody there?']);
  });

  it('other events are not heard', async () => {
    const ravi = await aGuest('ravi@example.com', 'Ravi');
    const stream = await following(ravi.token);
    const other = (await asha().host()).data.code;
    await asha().write(other, 'Welcome.');
    await asha().write(code(), 'Welcome here.');
    await until(() => stream.changes() === 2, 1000);
    await wait();
    expect(stream.changes()).toBe(2);
  });

  it('the connection to the database may be cut: what was written meanwhile is heard', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    const stream = await following(ravi.token);
    await db().execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen "event_signed_out"'`);
    await latha.write('Hello.');
    await until(() => stream.changes() === 2, 5000);
    expect(stream.isOver()).toBe(false);
  });
});

describe('[1.2] the right to hear of messages', () => {
  it.each([
    ['nobody', () => null, '/api/events/messages', 401],
    ['a made-up token', () => 'abc.def.ghi', '/api/events/messages', 401],
    ['a traveller’s token', () => asha().token(), '/api/events/messages', 401],
    ['the host without a code', () => asha().token(), '/api/events/hosted/messages', 400],
    ['the host at an unknown event', () => asha().token(), '/api/events/hosted/messages?code=EV-7K4M2Q9X3T', 404],
    ['a traveller at the desk', () => asha().token(), `/api/desk/events/messages?code=${CODE}`, 403],
  ])('%s is refused', async (_, token, path, status) => {
    const stream = await aStream(live.base, token(), path);
    expect(stream.status).toBe(status);
    expect(live.count()).toBe(0);
  });

  it('is not another host’s, nor the staff’s at an event of a traveller', async () => {
    const [ravi, staff] = [await aHost(db()), await aStaff(db())];
    expect((await aStream(live.base, ravi.token(), ofHost())).status).toBe(404);
    expect((await aStream(live.base, staff.token, `/api/desk/events/messages?code=${code()}`)).status).toBe(404);
  });

  it('ends when a guest signs out or withdraws, here and in another browser', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    const [hers, his] = [await following(latha.token), await following(ravi.token)];
    await call('POST', '/api/events/sign-out', { body: { accessToken: latha.token } });
    await until(() => hers.isOver(), 1000);
    expect(hers.heard.at(-1)).toEqual({ id: '', name: 'end', data: '{"returnAfter":null}' });
    await wait(100);
    expect(his.isOver()).toBe(false);
    await call('POST', '/api/events/withdraw', { token: ravi.token, body: {} });
    await until(() => his.isOver(), 1000);
    await until(() => live.count() === 0);
  });

  it('ends with a token that runs out, at the next heartbeat', async () => {
    const quick = await aProcess({ heartbeat: 50 });
    const guest = await following((await aGuest('latha@example.com')).token, undefined, quick);
    const host = await following(asha().token(), ofHost(), quick);
    await until(() => guest.beats() > 2 && host.beats() > 2);
    expect(guest.isOver() || host.isOver()).toBe(false);
    clock.advance(13 * HOUR);
    await until(() => guest.isOver() && host.isOver());
    expect(quick.count()).toBe(0);
  });
});

describe('[1.2] abuse of live updates', () => {
  it('one person who opens two hundred has the newest five; others hear as before', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    const his = await following(ravi.token);
    const hers: LiveStream[] = [];
    for (let at = 0; at < 200; at++) hers.push(await aStream(live.base, latha.token));
    const open = hers.filter(({ status }) => status === 200);
    await until(() => open.filter((stream) => !stream.isOver()).length === LIVE_LIMITS.perPerson);
    expect(live.count()).toBe(LIVE_LIMITS.perPerson + 1);
    expect(JSON.parse(open[0]!.heard.at(-1)!.data)).toEqual({ returnAfter: LIVE_LIMITS.replacedFor });
    await asha().write(code(), 'Welcome.');
    await until(() => his.changes() === 2, 1000);
  });

  it('a network that opens more than its share is refused', async () => {
    const narrow = await aProcess({ connectBurst: 2, connectsPerSecond: 0 });
    const { token } = await aGuest('latha@example.com');
    const factor = Number(process.env.RATE_LIMIT_FACTOR ?? 1);
    const statuses: number[] = [];
    for (let at = 0; at < 2 * factor + 1; at++) statuses.push((await aStream(narrow.base, token)).status);
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('an event that too many follow refuses the next', async () => {
    const narrow = await aProcess({ perTopic: 1 });
    await following((await aGuest('latha@example.com')).token, undefined, narrow);
    const next = await aStream(narrow.base, (await aGuest('ravi@example.com')).token);
    expect([next.status, next.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('who never reads costs nothing and delays nobody', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    const deaf = [1, 2, 3].map(() => aDeafClient(live.port, latha.token));
    await until(() => live.count() === 3);
    const his = await following(ravi.token);
    await asha().write(code(), 'Welcome.');
    await until(() => his.changes() === 2, 1000);
    for (const socket of deaf) socket.destroy();
    await until(() => live.count() === 1);
  });

  it('many messages at once are heard as few changes, the last one included', async () => {
    const ravi = await aGuest('ravi@example.com', 'Ravi');
    const calm = await aProcess({ apart: 300 });
    const stream = await following(ravi.token, undefined, calm);
    for (const word of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await asha().write(code(), word);
    await wait(700);
    expect(stream.changes()).toBeLessThan(6);
    const { id } = stream.heard.at(-1)!;
    const newest = await following(ravi.token, undefined, calm);
    expect(newest.heard[0]?.id).toBe(id);
  });
});

it('[1.2] a process that stops tells each client when to come back, each at another time', async () => {
  const ravi = await aGuest('ravi@example.com', 'Ravi');
  const streams = [await following(ravi.token), await following(ravi.token), await following(ravi.token)];
  await live.close();
  await until(() => streams.every((stream) => stream.isOver()));
  const waits = streams.map(({ heard }) => (JSON.parse(heard.at(-1)!.data) as { returnAfter: number }).returnAfter);
  expect(new Set(waits).size).toBeGreaterThan(1);
  for (const ms of waits) expect(ms).toBeGreaterThanOrEqual(500);
});
