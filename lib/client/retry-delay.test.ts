import { expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

it.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
  [13, 8_192_000],
  [14, 14_400_000],
  [2000, 14_400_000],
])('[9.12] waits after %i failures for %i ms', (failures, milliseconds) =>
  expect(retryDelay(failures)).toBe(milliseconds),
);
