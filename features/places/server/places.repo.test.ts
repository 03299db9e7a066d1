import { expect, it } from 'vitest';
import { buildPlaceIndexes, cityIndex, stayPlaceIndex } from './places.repo.ts';

it('[7.9] what a process builds at its start is what searches find there, also in the other copy of the modules', async () => {
  buildPlaceIndexes();
  const known = (globalThis as { saraiPlaces?: { cityIndex?: unknown; stayPlaceIndex?: unknown } }).saraiPlaces;
  expect(known?.cityIndex).toBeDefined();
  expect([cityIndex(), stayPlaceIndex()]).toEqual([known?.cityIndex, known?.stayPlaceIndex]);
  expect(cityIndex()).toBe(known?.cityIndex);
  expect(stayPlaceIndex()).toBe(known?.stayPlaceIndex);
});
