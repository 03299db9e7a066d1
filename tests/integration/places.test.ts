import { describe, expect, it } from 'vitest';
import type { CityOption } from '#features/places/contract.ts';
import { call, comeFrom, useApiServer } from '../support/api-server.ts';
import { seedSmallStock } from '../support/small-stock.ts';
import { useTestDatabase } from '../support/test-database.ts';

useTestDatabase(seedSmallStock);
useApiServer();

const cities = (query: Record<string, string>) =>
  call<CityOption[]>('GET', `/api/places/cities?${new URLSearchParams(query).toString()}`);
const names = async (query: Record<string, string>) => (await cities(query)).data.map(({ name }) => name);

describe('[7.9] cities by name', () => {
  it.each([
    ['a prefix', 'koc', 'Kochi'],
    ['a misspelling', 'banglore', 'Bengaluru'],
    ['a former name', 'Bombay', 'Mumbai'],
    ['swapped letters', 'dehli', 'Delhi'],
    ['a name with spaces around it, trimmed (5.11)', '  Kochi  ', 'Kochi'],
    ['another country’s city', 'pari', 'Paris'],
  ])('%s', async (_, cityname, expected) => {
    expect((await names({ cityname }))[0]).toBe(expected);
  });

  it('answer with coordinates, country, population and the stays on contract', async () => {
    const { status, data } = await cities({ cityname: 'Kochi' });
    expect(status).toBe(200);
    expect(data[0]).toMatchObject({
      slug: 'kochi',
      region: 'Kerala',
      countryCode: '356',
      countryName: 'India',
      hotels: 40,
    });
    expect(data[0]!.population).toBeGreaterThan(500_000);
  });

  it('put places with stays first among names that fit alike, then India (9.11), then the larger', async () => {
    const { data } = await cities({ cityname: 'par' });
    expect(data[0]).toMatchObject({ name: 'Paris', hotels: 12 });
    const rest = data.slice(1).map(({ countryCode }) => Number(countryCode === '356'));
    expect(rest).toEqual([...rest].sort((a, b) => b - a));
    const india = data
      .filter(({ countryCode, hotels }) => countryCode === '356' && !hotels)
      .map(({ population }) => population);
    expect(india).toEqual([...india].sort((a, b) => b - a));
  });

  it.each([
    ['Mysore', 'Mysuru'],
    ['bangalore', 'Bengaluru'],
  ])('[7.9] %s is one of the names of %s, and of nothing else that is found', async (cityname, name) => {
    const { data } = await cities({ cityname, countrycode: '356' });
    expect(data.filter(({ exact }) => exact).map((city) => city.name)).toEqual([name]);
  });

  it('[9.11] keep to one country when asked', async () => {
    const { data } = await cities({ cityname: 'hyderabad', countrycode: '356' });
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ countryCode }) => countryCode === '356')).toBe(true);
    expect((await names({ cityname: 'paris', countrycode: '250' }))[0]).toBe('Paris');
  });

  it('are those with the most stays when nothing is typed yet', async () => {
    expect((await names({ cityname: ' ' })).slice(0, 3)).toEqual(['Kochi', 'Leh', 'Paris']);
  });

  it.each([
    ['a country code that is no number', { cityname: 'kochi', countrycode: 'IN' }, 'countrycode'],
    ['a country that is none', { cityname: 'kochi', countrycode: '999' }, 'countrycode'],
    ['a name of 81 letters', { cityname: 'k'.repeat(81) }, 'cityname'],
    ['a zero byte, which the database cannot keep', { cityname: 'ko\u0000chi' }, 'cityname'],
  ])('refuse %s', async (_, query, field) => {
    const { status, code, json } = await cities(query);
    expect([status, code]).toEqual([400, 'INVALID_INPUT']);
    expect(json.status === 'FAILURE' && Object.keys(json.fields ?? {})).toEqual([field]);
  });

  it.each(['%', "'; drop table hotels; --", '💥', '𝔎𝔬𝔠𝔥𝔦'])('take %j as a name like any other', async (cityname) => {
    expect((await cities({ cityname })).status).toBe(200);
  });
});

describe('[7.8] countries', () => {
  it('have ISO numeric codes, dial codes and currencies', async () => {
    const { data } = await call<{ countryCode: string; alpha2: string }[]>('GET', '/api/corporate/countries');
    expect(data.length).toBeGreaterThan(190);
    expect(data.find(({ countryCode }) => countryCode === '356')).toEqual({
      countryCode: '356',
      alpha2: 'IN',
      name: 'India',
      dialCode: '91',
      currency: 'INR',
    });
  });
});

describe('airports', () => {
  const codes = async (name: string) =>
    (
      await call<{ iata: string }[]>('GET', `/api/places/airports?${new URLSearchParams({ name }).toString()}`)
    ).data.map(({ iata }) => iata);

  it.each([
    ['its code', 'cok', ['COK']],
    ['a city with several', 'london', ['LCY', 'LGW', 'LHR', 'LTN', 'SEN', 'STN']],
    ['a city code', 'LON', ['LCY', 'LGW', 'LHR', 'LTN', 'SEN', 'STN']],
    ['a word of its name', 'heathrow', ['LHR']],
    ['a misspelt city', 'banglore', ['BLR']],
    ['a city’s former name', 'bombay', ['BOM', 'NMI']],
  ])('are found by %s', async (_, name, expected) => {
    expect((await codes(name)).slice(0, expected.length)).toEqual(expected);
  });

  it('stand for the place asked for where it has none, and say so', async () => {
    const { data } = await call<{ iata: string; nearTo?: string }[]>('GET', '/api/places/airports?name=Noida');
    expect(data.slice(0, 2).map(({ iata, nearTo }) => [iata, nearTo])).toEqual([
      ['DEL', 'Noida'],
      ['HDO', 'Noida'],
    ]);
    expect((await codes('Goa')).slice(0, 2).sort()).toEqual(['GOI', 'GOX']);
  });

  it('need a name', async () => {
    expect((await call('GET', '/api/places/airports?name=%20')).code).toBe('INVALID_INPUT');
  });
});

describe('[7.10] where a caller may be', () => {
  const locate = async (address: string) => {
    comeFrom(address);
    return (
      await call<{ ip: string | null; country: { countryCode: string; currency: string } | null }>(
        'GET',
        '/api/places/locate',
      )
    ).data;
  };

  it('names the public address and the country it hints at, with its currency', async () => {
    expect(await locate('49.36.0.1')).toEqual({
      ip: '49.36.0.1',
      country: { countryCode: '356', alpha2: 'IN', name: 'India', dialCode: '91', currency: 'INR' },
    });
    expect((await locate('80.128.0.1')).country?.currency).toBe('EUR');
  });

  it('says nothing of an address inside a network, and no country where none is known', async () => {
    expect(await locate('192.168.1.7')).toEqual({ ip: null, country: null });
    expect(await locate('2405:201:1::1')).toEqual({ ip: '2405:201:1::1', country: null });
  });

  it('believes the connection, not what a caller writes of themselves', async () => {
    comeFrom('49.36.0.1');
    const headers = { 'x-sarai-address': '80.128.0.1', 'x-forwarded-for': '80.128.0.1', 'x-real-ip': '80.128.0.1' };
    expect((await call<{ ip: string }>('GET', '/api/places/locate', { headers })).data.ip).toBe('49.36.0.1');
  });
});
