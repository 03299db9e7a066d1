import { expect, it } from 'vitest';
import { monthSpans } from './month-spans.ts';

it.each([
  ['2026-12-12', '2026-12-15', [{ month: '2026-12-01', first: 12, last: 14 }]],
  ['2026-12-31', '2027-01-01', [{ month: '2026-12-01', first: 31, last: 31 }]],
  [
    '2026-12-30',
    '2027-01-02',
    [
      { month: '2026-12-01', first: 30, last: 31 },
      { month: '2027-01-01', first: 1, last: 1 },
    ],
  ],
  [
    '2027-01-31',
    '2027-03-02',
    [
      { month: '2027-01-01', first: 31, last: 31 },
      { month: '2027-02-01', first: 1, last: 28 },
      { month: '2027-03-01', first: 1, last: 1 },
    ],
  ],
  ['2026-12-12', '2026-12-12', []],
])('the nights from %s to %s by month', (checkIn, checkOut, expected) => {
  expect(monthSpans(checkIn, checkOut)).toEqual(expected);
});
