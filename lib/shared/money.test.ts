import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, formatMoney, money, rupees, shareOf, speakMoney, taxOf } from './money.ts';

const paise = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe('[9.9] thousands get commas', () => {
  it.each([
    [0, '₹0'],
    [1, '₹0.01'],
    [50, '₹0.50'],
    [100, '₹1'],
    [99_900, '₹999'],
    [100_000, '₹1,000'],
    [1_486_800, '₹14,868'],
    [1_486_850, '₹14,868.50'],
    [31_840_000, '₹318,400'],
    [10_000_000_000, '₹100,000,000'],
    [-744_000, '−₹7,440'],
    [-5, '−₹0.05'],
  ])('[9.9] %i paise read %s', (amount, text) => {
    expect(formatMoney(money(amount))).toBe(text);
  });

  it('[9.9] another currency is named by its code', () => {
    expect(formatMoney(money(123_456, 'USD'))).toBe('USD 1,234.56');
    expect(formatMoney(money(-123_400, 'USD'))).toBe('−USD 1,234');
  });

  it('[9.9] a currency without small coins is not divided, one with thousandths shows three digits', () => {
    expect(formatMoney(money(12_000, 'JPY'))).toBe('JPY 12,000');
    expect(formatMoney(money(12_345, 'KWD'))).toBe('KWD 12.345');
  });

  it('[9.9] the digits are the amount, in groups of three', () => {
    fc.assert(
      fc.property(paise, fc.boolean(), (amount, negative) => {
        const text = formatMoney(money(negative ? -amount : amount));
        expect(text).toMatch(/^−?₹\d{1,3}(,\d{3})*(\.\d{2})?$/);
        expect(Math.round(Number(text.replace(/[₹,−]/g, '')) * 100)).toBe(amount);
        expect(text.startsWith('−')).toBe(negative && amount > 0);
      }),
    );
  });
});

describe('companies of India read lakhs and crores', () => {
  it.each([
    [99_999_00, '₹99,999'],
    [1_00_000_00, '₹1,00,000'],
    [5_00_000_50, '₹5,00,000.50'],
    [-12_34_56_789_00, '−₹12,34,56,789'],
  ])('%i paise read %s', (amount, text) => expect(formatMoney(money(amount), 'indian')).toBe(text));

  it('everywhere in a tab, once it says so, and in rupees alone', async () => {
    // the module of a tab: the one of this process is the server's, which other tests share
    const tab = (await import(new URL('./money.ts?tab', import.meta.url).href)) as typeof import('./money.ts');
    tab.groupDigits('indian');
    expect(tab.formatMoney(money(5_00_000_00))).toBe('₹5,00,000');
    expect(tab.speakMoney(money(5_00_000_00))).toBe('5,00,000 rupees');
    expect(tab.formatMoney(money(500_000_00, 'USD'))).toBe('USD 500,000');
    expect(formatMoney(money(5_00_000_00))).toBe('₹500,000');
  });
});

describe('what a screen reader says', () => {
  it.each([
    [money(1_486_800), '14,868 rupees'],
    [money(100), '1 rupee'],
    [money(0), '0 rupees'],
    [money(-744_000), 'minus 7,440 rupees'],
    [money(-100), 'minus 1 rupee'],
    [money(123_400, 'USD'), '1,234 USD'],
  ])('[9.9] %o', (amount, words) => {
    expect(speakMoney(amount)).toBe(words);
  });
});

describe('sums', () => {
  it.each([
    [1200, 120_000],
    [0.1, 10],
    [19.99, 1999],
    [-2.5, -250],
  ])('[9.9] rupees(%d) is %i paise', (value, amount) => {
    expect(rupees(value)).toEqual({ amount, currency: 'INR' });
  });

  it('[7.20] any order gives the same sum', () => {
    fc.assert(
      fc.property(fc.array(paise, { minLength: 1, maxLength: 20 }), (amounts) => {
        const [first = money(0), ...rest] = amounts.map((amount) => money(amount));
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(addMoney(first, ...rest)).toEqual(money(total));
        expect(addMoney(first, ...rest.toReversed())).toEqual(money(total));
      }),
    );
  });

  it('[7.20] two currencies are never added, nor parts of a paisa', () => {
    expect(() => addMoney(money(1), money(1, 'USD'))).toThrow(RangeError);
    expect(() => addMoney(money(1), money(0.5))).toThrow(RangeError);
    expect(() => addMoney(money(Number.MAX_SAFE_INTEGER), money(1))).toThrow(RangeError);
    expect(() => rupees(Number.NaN)).toThrow(RangeError);
    expect(() => taxOf(0.5, 500)).toThrow(RangeError);
    expect(() => shareOf(Number.NaN, 500)).toThrow(RangeError);
  });
});

describe('tax and shares', () => {
  it.each([
    [1_416_000, 500, 70_800], // ₹14,160 at 5 %
    [1_000, 500, 100], // ₹10 at 5 % is half a rupee: up
    [999, 500, 0],
    [750_100, 1800, 135_000], // 135,018 paise: nearest rupee
    [0, 1800, 0],
    [100_000, 0, 0],
  ])('[7.20] tax on %i paise at %i basis points is %i paise', (amount, rate, tax) => {
    expect(taxOf(amount, rate)).toBe(tax);
  });

  it('[7.20] tax is whole rupees, at most half a rupee from the exact figure', () => {
    fc.assert(
      fc.property(paise, fc.constantFrom(25, 500, 1200, 1800, 2800), (amount, rate) => {
        const tax = taxOf(amount, rate);
        expect(tax % 100).toBe(0);
        expect(Math.abs(tax - (amount * rate) / 10_000)).toBeLessThanOrEqual(50.001);
      }),
    );
  });

  it('[4.13] a share is whole paise, grows with the amount, and 100 % is all of it', () => {
    fc.assert(
      fc.property(paise, paise, fc.integer({ min: 0, max: 10_000 }), (one, other, rate) => {
        const [small, large] = one < other ? [one, other] : [other, one];
        expect(Number.isSafeInteger(shareOf(small, rate))).toBe(true);
        expect(shareOf(small, rate)).toBeLessThanOrEqual(shareOf(large, rate));
        expect(shareOf(large, 10_000)).toBe(large);
        expect(shareOf(large, 0)).toBe(0);
      }),
    );
  });

  it.each([
    [1, 5000, 1],
    [3, 5000, 2],
    [743_400, 5000, 371_700],
    [10, 333, 0],
  ])('[4.13] %i paise × %i basis points = %i', (amount, rate, share) => {
    expect(shareOf(amount, rate)).toBe(share);
  });
});
