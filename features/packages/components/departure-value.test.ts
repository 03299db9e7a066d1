import { expect, test } from 'vitest';
import { departureValue, readDeparture } from './departure-value.ts';

test('[2.4] a chosen departure reads back as it was written', () => {
  const chosen = { date: '2026-12-05', total: 7_686_000 };
  expect(departureValue(chosen)).toBe('2026-12-05~7686000');
  expect(readDeparture(departureValue(chosen))).toEqual(chosen);
});

test.each(['', '2026-12-05', '2026-02-30~100', '2026-12-05~-1', '2026-12-05~1e3', '2026-12-05~1~2', 'x~1'])(
  '[2.4] %j is no departure',
  (value) => expect(readDeparture(value)).toBeNull(),
);
