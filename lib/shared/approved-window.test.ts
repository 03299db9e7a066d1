import { expect, it } from 'vitest';
import { commonWindow, windowAround, windowText } from './approved-window.ts';

const OUT = { from: 'BLR', to: 'DEL', fromName: 'Bengaluru', toName: 'Delhi', day: '2026-12-05' };
const BACK = { from: 'DEL', to: 'BLR', fromName: 'Delhi', toName: 'Bengaluru', day: '2026-12-11' };

it('[4.8] an approval for a window includes as many days before the day asked for as after it', () => {
  expect(windowAround([OUT], 2)).toMatchObject([{ from: 'BLR', to: 'DEL', first: '2026-12-03', last: '2026-12-07' }]);
  expect(windowAround([OUT], 0)).toMatchObject([{ first: '2026-12-05', last: '2026-12-05' }]);
  expect(windowAround([{ ...OUT, day: '2026-12-31' }], 1)).toMatchObject([{ first: '2026-12-30', last: '2027-01-01' }]);
});

it('[4.8] it is written with its cities and days, each direction of a return by itself', () => {
  expect(windowText(windowAround([OUT], 2), '2026-12-01')).toBe('Bengaluru–Delhi, 3–7 Dec');
  expect(windowText(windowAround([OUT, BACK], 2), '2026-12-01')).toBe(
    'Bengaluru–Delhi, 3–7 Dec and Delhi–Bengaluru, 9–13 Dec',
  );
});

it.each([
  ['one approver', [3], 3],
  ['two, of whom the second grants fewer days', [3, 1], 1],
  ['two, of whom one grants the day alone', [0, 5], 0],
])('[4.8] of several approvers the fewest days count: %s', (_, granted, days) => {
  const windows = granted.map((each) => windowAround([OUT, BACK], each));
  expect(commonWindow(windows)).toEqual(windowAround([OUT, BACK], days));
});

it('[4.8] without a window, or without a day that all of them grant, there is none', () => {
  expect(commonWindow([])).toBeNull();
  expect(commonWindow([windowAround([OUT], 1), windowAround([{ ...OUT, day: '2026-12-20' }], 1)])).toBeNull();
});
