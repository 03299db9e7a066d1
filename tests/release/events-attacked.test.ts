import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventRegistrations, eventCodes, eventSessions } from '#features/events/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents, mails, rateLimits } from '#lib/server/db/tables.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { comeFrom, useApiServer } from '../support/api-server.ts';
import { deviceCookie } from '../support/device-cookie.ts';
import { expectNotToldApart } from '../support/compare-times.ts';
import { anEvent, askForCode, codeIn, numberIn, register, signIn } from '../support/events.ts';
import { deliver } from '../support/emails.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase(anEvent);

const [LATHA, NOBODY, NO_NUMBER] = ['latha@example.com', 'nobody@example.com', 'CIT95-2222-3333'];
let number = '';
let code = '';
/** The cookie of the browser in which the code was asked for. */
let browser = '';
const wrong = () => (code === '000000' ? '000001' : '000000');
/** What somebody can compare: status, words and headers, without what is new in every answer. */
const shown = ({
  status,
  headers,
  json,
}: Awaited<ReturnType<typeof signIn>> | Awaited<ReturnType<typeof register>>) => {
  const { requestId: _, ...rest } = json as Failure;
  const plain = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status, rest, headers: plain.map(([name, value]) => [name, value.replace(/device=[^;]+/, 'device=…')]) };
};
const open = () => database().delete(rateLimits);

beforeEach(async () => {
  clock.freeze('2026-11-20T06:30:00Z');
  comeFrom('198.51.100.7');
  await database().delete(eventRegistrations);
  for (const table of [rateLimits, mails, auditEvents]) await database().delete(table);
  await register();
  number = numberIn((await deliver(database()))[0]?.text);
  browser = deviceCookie(await askForCode(number, LATHA, 'theme=light'));
  code = codeIn((await deliver(database()))[0]?.text);
});
afterEach(() => clock.reset());

