import { expect, it } from 'vitest';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { mainBeaches } from '../data/main-beaches.ts';
import { mainStations } from '../data/main-stations.ts';
import { cities } from '../data/tables.ts';
import { nearestBeach, nearestStations } from './nearest.ts';

const beachNear = (lat: number, lng: number) => {
  const found = nearestBeach(mainBeaches, { lat, lng });
  return found && [found.beach.name, found.km];
};

const stationsNear = (lat: number, lng: number) =>
  nearestStations(mainStations, { lat, lng }).map(({ station, km }) => [station.code, km]);

it('[7.20] finds the nearest beach, to half a kilometre', () => {
  expect(beachNear(15.5439, 73.76)).toEqual(['Calangute Beach', 0.5]);
  expect(beachNear(19.076, 72.8777)).toEqual(['Juhu Beach', 6]); // the middle of Mumbai
  expect(beachNear(9.9658, 76.2421)).toEqual(['Fort Kochi Beach', 0.5]);
});

it('[7.20] names none where the place has none', () => {
  expect(beachNear(12.9716, 77.5946)).toBeNull(); // Bengaluru
  expect(beachNear(26.9124, 75.7873)).toBeNull(); // Jaipur
  expect(beachNear(48.8566, 2.3522)).toBeNull(); // Paris
});

it('has every beach once, within 40 km of a city of India', () => {
  expect(new Set(mainBeaches.map(({ name }) => name)).size).toBe(mainBeaches.length);
  const indian = cities.filter(({ country }) => country === 'IN');
  expect(mainBeaches.filter((beach) => !indian.some((city) => kilometresBetween(city, beach) <= 40))).toEqual([]);
});

it('[7.20] finds the main stations around a place, nearest first, two at most', () => {
  expect(stationsNear(28.6315, 77.2167)).toEqual([
    ['NDLS', 1],
    ['DLI', 3],
  ]); // Connaught Place
  expect(stationsNear(9.9658, 76.2421).map(([code]) => code)).toEqual(['ERS', 'ERN']); // Fort Kochi
});

it('[7.20] names none where none is within 30 km', () => {
  expect(stationsNear(34.1526, 77.5771)).toEqual([]); // Leh has no railway
  expect(stationsNear(48.8566, 2.3522)).toEqual([]); // Paris: only Indian stations are kept
});

it('has every station once, within 30 km of a city that has hotels', () => {
  expect(new Set(mainStations.map(({ code }) => code)).size).toBe(mainStations.length);
  const indian = cities.filter(({ country }) => country === 'IN');
  const alone = mainStations.filter((station) => !indian.some((city) => kilometresBetween(city, station) <= 30));
  expect(alone).toEqual([]);
});
