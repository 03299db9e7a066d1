import { expect, it } from 'vitest';
import { searchCities } from '../rules/city-index.ts';
import { searchStayPlaces } from '../rules/stay-place-search.ts';
import { buildPlaceIndexes, cityIndex, stayPlaceIndex } from './places.repo.ts';

it('[7.9] what a process builds at its start is what searches find there, also in the other copy of the modules', async () => {
  buildPlaceIndexes();
  const known = (globalThis as { saraiPlaces?: { cityIndex?: unknown; stayPlaceIndex?: unknown } }).saraiPlaces;
  expect(known?.cityIndex).toBeDefined();
  expect([cityIndex(), stayPlaceIndex()]).toEqual([known?.cityIndex, known?.stayPlaceIndex]);
  expect(cityIndex()).toBe(known?.cityIndex);
  expect(stayPlaceIndex()).toBe(known?.stayPlaceIndex);
});

it.each([
  ['मुंबई', 'mumbai'],
  ['केरल', 'kerala'],
  ['श्रीलंका', 'sri-lanka'],
  ['Fort Kochi, कोच्चि', 'kochi.fort-kochi'],
])('[7.9] %s, as a page in Hindi writes it into its search field, is read back as that place', (text, slug) => {
  const [best] = searchStayPlaces(text, stayPlaceIndex(), new Map([['mumbai', 60]]), 3);
  expect([best?.place.slug, best?.fit]).toEqual([slug, 'exact']);
});

it.each([
  ['मैसूरु', 'mysuru'],
  ['मैसूर', 'mysuru'],
  ['दिल्ली', 'delhi'],
  ['पुदुचेरी', 'puducherry'],
])('[7.9] %s, typed as pages in Hindi call it, is found as a city', (text, slug) => {
  expect(searchCities(text, cityIndex(), { limit: 3 })[0]?.slug).toBe(slug);
});