describe('[2.9] guessing a one-time code', () => {
  it('five wrong ones end the code, at once or one by one; another one works', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(number, LATHA, wrong())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await signIn(number, LATHA, code)).status).toBe(401);
    await askForCode(number, LATHA);
    code = codeIn((await deliver(database()))[0]?.text);
    for (let turn = 0; turn < 4; turn++) expect((await signIn(number, LATHA, wrong())).status).toBe(401);
    expect((await signIn(number, LATHA, code)).status).toBe(200);
  });

  it('a stranger who knows number and mail locks nobody out: neither by guessing nor by asking for codes', async () => {
    for (let turn = 0; turn < 30; turn++) {
      comeFrom(`198.18.0.${turn}`);
      expect((await signIn(number, LATHA, wrong(), '')).status).toBe(401);
    }
    const asked = await askForCode(number, LATHA, 'theme=dark');
    const [theirs] = await deliver(database());
    expect(codeIn(theirs?.text)).not.toBe('');
    for (let turn = 0; turn < 6; turn++) await signIn(number, LATHA, wrong(), deviceCookie(asked));
    comeFrom('198.51.100.7');
    const other = codeIn(theirs?.text);
    if (other !== code) expect((await signIn(number, LATHA, other, browser)).status).toBe(401); // it was mailed for another browser
    expect((await signIn(number, LATHA, code, '')).status).toBe(401);
    const signedIn = await signIn(number, LATHA, code, browser);
    expect(signedIn.status).toBe(200);

    for (let turn = 0; turn < 15; turn++) {
      comeFrom(`198.18.0.${turn}`);
      await askForCode(number, LATHA, 'theme=dark');
    }
    await deliver(database());
    await askForCode(number, LATHA, deviceCookie(signedIn));
    expect(await deliver(database())).toHaveLength(1); // where its person was signed in before, codes still come
  });

  it('a network full of wrong codes leaves each code its first try', async () => {
    const tries: number[] = [];
    for (let turn = 0; turn < 155; turn++)
      tries.push((await signIn(NO_NUMBER, `guest${turn}@example.com`, '000000')).status);
    expect(tries).toEqual([...Array<number>(150).fill(401), ...Array<number>(5).fill(429)]);
    await askForCode(number, LATHA, browser);
    code = codeIn((await deliver(database()))[0]?.text);
    expect((await signIn(number, LATHA, wrong())).status).toBe(401);
    const locked = await signIn(number, LATHA, code);
    expect([locked.status, locked.headers.get('retry-after'), (locked.json as Failure).message]).toEqual([
      429,
      '900',
      'Too many wrong codes from this network. Try again in 15 minutes.',
    ]);
    await askForCode(number, LATHA, browser);
    code = codeIn((await deliver(database()))[0]?.text);
    expect((await signIn(number, LATHA, code)).status).toBe(200);
  });

  it('right ones are no tries', async () => {
    for (let turn = 0; turn < 5; turn++) {
      expect((await signIn(number, LATHA, code)).status).toBe(200);
      expect(
        (await database().select().from(rateLimits)).filter(({ key }) => key.startsWith('event-code-from')),
      ).toMatchObject([{ points: 0 }]);
      await open();
      await askForCode(number, LATHA);
      code = codeIn((await deliver(database()))[0]?.text);
    }
  });

  it('the database gives neither code nor token away', async () => {
    const { data } = await signIn(number, LATHA, code);
    const [session] = await database().select().from(eventSessions);
    expect(session?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(session?.tokenHash).not.toContain(data.accessToken);
    await askForCode(number, LATHA);
    await deliver(database());
    expect((await database().select().from(eventCodes))[0]?.codeHash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('[2.9] finding out who registered', () => {
  it('the answer is the same, headers and all: registering, asking for a code, signing in, the sixth try', async () => {
    expect(shown(await register({ email: LATHA }))).toEqual(
      shown(await register({ email: NOBODY, days: ['2027-01-15'] })),
    );
    const strangers = [
      [number, NOBODY],
      [NO_NUMBER, LATHA],
      [NO_NUMBER, NOBODY],
    ] as const;
    const asked = shown(await askForCode(number, LATHA));
    for (const [no, mail] of strangers) expect(shown(await askForCode(no, mail))).toEqual(asked);
    const refused = shown(await signIn(number, LATHA, wrong()));
    expect(refused.status).toBe(401);
    for (const [no, mail] of strangers) expect(shown(await signIn(no, mail, wrong()))).toEqual(refused);
    await open();
    const sixth = async (no: string, mail: string) => {
      for (let turn = 0; turn < 5; turn++) await signIn(no, mail, wrong());
      return shown(await signIn(no, mail, wrong()));
    };
    expect(await sixth(number, LATHA)).toEqual(await sixth(NO_NUMBER, NOBODY));
  });

  it('the code of one registration opens no other', async () => {
    await register({ email: 'ravi@example.com' });
    const ravis = numberIn((await deliver(database()))[0]?.text);
    expect((await signIn(ravis, 'ravi@example.com', code)).status).toBe(401);
  });

  it('asking for a code looks nobody up before it answers, and writes to nobody who did not register', async () => {
    await askForCode(NO_NUMBER, NOBODY);
    await askForCode(number, NOBODY);
    expect(await deliver(database())).toEqual([]);
  });

  it('the time does not tell', async () => {
    const ask = (work: () => Promise<unknown>) => async () => {
      await open();
      await work();
    };
    for (const [known, unknown] of [
      [() => signIn(number, LATHA, wrong()), () => signIn(NO_NUMBER, NOBODY, wrong())],
      [() => askForCode(number, LATHA), () => askForCode(NO_NUMBER, NOBODY)],
    ] as const)
      await expectNotToldApart(ask(unknown), ask(known));
  }, 60_000);

  it('a mailbox is not flooded: five codes an hour, and the answer does not say so', async () => {
    const first = shown(await askForCode(number, LATHA));
    for (let turn = 0; turn < 8; turn++) expect(shown(await askForCode(number, LATHA))).toEqual(first);
    expect(await deliver(database())).toHaveLength(4); // one went out before
  });
});
