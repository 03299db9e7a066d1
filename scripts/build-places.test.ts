import { describe, expect, it } from 'vitest';
import { readTable } from '#features/places/data/read-table.ts';
import { guessKind } from './build-places/guess-kind.ts';
import type { KnownPlace } from './build-places/hand-tables.ts';
import { joinAirports } from './build-places/join-airports.ts';
import { NearbyPoints } from './build-places/near.ts';
import { plainName } from './build-places/plain-name.ts';
import { readMonths } from './build-places/read-hand-kept.ts';
import { choosePlaces, toCities } from './build-places/select-cities.ts';
import type { SourceRow } from './build-places/source-rows.ts';
import { tableText } from './build-places/write-table.ts';
import { zoneFinder } from './build-places/zone-of-place.ts';

const aRow = (row: Partial<SourceRow> & Pick<SourceRow, 'name'>): SourceRow => ({
  id: row.name,
  country: 'IN',
  region: 'Kerala',
  lat: 10,
  lng: 76,
  population: 20_000,
  feature: 'PPL',
  ...row,
});
const aKnown = (place: Partial<KnownPlace> & Pick<KnownPlace, 'name'>): KnownPlace => ({
  country: 'IN',
  kind: 'beach',
  aliases: [],
  ...place,
});
const guesses = { zone: () => 'Asia/Kolkata', kind: () => 'forest' as const };
const slugs = (rows: SourceRow[], known: KnownPlace[] = []) =>
  toCities(choosePlaces(rows, { known, removed: [] }), guesses)
    .map(({ slug }) => slug)
    .sort();

describe('choosing the places', () => {
  it('[7.9] India from 15,000, elsewhere from 50,000, capitals always, quarters never', () => {
    const rows = [
      aRow({ name: 'Small', population: 14_999 }),
      aRow({ name: 'Enough', population: 15_000 }),
      aRow({ name: 'Abroad', country: 'FR', population: 49_999 }),
      aRow({ name: 'Vaduz', country: 'LI', population: 5_000, feature: 'PPLC' }),
      aRow({ name: 'Rohini', population: 900_000, feature: 'PPLX' }),
      aRow({ name: 'Marseille 08', country: 'FR', population: 80_000 }),
    ];
    expect(slugs(rows)).toEqual(['enough', 'vaduz']);
  });

  it('[7.9] a known place takes its row over, swallows its other names nearby, keeps the old one as alias', () => {
    const rows = [
      aRow({ name: 'Cochin', id: '1273874', population: 604_000 }),
      aRow({ name: 'Ernakulam', lat: 10.01, population: 300_000 }),
    ];
    const known = [aKnown({ name: 'Kochi', aliases: ['Ernakulam', 'Cochin'] })];
    const [kochi, ...others] = toCities(choosePlaces(rows, { known, removed: [] }), guesses);
    expect(others).toEqual([]);
    expect(kochi).toMatchObject({ name: 'Kochi', slug: 'kochi', kind: 'beach', aliases: ['Ernakulam', 'Cochin'] });
  });

  it('[7.9] a known place without row or position stops the build', () => {
    expect(() => choosePlaces([], { known: [aKnown({ name: 'Atlantis' })], removed: [] })).toThrow(
      'no source row: IN  Atlantis',
    );
    expect(() => choosePlaces([], { known: [], removed: [{ name: 'Atlantis', country: 'IN' }] })).toThrow(
      'nothing to remove',
    );
  });

  it('[7.9] two rows for one town become one, namesakes far apart become two slugs', () => {
    const rows = [
      aRow({ name: 'Barasat', population: 298_000 }),
      aRow({ name: 'Barasat', lat: 10.05, population: 238_000 }),
      aRow({ name: 'Barasat', lat: 20, region: 'Odisha', population: 30_000 }),
    ];
    expect(slugs(rows)).toEqual(['barasat', 'barasat-odisha']);
  });

  it('[7.9] the plain slug goes to the place travellers mean, not to the larger one', () => {
    const rows = [aRow({ name: 'Bali', population: 297_000 })];
    const island = aKnown({ name: 'Bali', country: 'ID', region: 'Bali', at: { lat: -8.5, lng: 115.2 } });
    const cities = toCities(choosePlaces(rows, { known: [island], removed: [] }), guesses);
    expect(cities.map(({ slug, country }) => [country, slug])).toEqual([
      ['ID', 'bali'],
      ['IN', 'bali-kerala'],
    ]);
  });
});

