import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POSTER_KINDS, readBuilding } from '#posters/index.ts';
import { buildingOfHotel, type HotelFacts } from './building-of-hotel.ts';
import { AMENITIES } from './vocabulary.ts';

const facts: fc.Arbitrary<HotelFacts> = fc.record({
  slug: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
  name: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('Grand Palace Business Hotel', 'Sandal Gardens', 'Kathi Towers', 'Ratan Haveli', 'Rimal Tents', ''),
  ),
  stars: fc.integer({ min: 1, max: 5 }),
  amenities: fc.subarray([...AMENITIES]),
  kind: fc.constantFrom(...POSTER_KINDS),
});
const building = (rest: Partial<HotelFacts>) =>
  readBuilding(buildingOfHotel({ slug: 'a', name: 'A', stars: 3, amenities: [], kind: 'metro', ...rest }));

describe('[7.20] the building of a hotel', () => {
  it('is a code that can be drawn, the same for the same facts', () => {
    fc.assert(
      fc.property(facts, (hotel) => {
        const code = buildingOfHotel(hotel);
        expect(buildingOfHotel({ ...hotel })).toBe(code);
        expect(readBuilding(code).stars).toBe(hotel.stars);
      }),
    );
  });

  it('has a pool, tables and the beach exactly when the hotel says so, and is high only with a lift', () => {
    fc.assert(
      fc.property(facts, (hotel) => {
        const { features, storeys } = building(hotel);
        const says = (amenity: (typeof AMENITIES)[number]) => hotel.amenities.includes(amenity);
        expect([features.includes('pool'), features.includes('restaurant'), features.includes('beach')]).toEqual([
          says('pool'),
          says('restaurant'),
          says('beachfront'),
        ]);
        if (!says('lift')) expect(storeys).toBeLessThanOrEqual(3);
      }),
    );
  });

  it.each([
    ['Rimal Tents', 'tents'],
    ['Kathi Desert Camp', 'tents'],
    ['Ratan Haveli', 'haveli'],
    ['Cedar Cottages', 'cottages'],
    ['Gasthof Enzian', 'chalet'],
    ['Tern Beach House', 'stilts'],
    ['Phool Verandah', 'bungalow'],
    ['Casa Limone', 'courtyard'],
    ['Sandal Gardens', 'terraces'],
    ['Areca Manor', 'manor'],
  ])('%s is drawn as %s, with a lift or without', (name, form) => {
    expect(building({ name }).form).toBe(form);
    expect(building({ name, amenities: ['lift'] }).form).toBe(form);
  });

  it('has no domes for a business hotel that is called a palace, and is a tower only with a lift', () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(building({ slug, name: 'Grand Palace Business Hotel', amenities: ['lift'] }).form).not.toBe('haveli');
      expect(building({ slug, name: 'Kathi Towers', amenities: ['lift'] }).form).toBe('tower');
      expect(building({ slug, name: 'Kathi Towers' }).form).not.toBe('tower');
    }
  });
});
