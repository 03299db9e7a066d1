import { describe, expect, it } from 'vitest';
import type { PackageList, PackagePage } from '#features/packages/contract.ts';
import { seedDepartures } from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { useApiServer } from '../support/api-server.ts';
import { NOON_LESS_HALF } from '../support/booking-setup.ts';
import { call } from '../support/call.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase(async (database) => {
  clock.freeze(NOON_LESS_HALF);
  await seedDepartures(database, { today: '2026-12-01' });
});
useApiServer();

const list = (query = '') => call<PackageList>('GET', `/api/packages${query}`);
const page = (slug: string) => call<PackagePage>('GET', `/api/packages/details?slug=${slug}`);

describe('[7.20] [1.2] the list of packages', () => {
  it('shows every journey with its cheapest departure of the coming year', async () => {
    const { data } = await list();
    expect(data.today).toBe('2026-12-01');
    expect(data.packages).toHaveLength(60);
    for (const { from, departures } of data.packages) {
      expect(from?.perPerson).toBeGreaterThan(1_500_000);
      expect(departures).toBeGreaterThan(0);
    }
    expect(data.filters.themes.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(data.filters.months.length).toBeGreaterThan(11);
    expect(data.filters.states.length).toBeLessThanOrEqual(40);
  });

  it('is narrowed by theme, state, length and month, and ordered by price', async () => {
    const { data } = await list('?theme=heritage&state=rajasthan&length=long&month=2027-01');
    expect(data.packages.map(({ slug }) => slug)).toEqual(['royal-rajasthan']);
    expect(data.packages[0]?.from?.date).toMatch(/^2027-01/);
    const prices = (await list('?sort=price')).data.packages.map(({ from }) => from?.perPerson ?? 0);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('refuses a filter that is none beside its field', async () => {
    const { status, json } = await list('?month=2027-13');
    expect([status, json]).toEqual([
      400,
      expect.objectContaining({ code: 'INVALID_INPUT', fields: { month: 'Choose a month from the list.' } }),
    ]);
  });
});

describe('[7.20] a package', () => {
  it('is shown day by day, with departures, their prices, places and terms', async () => {
    const { data } = await page('golden-triangle');
    expect(data.package).toMatchObject({
      title: 'Delhi, Agra and Jaipur',
      nights: 5,
      cities: ['Delhi', 'Agra', 'Jaipur'],
      meets: { city: 'Delhi', time: '12:00' },
    });
    expect(data.package.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6]);
    const [first] = data.departures;
    expect(first).toMatchObject({
      date: '2026-12-05',
      ends: '2026-12-10',
      left: 16,
      startsAt: '2026-12-05T06:30:00.000Z',
      prices: { double: 3_264_000 },
      shown: { double: 3_427_200 },
    });
    expect(first?.cancellationPolicies.map(({ Charge }) => Charge)).toEqual([25, 50, 100]);
  });

  it('drops a departure three days before it, and is unknown under another address', async () => {
    clock.freeze('2026-12-02T06:30:00Z'); // 12:00 in India
    expect((await page('golden-triangle')).data.departures[0]?.date).toBe('2026-12-12');
    clock.freeze(NOON_LESS_HALF);
    expect((await page('golden-square')).json).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is seeded once, and the year moves on', async () => {
    const count = async () => (await page('golden-triangle')).data.departures.length;
    const before = await count();
    await Promise.all([seedDepartures(db(), { today: '2026-12-01' }), seedDepartures(db(), { today: '2026-12-01' })]);
    expect(await count()).toBe(before);
    await seedDepartures(db(), { today: '2026-12-08' });
    expect(await count()).toBe(before + 1); // 4 December 2027 is a Saturday
  });
});
