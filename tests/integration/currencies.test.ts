import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReferenceRates } from '#features/currencies/contract.ts';
import { seedSampleRates, updateRates } from '#features/currencies/server/index.ts';
import { exchangeRates } from '#features/currencies/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();

const HEAD = 'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE';
const published = (day: string, rates: Record<string, number>) =>
  [
    HEAD,
    ...Object.entries(rates).map(([code, rate]) => `EXR.D.${code}.EUR.SP00.A,D,${code},EUR,SP00,A,${day},${rate}`),
  ].join('\n');
const THURSDAY = published('2026-11-26', { USD: 1.25, INR: 100 });

/** What the stand-in of the central bank answers with. */
const bank = { status: 200, text: THURSDAY, location: '', asked: 0 };
const http = createServer((_, response) => {
  bank.asked += 1;
  response.writeHead(bank.status, bank.location ? { location: bank.location } : {}).end(bank.text);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/rates`;
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});

beforeEach(async () => {
  clock.freeze('2026-11-27T06:30:00Z');
  Object.assign(bank, { status: 200, text: THURSDAY, location: '', asked: 0 });
  await database().delete(exchangeRates);
});
afterEach(() => clock.reset());

const update = () => updateRates({ db: database(), url });
const shown = async () => (await call<ReferenceRates | null>('GET', '/api/currencies/rates')).data;

describe('[7.20] exchange rates beside rupees', () => {
  it('are none where none were read', async () => expect(await shown()).toBeNull());

  it('are those of the central bank, in rupees, to anybody', async () => {
    expect(await update()).toBe(true);
    expect(await shown()).toEqual({
      day: '2026-11-26',
      source: 'ecb',
      rates: [
        { currency: 'EUR', microRupees: 100_000_000 },
        { currency: 'USD', microRupees: 80_000_000 },
      ],
    });
  });

  it('are asked for again after six hours, and replaced as a whole', async () => {
    await update();
    expect(await update()).toBe(false);
    clock.advance(6 * 3_600_000);
    bank.text = published('2026-11-27', { INR: 101 });
    expect(await update()).toBe(true);
    expect(await shown()).toMatchObject({ day: '2026-11-27', rates: [{ currency: 'EUR', microRupees: 101_000_000 }] });
    expect(bank.asked).toBe(2);
  });

  it('are not replaced by those of an earlier day', async () => {
    await update();
    clock.advance(7 * 3_600_000);
    bank.text = published('2026-11-25', { INR: 90 });
    await update();
    expect(await shown()).toMatchObject({ day: '2026-11-26' });
  });

  it('are not shown when they are more than a week old', async () => {
    await update();
    clock.freeze('2026-12-03T23:00:00Z');
    expect(await shown()).toMatchObject({ day: '2026-11-26' });
    clock.freeze('2026-12-04T01:00:00Z');
    expect(await shown()).toBeNull();
  });

  it.each([
    ['an error', { status: 500 }],
    ['a redirect', { status: 302, location: 'http://127.0.0.1:1/' }],
    ['a page', { text: '<html>Maintenance</html>' }],
    ['too much', { text: THURSDAY + '\n'.repeat(600_000) }],
  ])('stay as they are where the bank answers with %s', async (_, answer) => {
    await update();
    clock.advance(7 * 3_600_000);
    Object.assign(bank, answer);
    await expect(update()).rejects.toThrow();
    expect(await shown()).toMatchObject({ day: '2026-11-26', rates: [{ currency: 'EUR' }, { currency: 'USD' }] });
  });

  it('are whole, whichever of several processes writes', async () => {
    await Promise.all(Array.from({ length: 6 }, update));
    expect((await shown())?.rates).toHaveLength(2);
  });

  it('of the demo are samples, and give way to real ones though these are of an earlier day', async () => {
    await seedSampleRates(database(), '2026-11-27');
    expect(await shown()).toMatchObject({ source: 'sample', day: '2026-11-27' });
    await update();
    expect(await shown()).toMatchObject({ source: 'ecb', day: '2026-11-26' });
    expect((await shown())?.rates).toHaveLength(2);
  });
});
