import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { NamedRate } from '#lib/shared/chosen-rate.ts';
import { sumOfRooms } from '#lib/shared/price-lines.ts';
import { termsOfRates } from '#lib/shared/rate-terms.ts';
import type { PriceLine } from '../contract.ts';

/** One room of a stay with its own rate: its price by itself, in whole rupees, and the terms of that rate. */
export type RoomOfItsOwn = NamedRate & {
  name: string;
  total: number;
  lines: PriceLine[];
  policies: CancellationPolicy[];
};

/** The price and terms of rooms with rates of their own, together: sums of theirs, line by line and at every moment. */
export const priceEach = (rooms: readonly RoomOfItsOwn[]) => ({
  total: rooms.reduce((sum, { total }) => sum + total, 0),
  lines: sumOfRooms(rooms),
  rooms: rooms.map(({ lines }) => lines),
  policies: termsOfRates(rooms),
  roomPolicies: rooms.map(({ policies }) => policies),
});
