import { expect, it } from 'vitest';
import { optionText } from './option-text.ts';

type Flight = Extract<Parameters<typeof optionText>[0], { mode: 'flight' }>;
const leg = (departs: string, arrives: string) => ({ flights: '6E 1694', departs, arrives, cabin: 2 });
const flight = (...legs: ReturnType<typeof leg>[]) => ({ mode: 'flight', fare: 'Saver', legs }) as unknown as Flight;

it('[3.19] an alternative that arrives on a later day says so', () => {
  expect(optionText(flight(leg('2026-12-11T05:50', '2026-12-11T08:25'))).detail).toBe('05:50–08:25, Economy, Saver');
  expect(optionText(flight(leg('2026-12-11T23:10', '2026-12-12T01:45'))).detail).toBe(
    '23:10–01:45 (+1 day), Economy, Saver',
  );
});
