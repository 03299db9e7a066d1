import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedStay, ListingCity, PlaceSuggestion } from '#features/hotels/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { seedSmallStock, SMALL_STOCK_NOW } from '../support/small-stock.ts';
import { useTestDatabase } from '../support/test-database.ts';

useTestDatabase(seedSmallStock);
useApiServer();
beforeAll(() => clock.freeze(SMALL_STOCK_NOW));

const suggest = async (text: string) =>
  (await call<PlaceSuggestion[]>('GET', `/api/hotels/places?${new URLSearchParams({ text }).toString()}`)).data;
const search = (city: string) =>
  call<{ city: ListingCity; stays: ListedStay[] }>(
    'GET',
    `/api/hotels/search?${new URLSearchParams({ city, checkin: '2026-12-10', checkout: '2026-12-12', rooms: '2' }).toString()}`,
  );

describe('[7.9] suggestions for a stay', () => {
  it.each([
    ['a city', 'koc', 'city', 'kochi'],
    ['a city in its own script', 'കൊച്ചി', 'city', 'kochi'],
    ['a state', 'kerala', 'state', 'kerala'],
    ['a country', 'france', 'country', 'france'],
    ['an area', 'mattancherry', 'area', 'kochi.mattancherry'],
    ['an area with its city', 'Mattancherry, Kochi', 'area', 'kochi.mattancherry'],
  ])('%s', async (_, text, kind, slug) => expect((await suggest(text))[0]).toMatchObject({ kind, slug }));

  it('a hotel by its name, and by what the field then holds', async () => {
    const { stays } = (await search('kochi')).data;
    const { name, slug } = stays[0]!;
    expect(await suggest(name)).toContainEqual(expect.objectContaining({ kind: 'hotel', slug }));
    expect((await suggest(`${name}, Kochi`))[0]).toMatchObject({ kind: 'hotel', slug, fit: 'exact' });
  });

  it('says how many stays a state has in all its cities', async () => {
    expect((await suggest('kerala'))[0]).toMatchObject({ title: 'Kerala', within: 'India', stays: 40 });
  });

  it.each(['', ' ', '%', "'; drop table hotels; --", '💥'.repeat(40), '\u0301'.repeat(80)])(
    'takes %j',
    async (text) => {
      expect(Array.isArray(await suggest(text))).toBe(true);
    },
  );

  it('refuses a text of 81 letters', async () => {
    expect((await call('GET', `/api/hotels/places?text=${'k'.repeat(81)}`)).code).toBe('INVALID_INPUT');
  });
});

describe('[7.20] stays of an area, a state and a country', () => {
  it('an area lists stays near its middle, the nearest first', async () => {
    const { city, stays } = (await search('kochi.fort-kochi')).data;
    expect(city).toMatchObject({ slug: 'kochi.fort-kochi', name: 'Fort Kochi, Kochi', zone: 'Asia/Kolkata' });
    const away = stays.map((stay) => kilometresBetween(city, stay));
    expect(stays.length).toBeGreaterThan(3);
    expect(away).toEqual([...away].sort((a, b) => a - b));
    expect(stays.length).toBeLessThan((await search('kochi')).data.stays.length);
  });

  it('a state lists the stays of its cities, each with its city in place of its area', async () => {
    const { city, stays } = (await search('kerala')).data;
    expect(city).toMatchObject({ slug: 'kerala', name: 'Kerala' });
    expect(stays.map(({ slug }) => slug).sort()).toEqual(
      (await search('kochi')).data.stays.map(({ slug }) => slug).sort(),
    );
    expect(new Set(stays.map((stay) => [stay.area, stay.city].join()))).toEqual(new Set(['Kochi,kochi']));
    expect((await search('nagaland')).data.stays).toEqual([]);
    expect((await search('kerala.kochi')).code).toBe('INVALID_INPUT');
  });
});
