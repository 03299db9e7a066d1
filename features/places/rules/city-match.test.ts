import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_CITY_NAME, normaliseCityName, rankCities, similarity, slips, trigrams } from './city-match.ts';
import type { City } from './place-types.ts';

const aCity = (city: Partial<City> & Pick<City, 'name'>): City => ({
  id: city.name,
  slug: city.name.toLowerCase(),
  aliases: [],
  region: '',
  country: 'IN',
  lat: 0,
  lng: 0,
  population: 0,
  timezone: 'Asia/Kolkata',
  kind: 'forest',
  ...city,
});

describe('normaliseCityName', () => {
  it.each([
    ['  Mumbai  ', 'mumbai'],
    ['New\t  Delhi\n', 'new delhi'],
    ['São Paulo', 'sao paulo'],
    ['İstanbul', 'istanbul'],
    ['Xi’an', 'xian'],
    ["Cox's Bazar", 'coxs bazar'],
    ['Saint-Denis', 'saint denis'],
    ['Tromsø', 'tromso'],
    ['WASHINGTON, D.C.', 'washington d c'],
    ['***', ''],
    ['', ''],
  ])('[5.11] the name is trimmed and made plain: %j', (typed, plain) => {
    expect(normaliseCityName(typed)).toBe(plain);
  });

  it('[5.11] a name is at most 80 letters long', () => {
    expect(normaliseCityName('a'.repeat(200))).toBe('a'.repeat(80));
    expect(normaliseCityName(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  });

  it('[5.11] a name of any length becomes at most 80 letters, and a second pass changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        const plain = normaliseCityName(text);
        expect([...plain].length).toBeLessThanOrEqual(LONGEST_CITY_NAME);
        expect(normaliseCityName(plain)).toBe(plain);
      }),
    );
  });
});

describe('similarity', () => {
  it("[7.9] trigrams are those of pg_trgm: show_trgm('cat'), show_trgm('foo|bar')", () => {
    expect([...trigrams('cat')].sort()).toEqual(['  c', ' ca', 'at ', 'cat']);
    expect([...trigrams('foo|bar')].sort()).toEqual(['  b', '  f', ' ba', ' fo', 'ar ', 'bar', 'foo', 'oo ']);
  });

  it("[7.9] similarity is that of pg_trgm: similarity('word', 'two words') = 4/11", () => {
    expect(similarity('word', 'two words')).toBeCloseTo(4 / 11, 6);
    expect(similarity('Mumbai', 'mumbai')).toBe(1);
    expect(similarity('', '')).toBe(0);
  });

  it.each([
    ['dehli', 'delhi', 1],
    ['banglore', 'bangalore', 1],
    ['', 'goa', 3],
    ['kolkata', 'kolkata', 0],
  ])('[7.9] slips between %j and %j: %i', (left, right, count) => {
    expect(slips(left, right)).toBe(count);
    expect(slips(right, left)).toBe(count);
  });
});

describe('rankCities', () => {
  it('[7.9] an exact name comes before a prefix, a prefix before a likeness, whatever the population', () => {
    const exact = aCity({ name: 'Salem', population: 10 });
    const prefix = aCity({ name: 'Salempur', population: 500 });
    const likeness = aCity({ name: 'Salam', population: 90_000 });
    expect(rankCities('salem', [likeness, prefix, exact])).toEqual([exact, prefix, likeness]);
  });

  it('[7.9] within a tier the larger city comes first', () => {
    const small = aCity({ name: 'Hyderabad', slug: 'hyderabad-pk', country: 'PK', population: 1_700_000 });
    const large = aCity({ name: 'Hyderabad', population: 6_800_000 });
    expect(rankCities('hyder', [small, large])).toEqual([large, small]);
  });

  it('[7.9] a former name counts as the name', () => {
    const mumbai = aCity({ name: 'Mumbai', aliases: ['Bombay'], population: 12 });
    expect(rankCities('bombay', [aCity({ name: 'Bombayi', population: 99 }), mumbai])[0]).toBe(mumbai);
  });

  it('[7.9] strangers are left out', () => {
    expect(rankCities('zzzz', [aCity({ name: 'Goa' })])).toEqual([]);
    expect(rankCities('', [aCity({ name: 'Goa' })])).toEqual([]);
    expect(rankCities('goat', [aCity({ name: 'Gwalior' })])).toEqual([]);
  });
});