describe('guessing the poster', () => {
  const somewhere = { country: 'IN', region: 'Odisha', lat: 20, lng: 85, population: 40_000, coastKm: Infinity };
  it.each([
    ['a large city', { population: 600_000 }, 'metro'],
    ['the shore', { coastKm: 2 }, 'beach'],
    ['the backwaters', { region: 'Kerala', lat: 9.5, lng: 76.4, coastKm: 12 }, 'backwater'],
    ['the hills', { region: 'Sikkim', lat: 27 }, 'hill'],
    ['the Thar', { region: 'Rajasthan', lat: 27, lng: 72 }, 'desert'],
    ['the far north', { country: 'FI', region: 'Lapland', lat: 67 }, 'snow'],
    ['anywhere else', {}, 'forest'],
    ['the temperate plain', { country: 'FR', region: 'Centre', lat: 47 }, 'hill'],
  ] as const)('[7.9] %s', (_, differs, kind) => {
    expect(guessKind({ ...somewhere, ...differs })).toBe(kind);
  });
});

describe('small parts', () => {
  it('[7.9] transliterated names lose their accents, others keep them', () => {
    expect(plainName('Thāne', 'IN')).toBe('Thane');
    expect(plainName('Zürich', 'CH')).toBe('Zürich');
    expect(plainName('Xi’an', 'CN')).toBe("Xi'an");
  });

  it('[7.9] seasons run over the new year', () => {
    expect(readMonths('11-2')).toEqual([11, 12, 1, 2]);
    expect(readMonths('4-6,12')).toEqual([4, 5, 6, 12]);
    expect(readMonths('9')).toEqual([9]);
  });

  it('[7.9] neighbours are found across a box edge, nearest first', () => {
    const near = new NearbyPoints([
      { lat: 10.01, lng: 76.01 },
      { lat: 9.99, lng: 75.99 },
      { lat: 12, lng: 76 },
    ]);
    const found = near.within({ lat: 10, lng: 76.002 }, 5);
    expect(found.map(({ place }) => place.lat)).toEqual([10.01, 9.99]);
    expect(found.every(({ km }) => km < 2)).toBe(true);
  });

  it('[7.9] a place keeps the clock of its own province before that of a nearer airport', () => {
    const airport = { iata: 'XXX', name: '', city: '', country: 'US' };
    const zone = zoneFinder([
      { ...airport, region: 'Florida', zone: 'America/Chicago', lat: 30.47, lng: -87.19 },
      { ...airport, region: 'Alabama', zone: 'America/Denver', lat: 30.4, lng: -87.3 },
    ]);
    expect(zone({ country: 'US', region: 'Florida', lat: 30.41, lng: -87.29 })).toBe('America/Chicago');
    expect(zone({ country: 'VA', region: '', lat: 41.9, lng: 12.45 })).toBe('Europe/Vatican');
    expect(() => zone({ country: 'ZZ', region: '', lat: 0, lng: 0 })).toThrow('No airport');
  });

  it('[7.9] only airports with scheduled service stay, under our name and the city’s code', () => {
    const info = {
      name: 'Heathrow',
      city: 'London',
      country: 'GB',
      lat: 51.4775,
      lng: -0.461389,
      zone: 'Europe/London',
    };
    const joined = joinAirports(
      [
        { ...info, iata: 'LHR' },
        { ...info, iata: 'NHT' },
      ],
      {
        scheduled: new Set(['LHR']),
        facts: {
          cityCodes: new Map([['LHR', 'LON']]),
          scheduled: new Set(),
          added: [],
          cityNames: new Map(),
          names: new Map(),
          searchNames: new Map(),
        },
        cities: [],
      },
    );
    expect(joined).toEqual([
      {
        iata: 'LHR',
        name: 'Heathrow',
        cityCode: 'LON',
        cityName: 'London',
        country: 'GB',
        lat: 51.4775,
        lng: -0.4614,
        zone: 'Europe/London',
      },
    ]);
  });

  it('[7.9] a table is one row a line, reads back as it was, and leaves out what is absent', () => {
    const rows = [{ name: 'Agra', mark: 'tomb' }, { name: 'Goa' }];
    const text = tableText<{ name: string; mark?: string }>(['name', 'mark'], rows);
    expect(text.split('\n')).toEqual([
      '{"columns":["name","mark"],',
      '"rows":[',
      '["Agra","tomb"],',
      '["Goa"]',
      ']}',
      '',
    ]);
    expect(readTable(JSON.parse(text) as Parameters<typeof readTable>[0])).toEqual(rows);
  });
});
