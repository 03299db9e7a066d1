import type { Chance } from '#lib/shared/random.ts';
import type { Building } from './code.ts';
import type { Balconies, Part, Plan, Windows } from './plan.ts';

/** Draws the parts of a building of one form. */
export type Design = (building: Building, chance: Chance) => Partial<Plan>;

/** What a part is unless its form says otherwise. */
export const BASE: Part = {
  x: 0,
  width: 90,
  storeys: 2,
  storey: 22,
  bays: 3,
  roof: 'flat',
  pitch: 24,
  windows: 'square',
  balconies: 'none',
  ground: 'door',
};

/** A whole number from `low` to `high`. */
export const whole = (chance: Chance, low: number, high: number) => Math.floor(chance.between(low, high + 1));
/** Left or right. */
export const side = (chance: Chance): 1 | -1 => (chance.next() < 0.5 ? -1 : 1);

export const ALL_WINDOWS: readonly [Windows, ...Windows[]] = ['square', 'tall', 'pair', 'wide', 'shutters'];
export const OLD_WINDOWS: readonly [Windows, ...Windows[]] = ['arched', 'tall', 'shutters', 'arched'];
export const BALCONIES: readonly [Balconies, ...Balconies[]] = ['none', 'each', 'alternate', 'long', 'middle'];
