import { describe, expect, it } from 'vitest';
import { CABIN_CLASSES, CABIN_LABELS } from './cabin-classes.ts';
import {
  categoryOf,
  categoryOfPolicyCode,
  modeOfCategory,
  modeOfPolicyCode,
  policyCodeOf,
  policyCodeOfCategory,
  TRAVEL_MODES,
  type TravelMode,
} from './travel-modes.ts';

describe('travel modes', () => {
  it.each<[TravelMode, number, number]>([
    ['hotel', 1, 1],
    ['flight', 2, 2],
    ['car', 3, 5],
    ['bus', 4, 4],
    ['train', 5, 3],
  ])('[3.17] [3.18] %s is %i in bookings and %i in policies', (mode, category, policyCode) => {
    expect(categoryOf(mode)).toBe(category);
    expect(policyCodeOf(mode)).toBe(policyCode);
    expect(modeOfCategory(category)).toBe(mode);
    expect(modeOfPolicyCode(policyCode)).toBe(mode);
  });

  it('[3.18] one mapping leads from each list to the other and back', () => {
    for (const mode of TRAVEL_MODES) {
      expect(categoryOfPolicyCode(policyCodeOf(mode))).toBe(categoryOf(mode));
      expect(policyCodeOfCategory(categoryOf(mode))).toBe(policyCodeOf(mode));
    }
  });

  it('[3.17] a code is not taken for one of the other list', () => {
    // @ts-expect-error -- a booking's 3 is a car, a policy's 3 a train
    expect(categoryOfPolicyCode(categoryOf('car'))).toBe(categoryOf('train'));
    // @ts-expect-error -- a bare number says nothing of its list
    expect(policyCodeOfCategory(3)).toBe(policyCodeOf('car'));
  });

  it.each([0, 6, 1.5, -1, NaN])('[3.18] %f is no mode', (code) => {
    expect(modeOfCategory(code)).toBeNull();
    expect(modeOfPolicyCode(code)).toBeNull();
  });

  it('[3.19] cabins are Economy 2, Premium Economy 3, Business 4, First Class 6', () => {
    expect(CABIN_CLASSES.map((cabin) => [cabin, CABIN_LABELS[cabin]])).toEqual([
      [2, 'Economy'],
      [3, 'Premium Economy'],
      [4, 'Business'],
      [6, 'First Class'],
    ]);
  });
});
