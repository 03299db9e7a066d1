import { beforeAll, describe, expect, it } from 'vitest';
import type { PlaceSuggestion } from '#features/hotels/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { seedSmallStock, SMALL_STOCK_NOW } from '../support/small-stock.ts';
import { useTestDatabase } from '../support/test-database.ts';

useTestDatabase(seedSmallStock);
useApiServer();
beforeAll(() => clock.freeze(SMALL_STOCK_NOW));

/** What people type of a hotel's name, and the slug of the first suggestion, among all places and hotels of the small stock. */
const QUERIES = `
Chembarathi House > chembarathi-house-kochi, chembarathi house kochi > chembarathi-house-kochi, "Chembarathi House, Kochi" > chembarathi-house-kochi
chembarathi > chembarathi-hotel-kochi, chembarati house > chembarathi-house-kochi, chembrathi river house > chembarathi-river-house-kochi
tamarind boat house > tamarind-boat-house-kochi, tamrind boat house > tamarind-boat-house-kochi, boat house tamarind > tamarind-boat-house-kochi, tamarind boat hous > tamarind-boat-house-kochi
river house nagalinga > nagalinga-river-house-kochi, nagalinga > nagalinga-river-house-kochi, vetiver > vetiver-court-kochi, vetivar court > vetiver-court-kochi
kettuvallam > kettuvallam-house-kochi, ketuvallam house > kettuvallam-house-kochi, the cardamom guest house > the-cardamom-guest-house-kochi, cardamon guest house > the-cardamom-guest-house-kochi
Hôtel Lavande > hotel-lavande-paris, hotel lavande > hotel-lavande-paris, hotel lavande paris > hotel-lavande-paris, maison tileul > maison-tilleul-paris
blue poppy > blue-poppy-guest-house-leh, blue popy guest house > blue-poppy-guest-house-leh, juniper inn leh > juniper-inn-leh, junipr inn > juniper-inn-leh
kochi > kochi, cochin > kochi, leh > leh, pariss > paris, mattanchery > kochi.mattancherry, fort cochin > kochi.fort-kochi, kerla > kerala
`;
const rows = QUERIES.split(/[,\n](?=(?:[^"]*"[^"]*")*[^"]*$)/)
  .map((row) => row.trim())
  .filter(Boolean)
  .map((row) => row.split(' > ').map((word) => word.replaceAll('"', '')) as [string, string]);

describe('[7.9] the first suggestion for a stay, among places and hotels', () => {
  it.each(rows)('%s → %s', async (query, slug) => {
    const { data } = await call<PlaceSuggestion[]>(
      'GET',
      `/api/hotels/places?${new URLSearchParams({ text: query }).toString()}`,
    );
    expect(data[0]?.slug).toBe(slug);
  });

  it('the list holds 20 hotels’ names and more', () => {
    expect(rows.filter(([, slug]) => /-(kochi|paris|leh)$/.test(slug)).length).toBeGreaterThan(20);
  });
});
