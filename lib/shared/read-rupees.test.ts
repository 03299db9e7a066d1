import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, money } from './money.ts';
import { readRupees, rupeesInField, typedRupees } from './read-rupees.ts';

const UNREADABLE = 'Enter an amount in rupees, such as 5,00,000.';

describe('an amount in rupees, as people in India type it', () => {
  it.each([
    ['0', 0],
    ['500000', 500_000_00],
    ['500,000', 500_000_00],
    ['5,00,000', 500_000_00],
    ['₹5,00,000', 500_000_00],
    ['₹6,00,000', 600_000_00],
    ['6,00,000.50', 600_000_50],
    [' ₹ 500,000.5 ', 500_000_50],
    ['5 00 000', 500_000_00],
    ['5\u00a000\u00a0000', 500_000_00],
    ['12,34,56,789.01', 123_456_789_01],
    ['1,234,567.89', 1_234_567_89],
    ['Rs. 500/-', 500_00],
    ['INR 500', 500_00],
    ['5 lakh', 500_000_00],
    ['1.5 lakhs', 150_000_00],
    ['₹2 crore', 20_000_000_00],
    ['0.25 Cr', 2_500_000_00],
  ])('%s is %i paise', (text, paise) => expect(typedRupees(text)).toEqual({ paise }));

  it.each(['', '   '])('an empty field ("%s") is no amount and no mistake', (text) =>
    expect(typedRupees(text)).toEqual({ paise: null }),
  );

  it.each([
    ['a word', 'abc', UNREADABLE],
    ['words', 'five lakh', UNREADABLE],
    ['a letter that may be a lakh', '5L', UNREADABLE],
    ['another currency', '$500', UNREADABLE],
    ['an exponent', '5e5', UNREADABLE],
    ['two points', '1.2.3', UNREADABLE],
    ['a point at the end', '500.', UNREADABLE],
    ['a very long text', '9'.repeat(100_000), UNREADABLE],
    ['a sign', '-500', 'Enter ₹0 or more.'],
    ['a sign after the ₹', '₹ −500', 'Enter ₹0 or more.'],
    ['groups that are neither', '50,00,00', 'Check the commas: 5,00,000 or 500,000.'],
    ['a comma at the end', '500,', 'Check the commas: 5,00,000 or 500,000.'],
    ['three decimals', '1.234', 'An amount has at most two digits after the point.'],
    ['more than ₹10,000 crore', '100000000001', 'Enter ₹1,00,00,00,00,000 or less.'],
    ['twenty digits', '9'.repeat(20), 'Enter ₹1,00,00,00,00,000 or less.'],
  ])('says why %s cannot be taken', (_, text, problem) => {
    expect(typedRupees(text)).toEqual({ paise: null, problem });
    expect(readRupees(text)).toBeNull();
  });

  it('keeps to the limits of a field', () => {
    expect(typedRupees('99', { least: 100_00 })).toEqual({ paise: null, problem: 'Enter ₹100 or more.' });
    expect(typedRupees('10,00,001', { most: 10_00_000_00 })).toEqual({
      paise: null,
      problem: 'Enter ₹10,00,000 or less.',
    });
    expect(typedRupees('10,00,000', { most: 10_00_000_00 })).toEqual({ paise: 10_00_000_00 });
  });

  it('reads back every amount the product shows, in both groupings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000_00 }),
        fc.constantFrom('thousands', 'indian'),
        (paise, group) => {
          expect(readRupees(formatMoney(money(paise), group))).toBe(paise);
          expect(readRupees(rupeesInField(paise))).toBe(paise);
        },
      ),
    );
  });
});
