import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StayOffer, StaySummary } from '../contract.ts';
import {
  filterParams,
  narrow,
  NO_FILTERS,
  parseFilters,
  relaxations,
  REFUND_FILTERS,
  SCORES,
  SORTS,
  STARS,
  type ListingFilters,
} from './listing.ts';
import { AMENITIES, MEALS } from './vocabulary.ts';

const AREAS = ['Fort Kochi', 'Mattancherry', 'Old_Town 50%'];

const offers: fc.Arbitrary<StayOffer[]> = fc
  .uniqueArray(
    fc.record({
      total: fc.integer({ min: 10, max: 300 }).map((tens) => tens * 10_000),
      meals: fc.constantFrom(...MEALS),
      refund: fc.constantFrom('free' as const, 'part' as const, 'none' as const),
      until: fc.constant(null),
      share: fc.constant(0),
    }),
    { minLength: 1, maxLength: 6, selector: ({ meals, refund }) => `${meals} ${refund}` },
  )
  .map((list) => list.sort((a, b) => a.total - b.total));

const stays = fc
  .array(
    fc.record({
      name: fc.constantFrom('Kettuvallam House', 'Calvetty Spice Court', 'Maison Glycine', 'Café Olé'),
      area: fc.constantFrom(...AREAS),
      stars: fc.integer({ min: 1, max: 5 }),
      score: fc.option(fc.integer({ min: 50, max: 100 }).map((tenths) => tenths / 10)),
      scoreCount: fc.integer({ min: 0, max: 500 }),
      amenities: fc.subarray(AMENITIES.slice(0, 5)),
      offers,
    }),
    { maxLength: 25 },
  )
  .map((list) =>
    list.map((stay, index): StaySummary => ({
      ...stay,
      _id: `htl_${index}`,
      slug: `s${index}`,
      lat: 0,
      lng: 0,
      poster: { kind: 'beach', hour: 'day', seed: 's' },
    })),
  );

const filters: fc.Arbitrary<ListingFilters> = fc.record({
  price: fc.option(fc.tuple(fc.integer({ min: 0, max: 15_000 }), fc.integer({ min: 15_000, max: 30_000 })), {
    freq: 1,
  }),
  stars: fc.subarray([...STARS], { maxLength: 2 }),
  score: fc.option(fc.constantFrom(...SCORES), { freq: 1 }),
  meals: fc.subarray([...MEALS], { maxLength: 2 }),
  refund: fc.subarray([...REFUND_FILTERS]),
  refundable: fc.boolean(),
  amenities: fc.subarray(AMENITIES.slice(0, 5), { maxLength: 2 }),
  areas: fc.subarray(AREAS, { maxLength: 1 }),
  q: fc.constantFrom('', '', 'cafe', 'KOCHI house'),
  sort: fc.constantFrom(...SORTS),
});

const mostlyOff: fc.Arbitrary<ListingFilters> = fc
  .tuple(filters, fc.subarray(Object.keys(NO_FILTERS) as (keyof ListingFilters)[], { maxLength: 3 }))
  .map(([chosen, on]) => ({ ...NO_FILTERS, ...Object.fromEntries(on.map((facet) => [facet, chosen[facet]])) }));

/** Word for word what the filters mean; slow. */
function meets(stay: StaySummary, chosen: ListingFilters): StayOffer | undefined {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (chosen.stars.length && !chosen.stars.includes(stay.stars)) return undefined;
  if (chosen.score !== null && (stay.score === null || stay.score < chosen.score)) return undefined;
  if (chosen.areas.length && !chosen.areas.includes(stay.area)) return undefined;
  if (!chosen.amenities.every((amenity) => stay.amenities.includes(amenity))) return undefined;
  if (
    !plain(chosen.q)
      .split(' ')
      .every((word) => plain(`${stay.name} ${stay.area}`).includes(word))
  )
    return undefined;
  const offer = stay.offers
    .filter(
      ({ meals, refund }) =>
        (!chosen.meals.length || chosen.meals.includes(meals)) &&
        (!chosen.refund.length || chosen.refund.some((one) => one === refund)) &&
        (!chosen.refundable || refund !== 'none'),
    )
    .sort((a, b) => a.total - b.total)[0];
  return offer && chosen.price && (offer.total < chosen.price[0] * 100 || offer.total > chosen.price[1] * 100)
    ? undefined
    : offer;
}

const countOf = (list: StaySummary[], chosen: ListingFilters) => list.filter((stay) => meets(stay, chosen)).length;

