import { expect, it } from 'vitest';
import { dayText, daysLater, spokenDuration } from './flight-times.ts';

it.each([
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [165, '2 hours 45 minutes'],
  [45, '45 minutes'],
  [1, '1 minute'],
  [0, '0 minutes'],
])('[7.20] %i minutes are spoken as %s', (minutes, words) => expect(spokenDuration(minutes)).toBe(words));

it.each([
  ['2026-12-08T22:00', '2026-12-08T23:50', ''],
  ['2026-12-08T22:00', '2026-12-09T01:10', ' (+1 day)'],
  ['2026-12-08T22:00', '2026-12-10T01:10', ' (+2 days)'],
  ['2026-12-08T00:30', '2026-12-07T18:10', ' (−1 day)'],
])('[7.20] leaving %s and landing %s says%s', (departs, arrives, words) =>
  expect(dayText(daysLater(departs, arrives))).toBe(words),
);
