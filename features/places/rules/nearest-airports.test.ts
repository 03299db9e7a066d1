import { expect, it } from 'vitest';
import { airports } from '../data/tables.ts';
import { nearestAirports } from './nearest-airports.ts';

const near = (lat: number, lng: number, within = 100, most = 2) =>
  nearestAirports(airports, { lat, lng }, { within, most }).map(({ airport, km }) => [airport.iata, Math.round(km)]);

it('[7.20] finds the airports around a place, nearest first', () => {
  expect(near(15.5439, 73.7553)).toEqual([
    ['GOI', 20],
    ['GOX', 24],
  ]); // Calangute lies between the two airports of Goa
  expect(near(15.6868, 73.7044).map(([iata]) => iata)).toEqual(['GOX', 'GOI']); // Arambol, in the north of Goa
  expect(near(9.9658, 76.2421)).toEqual([['COK', 27]]); // Fort Kochi
});

it('[7.20] names no more than asked for, and none that is too far', () => {
  expect(near(15.5439, 73.7553, 100, 1)).toEqual([['GOI', 20]]);
  expect(near(15.5439, 73.7553, 19)).toEqual([]);
  expect(near(-48, -123)).toEqual([]); // the middle of the Pacific
});
