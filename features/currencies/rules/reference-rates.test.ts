import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyRows } from './currency-rows.ts';
import { aboutText, rupeeRates } from './reference-rates.ts';

describe('rupeeRates', () => {
  it('[7.20] works rates against the euro out as rupees for one unit', () =>
    expect(
      rupeeRates([
        { currency: 'USD', perEuro: 1.25 },
        { currency: 'INR', perEuro: 100 },
        { currency: 'JPY', perEuro: 160 },
      ]),
    ).toEqual([
      { currency: 'EUR', microRupees: 100_000_000 },
      { currency: 'JPY', microRupees: 625_000 },
      { currency: 'USD', microRupees: 80_000_000 },
    ]));

  it('[7.20] has none without a rate of the rupee', () =>
    expect(rupeeRates([{ currency: 'USD', perEuro: 1.25 }])).toEqual([]));

  it('[7.20] leaves a currency out whose unit costs less than a millionth of a rupee', () =>
    expect(
      rupeeRates([
        { currency: 'INR', perEuro: 100 },
        { currency: 'XTS', perEuro: 999_999_999 },
      ]).map(({ currency }) => currency),
    ).toEqual(['EUR']));
});

describe('aboutText', () => {
  const USD = { currency: 'USD', microRupees: 88_000_000 };
  it.each([
    [1_486_800, USD, 'about $169'],
    [88_000, USD, 'about $10'],
    [87_900, USD, 'about $9.99'],
    [0, USD, 'about $0.00'],
    [-1_486_800, USD, 'about -$169'],
    [1_486_800, { currency: 'JPY', microRupees: 600_000 }, 'about ¥24,780'],
    [60, { currency: 'JPY', microRupees: 600_000 }, 'about ¥1'],
    [100_000_000_00, { currency: 'KWD', microRupees: 287_000_000 }, 'about KWD 348,432'],
  ])('[7.20] %d paise in %o: %s', (paise, rate, text) =>
    expect(aboutText(paise, rate).replaceAll('\u00a0', ' ')).toBe(text),
  );

  it('[7.20] a higher price is never said to be less', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 11 }),
        fc.integer({ min: 0, max: 10 ** 11 }),
        fc.integer({ min: 1, max: 10 ** 10 }),
        (one, other, microRupees) => {
          const read = (paise: number) =>
            Number(aboutText(paise, { currency: 'USD', microRupees }).replace(/[^\d.]/g, ''));
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          expect(read(low)).toBeLessThanOrEqual(read(high));
        },
      ),
    ));
});

it('[7.20] currencies are listed by name, with what one unit costs', () =>
  expect(
    currencyRows([
      { currency: 'USD', microRupees: 88_254_000 },
      { currency: 'EUR', microRupees: 102_000_000 },
      { currency: 'IDR', microRupees: 5_300 },
    ]),
  ).toEqual([
    { currency: 'EUR', name: 'Euro', cost: '₹102' },
    { currency: 'IDR', name: 'Indonesian Rupiah', cost: '₹0.01' },
    { currency: 'USD', name: 'US Dollar', cost: '₹88.25' },
  ]));
