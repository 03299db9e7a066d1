import { describe, expect, it } from 'vitest';
import type { StayOffer, StaySummary } from '../contract.ts';
import { openJson, writeSearch } from './write-search.ts';

const offer: StayOffer = { total: 5_491_800, meals: 'half-board', refund: 'part', until: '2027-01-07T14:00', share: 70 };
const summary: Omit<StaySummary, 'offers'> = {
  _id: 'htl_1', slug: 'kathi-inn', name: 'The “Kathi” \\ Inn\n', area: 'MI Road', stars: 4, score: null, scoreCount: 0, lat: 26.91933, lng: 75.81176,
  poster: { kind: 'oldcity', hour: 'dusk', seed: 'kathi-inn', mark: 'palace' }, amenities: ['wifi', 'pool'],
};
const city = { _id: '1', slug: 'jaipur', name: 'Jaipur', region: 'Rajasthan', countryName: 'India', lat: 26.9, lng: 75.8, zone: 'Asia/Kolkata', poster: summary.poster };
const found = (stays: StaySummary[]) => ({ city, nights: 3, today: '2026-11-22', stays });

describe('7.20 the written answer of a search', () => {
  it('says to the letter what JSON.stringify would', () => {
    const stays = [[offer, { ...offer, refund: 'none' as const, until: null, share: 0 }], [offer]].map((offers) => ({ ...summary, offers }));
    expect(writeSearch(found(stays), stays.map(() => openJson(summary)))).toBe(JSON.stringify({ ...found(stays) }));
  });

  it('says so where nothing is found', () => expect(writeSearch(found([]), [])).toBe(JSON.stringify(found([]))));
});
