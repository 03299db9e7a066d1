import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POSTER_HOURS, POSTER_KINDS } from '#posters/kinds.ts';
import { POSTER_MARKS } from '#posters/options.ts';
import { asListed } from '#tests/support/listed-stays.ts';
import type { StayOffer, StaySummary } from '../contract.ts';
import { buildingOfHotel } from './building-of-hotel.ts';
import { packStays } from './pack-stays.ts';
import { unpackStays } from './packed-stays.ts';
import { AMENITIES, MEALS } from './vocabulary.ts';

const until = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));
const rest = fc.oneof(
  fc.record({ refund: fc.constant('free' as const), share: fc.constant(100), until: fc.option(until) }),
  fc.record({ refund: fc.constant('part' as const), share: fc.integer({ min: 1, max: 99 }), until: fc.option(until) }),
  fc.record({ refund: fc.constant('none' as const), share: fc.constant(0), until: fc.constant(null) }),
);
const offer: fc.Arbitrary<StayOffer> = fc
  .tuple(fc.integer({ min: 0, max: 90_000_000 }), fc.constantFrom(...MEALS), rest)
  .map(([rupees, meals, terms]) => ({ total: rupees * 100, meals, ...terms }));
/** Names as people write them, and worse: the marks that part our fields, escapes, other scripts. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc.constantFrom('a|b~c%7c', '100% हवेली', '%', '~~', '|'),
);
const degrees = (most: number) =>
  fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((value) => value / 10_000);
const scene = fc.record({ kind: fc.constantFrom(...POSTER_KINDS), hour: fc.constantFrom(...POSTER_HOURS) });

const aStay: fc.Arbitrary<StaySummary> = fc
  .record({
    slug: fc.stringMatching(/^[a-z0-9-]{1,30}$/),
    name: text,
    area: text,
    stars: fc.integer({ min: 1, max: 5 }),
    score: fc.option(fc.integer({ min: 10, max: 100 }).map((tenths) => tenths / 10)),
    scoreCount: fc.nat(100_000),
    lat: degrees(90),
    lng: degrees(180),
    poster: scene,
    mark: fc.option(fc.constantFrom(...POSTER_MARKS)),
    amenities: fc.subarray([...AMENITIES]),
    offers: fc.array(offer, { minLength: 1, maxLength: 12 }),
  })
  .map(({ mark, poster, ...stay }) => ({
    ...stay,
    _id: stay.slug,
    poster: {
      ...poster,
      seed: stay.slug,
      ...(mark ? { mark } : {}),
      building: buildingOfHotel({ ...stay, kind: poster.kind }),
    },
  }));

const packed = (full: readonly StaySummary[]): string => packStays(asListed(full));

describe('[7.20] the stays of a listing on their way into the browser', () => {
  it('[7.20] come out as they were answered, each with its slug as its id, its building and each offer with its terms', () => {
    fc.assert(
      fc.property(fc.array(aStay, { maxLength: 6 }), (stays) => {
        expect(unpackStays(packed(stays))).toEqual(stays);
      }),
    );
  });

  it('[7.20] are none when there were none', () => {
    expect(unpackStays(packed([]))).toEqual([]);
  });

  it('[7.20] take less than a third of their JSON', () => {
    const stays = fc.sample(aStay, { numRuns: 300, seed: 4 });
    expect(packed(stays).length).toBeLessThan(JSON.stringify(asListed(stays)).length / 3);
  });

  it('[9.9] a total that is no whole number of rupees is refused, never rounded away', () => {
    const [stay] = fc.sample(aStay, 1);
    expect(() =>
      packed([{ ...stay!, offers: [{ total: 150, meals: 'breakfast', refund: 'none', until: null, share: 0 }] }]),
    ).toThrow('whole rupees');
  });
});
