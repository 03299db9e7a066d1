import { expect, it } from 'vitest';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { mainBeaches } from '../data/main-beaches.ts';
import { cities } from '../data/tables.ts';
import { nearestBeach } from './nearest-beach.ts';

const near = (lat: number, lng: number) => {
  const found = nearestBeach(mainBeaches, { lat, lng });
  return found && [found.beach.name, found.km];
};

it('[7.20] finds the nearest beach, to half a kilometre', () => {
  expect(near(15.5439, 73.76)).toEqual(['Calangute Beach', 0.5]);
  expect(near(19.076, 72.8777)).toEqual(['Juhu Beach', 6]); // the middle of Mumbai
  expect(near(9.9658, 76.2421)).toEqual(['Fort Kochi Beach', 0.5]);
});

it('[7.20] names none where the place has none', () => {
  expect(near(12.9716, 77.5946)).toBeNull(); // Bengaluru
  expect(near(26.9124, 75.7873)).toBeNull(); // Jaipur
  expect(near(48.8566, 2.3522)).toBeNull(); // Paris
});

it('has every beach once, within 40 km of a city of India', () => {
  expect(new Set(mainBeaches.map(({ name }) => name)).size).toBe(mainBeaches.length);
  const indian = cities.filter(({ country }) => country === 'IN');
  expect(mainBeaches.filter((beach) => !indian.some((city) => kilometresBetween(city, beach) <= 40))).toEqual([]);
});
