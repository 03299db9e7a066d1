import { describe, expect, it } from 'vitest';
import type { CityScenes, ListedOffer, ListedStay, OfferTerms } from '../contract.ts';
import { CheapestOffers, slotOf, TermsList } from '../rules/offers.ts';
import { stayHead, writeSearch } from './write-search.ts';

const summary: Omit<ListedStay, 'offers'> = {
  _id: 'htl_1',
  slug: 'kathi-inn',
  name: 'The “Kathi” \\ Inn\n',
  area: 'MI Road',
  city: 'jaipur',
  stars: 4,
  score: null,
  scoreCount: 0,
  lat: 26.91933,
  lng: 75.81176,
  hour: 'dusk',
  amenities: ['wifi', 'pool'],
};
const city = {
  _id: '1',
  slug: 'jaipur',
  name: 'Jaipur',
  region: 'Rajasthan',
  countryName: 'India',
  lat: 26.9,
  lng: 75.8,
  zone: 'Asia/Kolkata',
  poster: { kind: 'oldcity' as const, hour: 'dusk' as const, mark: 'palace' as const, seed: 'jaipur' },
};
const terms: OfferTerms[] = [
  { meals: 'half-board', refund: 'part', until: '2027-01-07T14:00', share: 70 },
  { meals: 'room-only', refund: 'none', until: null, share: 0 },
  { meals: 'breakfast', refund: 'free', until: '2027-01-09T14:00', share: 100 },
];
const scenes: CityScenes = { jaipur: { kind: 'oldcity', mark: 'palace' } };
const found = (stays: ListedStay[]) => ({
  city,
  nights: 3,
  today: '2026-11-22',
  withoutChildren: 0,
  terms,
  scenes,
  stays,
});
/** These offers as kept of one hotel. */
function keeping(offers: readonly ListedOffer[]): CheapestOffers {
  const list = new TermsList();
  for (const each of terms) list.placeOf(each);
  const kept = new CheapestOffers(1, list);
  for (const offer of offers) kept.keep(0, slotOf(terms[offer.terms]!), offer);
  return kept;
}
const written = (stays: ListedStay[]) => {
  const { stays: _, ...rest } = found(stays);
  return Buffer.from(
    writeSearch(
      rest,
      stays.map(({ offers }) => ({ hotel: { summary, head: stayHead(summary) }, offers: keeping(offers), index: 0 })),
    )(Buffer.from('<'), Buffer.from('>')),
  ).toString();
};

describe('7.20 the written answer of a search', () => {
  it('says to the letter what JSON.stringify would, between what comes before and after', () => {
    const offers = [
      { total: 0, terms: 1 },
      { total: 5_491_800, terms: 0 },
      { total: 99_999_999_900, terms: 2 },
    ];
    const stays = [
      { ...summary, offers },
      { ...summary, offers: offers.slice(0, 1) },
    ];
    expect(written(stays)).toBe(`<${JSON.stringify(found(stays))}>`);
  });

  it('says so where nothing is found', () => expect(written([])).toBe(`<${JSON.stringify(found([]))}>`));
});
