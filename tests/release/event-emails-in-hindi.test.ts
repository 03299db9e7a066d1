import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  eventEmails,
  mailHostDigests,
  mailMessageDigests,
  maintainWaitingLists,
} from '#features/events/server/index.ts';
import { events } from '#features/events/server/tables.ts';
import { users } from '#features/identity/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { call, callIn } from '../support/call.ts';
import { deliver } from '../support/emails.ts';
import { englishLeft } from '../support/english-left.ts';
import { useEventRooms } from '../support/event-rooms.ts';
import { askForCode, CODE, codeIn, FRI, numberIn, register, SAT, signIn } from '../support/events.ts';
import { aHost, anEventDesk, aWriter, type Host, report } from '../support/hosted-events.ts';
import { aSharer } from '../support/roommates.ts';
import { wait } from '../support/waiting-list.ts';

const { setup, open, staff } = useEventRooms();
const { db } = setup;
const HOUR = 3_600_000;
const seen = new Set<string>();
/** The emails of a story so far. */
let emails: Email[] = [];
let asha: Host;
beforeEach(async () => {
  callIn('hi');
  emails = [];
  asha = await aHost(db());
  await db().update(users).set({ language: 'hi' }).where(eq(users.id, asha.userId));
});
afterEach(() => callIn(''));

async function look(): Promise<Email[]> {
  const written = await deliver(db(), { told: (template) => void seen.add(template) });
  emails.push(...written);
  return written;
}
const newestTo = async (email: string): Promise<string> =>
  (await look()).findLast(({ to }) => to === email)?.text ?? '';

const hosted = async (over: object = {}): Promise<string> => (await asha.host(over)).data.code;
const party = (name: string, companions = 0) => ({ name, companions, days: [FRI], email: `${name}@example.com` });
/** Registers somebody and signs them in; gives their token. */
async function guest(code: string, name = 'latha', companions = 0): Promise<string> {
  const { email, ...form } = party(name, companions);
  await register({ ...form, email, code, ...(code === CODE ? {} : { mobile: undefined }) });
  const number = numberIn(await newestTo(email));
  await askForCode(number, email, undefined, code);
  return (await signIn(number, email, codeIn(await newestTo(email)), undefined, code)).data.accessToken;
}
const withdraw = (token: string) => call('POST', '/api/events/withdraw', { token, body: {} });
const waits = (code: string, name: string, companions = 0) =>
  wait({ ...party(name, companions), code, mobile: undefined });

/** What happens, each with an email of each kind. */
const STORIES: Record<string, () => Promise<unknown>> = {
  'a guest registers, twice, and changes it': async () => {
    const code = await hosted();
    const token = await guest(code, 'latha', 2);
    await register({ ...party('latha'), code, mobile: undefined });
    const body = { name: 'Latha', companions: 1, days: [FRI, SAT] };
    expect((await call('PUT', '/api/events/registration', { token, body })).status).toBe(200);
    await look();
    await asha.change(code, { venueAddress: '14 Lake Road' });
    await look();
    await withdraw(token);
  },
  'a guest of the operator’s event registers and withdraws': async () => withdraw(await guest(CODE, 'ravi', 1)),
  'places come free, and an offer is not answered': async () => {
    const code = await hosted({ places: 2 });
    const token = await guest(code, 'latha', 1);
    for (const [name, companions] of [
      ['ravi', 1],
      ['dev', 0],
    ] as const)
      await waits(code, name, companions);
    await look();
    await withdraw(token);
    for (let offers = 0; offers < 2; offers++) {
      await look();
      clock.advance(25 * HOUR);
      await maintainWaitingLists({ db: db() });
    }
  },
  'waiting lists end with an event and with its registration': async () => {
    const one = await hosted({ places: 1 });
    await guest(one, 'latha');
    await waits(one, 'ravi');
    const other = await hosted({ places: 1 });
    await guest(other, 'latha');
    await waits(other, 'ravi');
    await look();
    await asha.cancel(one);
    await db().update(events).set({ registrationClosesAt: clock.now() }).where(eq(events.code, other));
    await maintainWaitingLists({ db: db() });
  },
  'guests and the host have not read messages': async () => {
    const code = await hosted();
    const writer = aWriter(await guest(code));
    clock.advance(60_000);
    await asha.write(code, 'नमस्ते');
    await writer.write('नमस्ते');
    clock.advance(2 * HOUR);
    await mailMessageDigests({ db: db() });
    await mailHostDigests({ db: db() });
    await look();
    clock.advance(60_000);
    await asha.write(code, 'कल मिलते हैं');
    await writer.write('हाँ');
    clock.advance(25 * HOUR);
    await mailMessageDigests({ db: db() });
    await mailHostDigests({ db: db() });
  },
  'staff remove an event': async () => {
    const code = await hosted();
    await guest(code);
    await report(code);
    const desk = anEventDesk(staff());
    const [read] = (await desk.list()).events;
    expect((await desk.decide(read!, 'remove', 'इसमें पैसे माँगे गए हैं।')).status).toBe(200);
  },
  'two guests share a room, and one ends it': async () => {
    await open();
    const [latha, ravi] = [await aSharer(db(), 'Latha Iyengar'), await aSharer(db(), 'Ravi Menon')];
    for (const one of [latha, ravi]) expect((await one.join('मैं दस बजे सो जाती हूँ।')).status).toBe(200);
    await latha.ask(await latha.idOf('Ravi M.'));
    await look();
    await ravi.answer(await ravi.idOf('Latha I.'));
    await look();
    await ravi.end();
  },
};

describe('[7.20] every email about an event, to somebody who reads Hindi', { timeout: 120_000 }, () => {
  it.each(Object.entries(STORIES))('%s', async (_, happens) => {
    await happens();
    await look();
    const rows = await db().select().from(events);
    const names = rows.flatMap(({ hostId, name, venueName, venueAddress }) =>
      hostId === null ? [name, venueName, venueAddress] : [],
    );
    const left = emails.map((email) => [email.subject, englishLeft(email, names)]);
    expect(left.filter(([, words]) => words?.length)).toEqual([]);
    expect(emails.length).toBeGreaterThan(0);
    for (const { html } of emails) expect(html).toContain('<html lang="hi-IN">');
  });

  afterAll(() => expect([...seen].sort()).toEqual(Object.keys(eventEmails).sort()));
});
