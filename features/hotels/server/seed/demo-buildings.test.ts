import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allHotelCities, findCity } from '#features/places/server/index.ts';
import { poster, readBuilding, type Building } from '#posters/index.ts';
import { amenitiesOf, type Amenity } from '../../rules/vocabulary.ts';
import { posterOf, presentListed } from '../present-hotel.ts';
import { DEMO_HOTELS, drawStock, shareOut } from './draw-stock.ts';

const cities = allHotelCities();
const hotels = drawStock(cities, shareOut(DEMO_HOTELS, cities)).map(({ row }) => ({
  ...presentListed(row),
  poster: posterOf(row),
  country: row.countryCode,
  facts: amenitiesOf(row.amenities),
}));
type Hotel = (typeof hotels)[number];

const byCity = Map.groupBy(hotels, ({ city }) => city);
const buildingOf = ({ poster: { building } }: Hotel): Building => readBuilding(building ?? '');
/** The size of a card in the listing. */
const CARD = { width: 344, height: 368 };

/** What a drawing consists of without its colours: every path, circle and group, with all numbers in whole units. */
const shapesOf = (svg: string): string =>
  svg
    .replace(/ (fill|stroke|opacity|stop-color|stroke-opacity|id|href)="[^"]*"/g, '')
    .replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number))));

describe('the building of a demo hotel', () => {
  it('[7.20] is different in shape, not in colour alone, from every other building of its city', () => {
    for (const [city, stays] of byCity) {
      // The same scene, seed and hour for all, so that only buildings can differ.
      const { kind, mark } = findCity(city)!;
      const shapes = stays.map((stay) =>
        shapesOf(poster({ ...CARD, seed: city, kind, mark, hour: 'day', building: stay.poster.building })),
      );
      expect(new Set(shapes).size, city).toBe(stays.length);
    }
  });

  it('[7.20] has no twin in form, storeys and surroundings for most hotels of a large city', () => {
    for (const city of ['goa', 'udaipur', 'mumbai', 'munnar']) {
      const kinds = byCity.get(city)!.map((stay) => {
        const { form, storeys, features } = buildingOf(stay);
        return [form, storeys, ...features].join();
      });
      const commonest = Math.max(...[...Map.groupBy(kinds, (kind) => kind).values()].map(({ length }) => length));
      expect(commonest, city).toBeLessThan(kinds.length / 4);
    }
  });

  it('[7.20] shows pool, beach, tables and garden of the hotels that have them, and of no others', () => {
    const shown: [Building['features'][number], (stay: Hotel) => boolean][] = [
      ['pool', ({ facts }) => facts.includes('pool')],
      ['beach', ({ facts }) => facts.includes('beachfront')],
      ['restaurant', ({ facts }) => facts.includes('restaurant')],
      ['garden', ({ name }) => /garden/i.test(name)],
    ];
    for (const stay of hotels)
      for (const [feature, has] of shown)
        expect(buildingOf(stay).features.includes(feature), stay.name).toBe(has(stay));
  });

  it('[7.20] is higher than three storeys only where there is a lift', () => {
    const has = (stay: Hotel, amenity: Amenity) => stay.facts.includes(amenity);
    const high = hotels.filter((stay) => buildingOf(stay).storeys > 3);
    expect(high.length).toBeGreaterThan(100);
    expect(high.filter((stay) => !has(stay, 'lift'))).toEqual([]);
  });

  it('[7.20] is a camp, a haveli or a house on stilts only where the name says so', () => {
    const named: [Building['form'], RegExp][] = [
      ['tents', /camp|tent/i],
      ['haveli', /haveli|mahal|kothi/i],
      ['stilts', /tree house|jungle lodge|boat house|beach house/i],
      ['cottages', /cottage/i],
    ];
    for (const stay of hotels)
      for (const [form, word] of named) if (buildingOf(stay).form === form) expect(stay.name).toMatch(word);
  });

  it('[7.20] keeps the poster of a card under 14 KB, and under 4.5 KB compressed', () => {
    const cards = hotels.map((stay) => poster({ ...CARD, ...stay.poster }));
    expect(Math.max(...cards.map(({ length }) => length))).toBeLessThanOrEqual(14 * 1024);
    expect(Math.max(...cards.slice(0, 300).map((svg) => gzipSync(svg).length))).toBeLessThanOrEqual(4.5 * 1024);
  });
});
