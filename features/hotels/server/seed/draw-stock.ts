import 'server-only';
import type { HotelCity } from '#features/places/server/index.ts';
import { drawHotel } from './draw-hotel.ts';
import type { DrawnHotel } from './drawn.ts';

const FIRST_NUMBER = 100_001;

/** Number of demo hotels. */
export const DEMO_HOTELS = 2600;

/** Hotels per city by weight, with largest remainders, so that they sum to `count`. */
export function shareOut(count: number, cities: readonly HotelCity[]): number[] {
  const weights = cities.reduce((sum, city) => sum + city.weight, 0);
  const exact = cities.map((city) => (count * city.weight) / weights);
  const shares = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const missing = count - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of byRemainder.slice(0, missing)) shares[index]! += 1;
  return shares;
}

/** Generates the stock of the given cities. Numbers continue from `first`, so the same call gives the same hotels. */
export function drawStock(
  cities: readonly HotelCity[],
  shares: readonly number[],
  first: number = FIRST_NUMBER,
): DrawnHotel[] {
  let number = first;
  return cities.flatMap((city, index) => {
    const taken = new Set<string>();
    return Array.from({ length: shares[index] ?? 0 }, () => drawHotel(city, number++, taken));
  });
}