describe('narrowing a listing', () => {
  it('shows exactly the stays that meet the filters, with their cheapest offer that does', () => {
    fc.assert(
      fc.property(stays, mostlyOff, (list, chosen) => {
        const { matches } = narrow(list, chosen);
        expect(matches.map(({ stay }) => stay._id).sort()).toEqual(
          list
            .filter((stay) => meets(stay, chosen))
            .map((stay) => stay._id)
            .sort(),
        );
        for (const { stay, offer } of matches) expect(offer.total).toBe(meets(stay, chosen)?.total);
      }),
    );
  });

  it('counts each option as the stays it would leave', () => {
    fc.assert(
      fc.property(stays, mostlyOff, (list, chosen) => {
        const { counts } = narrow(list, chosen);
        for (const stars of STARS) expect(counts.stars[stars]).toBe(countOf(list, { ...chosen, stars: [stars] }));
        for (const score of SCORES) expect(counts.score[score]).toBe(countOf(list, { ...chosen, score }));
        for (const meals of MEALS) expect(counts.meals[meals]).toBe(countOf(list, { ...chosen, meals: [meals] }));
        for (const refund of REFUND_FILTERS)
          expect(counts.refund[refund]).toBe(countOf(list, { ...chosen, refund: [refund] }));
        expect(counts.refundable).toBe(countOf(list, { ...chosen, refundable: true }));
        for (const amenity of AMENITIES)
          expect(counts.amenities[amenity]).toBe(
            countOf(list, { ...chosen, amenities: [...chosen.amenities, amenity] }),
          );
        expect(counts.areas.map(({ name }) => name).sort()).toEqual([...new Set(list.map(({ area }) => area))].sort());
        for (const { name, count } of counts.areas) expect(count).toBe(countOf(list, { ...chosen, areas: [name] }));
      }),
    );
  });

  it('draws 16 bars that hold every stay which meets all filters but the price', () => {
    fc.assert(
      fc.property(stays, mostlyOff, (list, chosen) => {
        const { priceBounds, histogram } = narrow(list, chosen);
        expect(histogram).toHaveLength(16);
        expect(histogram.reduce((sum, bar) => sum + bar, 0)).toBe(countOf(list, { ...chosen, price: null }));
        if (priceBounds)
          for (const stay of list) {
            const offer = meets(stay, {
              ...NO_FILTERS,
              meals: chosen.meals,
              refund: chosen.refund,
              refundable: chosen.refundable,
            });
            if (offer) expect(offer.total / 100 >= priceBounds[0] && offer.total / 100 <= priceBounds[1]).toBe(true);
          }
      }),
    );
  });

  it('orders by price, score or stars, and never wavers', () => {
    fc.assert(
      fc.property(stays, mostlyOff, fc.constantFrom(...SORTS), (list, chosen, sort) => {
        const ids = (order: StaySummary[]) => narrow(order, { ...chosen, sort }).matches.map(({ stay }) => stay._id);
        expect(ids([...list].reverse())).toEqual(ids(list));
        const key = narrow(list, { ...chosen, sort }).matches.map(({ stay, offer }) =>
          sort === 'price' ? -offer.total : sort === 'stars' ? stay.stars : (stay.score ?? 0),
        );
        if (sort !== 'best') expect(key).toEqual([...key].sort((a, b) => b - a));
      }),
    );
  });

  it('says which single filter to let go when nothing is left', () => {
    fc.assert(
      fc.property(stays, filters, (list, chosen) => {
        if (countOf(list, chosen)) return;
        const found = relaxations(list, chosen);
        for (const { count, without } of found) expect(count).toBe(countOf(list, without));
        expect(found.map(({ count }) => count)).toEqual(found.map(({ count }) => count).sort((a, b) => b - a));
        if (chosen.stars.length)
          expect(found.some(({ facet }) => facet === 'stars')).toBe(countOf(list, { ...chosen, stars: [] }) > 0);
      }),
    );
  });

  it('names the amenity of LOOK.md’s empty listing', () => {
    const stay = (index: number, amenities: StaySummary['amenities']): StaySummary => ({
      _id: `htl_${index}`,
      slug: '',
      name: 'A',
      area: 'B',
      stars: 3,
      score: 8,
      scoreCount: 9,
      lat: 0,
      lng: 0,
      poster: { kind: 'beach', hour: 'day', seed: '' },
      amenities,
      offers: [{ total: 500_000, meals: 'breakfast', refund: 'free', until: null, share: 100 }],
    });
    const list = [stay(1, ['wifi']), stay(2, ['wifi']), stay(3, ['veg-kitchen'])];
    expect(
      relaxations(list, { ...NO_FILTERS, amenities: ['wifi', 'veg-kitchen'] }).map(({ facet, value, count }) => [
        facet,
        value,
        count,
      ]),
    ).toEqual([
      ['amenities', 'veg-kitchen', 2],
      ['amenities', 'wifi', 1],
    ]);
  });
});

describe('filters in the URL', () => {
  const tidy = (chosen: ListingFilters): ListingFilters => parseFilters(new URLSearchParams(filterParams(chosen)));

  it('come back as they were', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const sorted = {
          ...chosen,
          stars: STARS.filter((one) => chosen.stars.includes(one)),
          meals: MEALS.filter((one) => chosen.meals.includes(one)),
          amenities: AMENITIES.filter((one) => chosen.amenities.includes(one)),
          areas: [...chosen.areas].sort(),
        };
        expect(tidy(chosen)).toEqual({
          ...sorted,
          refund: REFUND_FILTERS.filter((one) => chosen.refund.includes(one)),
        });
      }),
    );
  });

  it('name areas of any spelling', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 4 }), (areas) => {
        expect(tidy({ ...NO_FILTERS, areas }).areas).toEqual([...areas].sort());
      }),
    );
  });

  it('are the same text for the same filters, and empty for none', () => {
    expect(filterParams(NO_FILTERS)).toEqual({});
    expect(
      filterParams({
        ...NO_FILTERS,
        meals: ['half-board', 'breakfast'],
        stars: [3, 5],
        areas: ['B', 'A'],
        price: [6000, 22_000],
      }),
    ).toEqual({ price: '6000-22000', stars: '5_3', meals: 'breakfast_half-board', areas: 'A_B' });
  });

  it.each([
    'price=abc',
    'price=9-1',
    'stars=9',
    'score=1',
    'meals=caviar',
    'amenities=__proto__',
    'sort=bribe',
    'refundable=yes',
    'areas=',
  ])('leave out what is not understood: %s', (query) => {
    expect(parseFilters(new URLSearchParams(query))).toEqual(NO_FILTERS);
  });
});
