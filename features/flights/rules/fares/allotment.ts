import type { Aircraft, Cabin } from '../../data/flight-types.ts';
import { playOf } from '../sentinels.ts';
import { chance } from '../world/chance.ts';

/** Seats of a cabin. */
export function capacityOf({ cabins }: Aircraft, cabin: Cabin): number {
  for (const [code, rows, letters] of cabins) if (code === cabin) return rows * letters.replaceAll(' ', '').length;
  return 0;
}

/** One flight in this many is sold out before our first sale. */
const FULL = 0.03;

/**
 * Seats of a cabin sold by others on a day. The share is fixed per flight, so that our availability changes only with
 * our own sales.
 */
export function soldByOthers(capacity: number, flight: string, day: number, cabin: Cabin): number {
  if (playOf(flight)) return Math.floor(capacity / 5); // test flights have room
  if (chance('full', flight, day, cabin) < FULL) return capacity;
  const luck = chance('others', flight, day, cabin);
  return Math.floor(capacity * (0.12 + 0.78 * luck * (0.6 + 0.4 * luck)));
}

/** Fare multiplier by load in basis points, for each tenth of the cabin that is sold. */
const BY_LOAD = [8600, 8600, 8600, 8800, 9200, 9600, 10_200, 11_000, 12_200, 14_200, 16_000] as const;

/** Availability of one cabin of a flight: seats left to us, and the fare multiplier for its load. */
export type OnSale = { left: number; loadBp: number };

export function onSale(capacity: number, others: number, soldByUs: number): OnSale {
  const left = Math.max(0, capacity - others - soldByUs);
  const tenths = capacity === 0 ? 10 : Math.floor(((capacity - left) * 10) / capacity);
  return { left, loadBp: BY_LOAD[Math.min(10, tenths)]! };
}
