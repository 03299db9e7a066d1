import { expect, it } from 'vitest';
import { holdLength } from './hold-length.ts';

it.each([
  [15, '15 minutes'],
  [1, '1 minute'],
  [90, '90 minutes'],
  [125, '2 hours'],
  [719, '11 hours'],
  [1440, '1 day'],
])('a hold of %i minutes lasts %s', (minutes, words) => expect(holdLength(minutes)).toBe(words));
