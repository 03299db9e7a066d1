import { describe, expect, it } from 'vitest';
import { readRupees } from './read-rupees.ts';

describe('readRupees', () => {
  it.each([
    ['0', 0],
    ['500000', 500_000_00],
    ['500,000', 500_000_00],
    ['5,00,000', 500_000_00],
    ['₹5,00,000', 500_000_00],
    [' ₹ 500,000.5 ', 500_000_50],
    ['12,34,56,789.01', 123_456_789_01],
    ['1,234,567.89', 1_234_567_89],
  ])('%s is %i paise', (text, paise) => expect(readRupees(text)).toBe(paise));

  it.each([
    ['nothing', ''],
    ['a word', 'five lakh'],
    ['a short form', '5L'],
    ['another currency', '$500'],
    ['a sign', '-500'],
    ['an exponent', '5e5'],
    ['groups that are neither', '50,00,00'],
    ['a comma at the end', '500,'],
    ['three decimals', '1.234'],
    ['two points', '1.2.3'],
    ['a point at the end', '500.'],
    ['more than ₹10,000 crore', '100000000001'],
    ['a very long text', '9'.repeat(100_000)],
  ])('refuses %s', (_, text) => expect(readRupees(text)).toBeNull());
});
