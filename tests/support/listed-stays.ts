import type { CityScenes, ListedStay, OfferTerms, StayOffer, StaySummary } from '#features/hotels/contract.ts';
import { TermsList } from '#features/hotels/rules/offers.ts';

/** A stay of a listing with everything usual; give what the test is about. */
export function aStay({ slug = 'tern-cove', ...rest }: Partial<StaySummary> = {}): StaySummary {
  return {
    _id: slug,
    slug,
    name: slug
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' '),
    area: 'Fort Kochi',
    stars: 3,
    score: 8.4,
    scoreCount: 318,
    lat: 9.96,
    lng: 76.24,
    poster: { kind: 'backwater', hour: 'dusk', seed: slug },
    amenities: ['wifi'],
    offers: [anOffer()],
    ...rest,
  };
}

/** Breakfast included, free to cancel, ₹14,868. */
export const anOffer = (rest: Partial<StayOffer> = {}): StayOffer => ({
  total: 1_486_800,
  meals: 'breakfast',
  refund: 'free',
  until: '2026-12-02T14:00',
  share: 100,
  ...rest,
});

/** So many stays, the dearer the later; every second one with breakfast, every third with a score above 9. */
export const manyStays = (count: number): StaySummary[] =>
  Array.from({ length: count }, (_, index) =>
    aStay({
      slug: `house-${String(index).padStart(4, '0')}`,
      area: index % 4 ? 'Fort Kochi' : 'Mattancherry',
      score: index % 3 ? 7.6 : 9.2,
      lat: 9.9 + index / 5000,
      offers: [anOffer({ total: 500_000 + index * 10_000, meals: index % 2 ? 'room-only' : 'breakfast' })],
    }),
  );

/** The same stays as a search answers them: each offer names its terms by position, each stay has a city of its own. */
export function asListed(stays: readonly StaySummary[]): {
  stays: ListedStay[];
  terms: OfferTerms[];
  scenes: CityScenes;
} {
  const list = new TermsList();
  const scenes: CityScenes = {};
  const listed = stays.map(({ poster: { kind, hour, mark }, offers, ...rest }, at) => {
    scenes[`city-${at}`] = { kind, ...(mark ? { mark } : {}) };
    return {
      ...rest,
      city: `city-${at}`,
      hour,
      offers: offers.map(({ total, ...terms }) => ({ total, terms: list.placeOf(terms) })),
    };
  });
  return { stays: listed, terms: list.all, scenes };
}
