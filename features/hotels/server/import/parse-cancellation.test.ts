import { expect, it } from 'vitest';
import { parseCancellation } from './parse-cancellation.ts';

const percent = (hoursBefore: number, charge: number) => ({ hoursBefore, chargeType: 2, charge });

it.each([
  ['72h 50% | 24h 100%', [percent(72, 50), percent(24, 100)]],
  ['72 h 50%|24 h 100%', [percent(72, 50), percent(24, 100)]],
  ['120h ₹1500 | 48h 100%', [{ hoursBefore: 120, chargeType: 1, charge: 150_000 }, percent(48, 100)]],
  ['48h Rs. 1500', [{ hoursBefore: 48, chargeType: 1, charge: 150_000 }, percent(0, 100)]],
  ['24h 50%', [percent(24, 50), percent(0, 100)]],
  ['no refund', [percent(9600, 100)]],
  ['Non-refundable', [percent(9600, 100)]],
])('“%s”', (text, windows) => {
  expect(parseCancellation(text)).toEqual(windows);
});

it.each([
  ['free', 'is written such as'],
  ['72h', 'is written such as'],
  ['72h 101%', 'more than 100 percent'],
  ['24h 100% | 72h 50%', 'from the earliest to the latest'],
  ['72h 50% | 24h 20%', 'charges less as check-in comes nearer'],
  ['9999h 10%', 'hours ahead'],
])('refuses “%s”', (text, reason) => {
  expect(parseCancellation(text)).toContain(reason);
});
