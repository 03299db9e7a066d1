import { expect, it } from 'vitest';
import { mainStations } from '../data/main-stations.ts';
import { cities } from '../data/tables.ts';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { nearestStations } from './nearest-stations.ts';

const near = (lat: number, lng: number) =>
  nearestStations(mainStations, { lat, lng }).map(({ station, km }) => [station.code, km]);

it('[7.20] finds the main stations around a place, nearest first, two at most', () => {
  expect(near(28.6315, 77.2167)).toEqual([
    ['NDLS', 1],
    ['DLI', 3],
  ]); // Connaught Place
  expect(near(9.9658, 76.2421).map(([code]) => code)).toEqual(['ERS', 'ERN']); // Fort Kochi
});

it('[7.20] names none where none is within 30 km', () => {
  expect(near(34.1526, 77.5771)).toEqual([]); // Leh has no railway
  expect(near(48.8566, 2.3522)).toEqual([]); // Paris: only Indian stations are kept
});

it('has every station once, within 30 km of a city that has hotels', () => {
  expect(new Set(mainStations.map(({ code }) => code)).size).toBe(mainStations.length);
  const indian = cities.filter(({ country }) => country === 'IN');
  const alone = mainStations.filter((station) => !indian.some((city) => kilometresBetween(city, station) <= 30));
  expect(alone).toEqual([]);
});
