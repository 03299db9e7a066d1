import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { priceOfParty, shownPrices } from './price-of-party.ts';
import { journeyTax, packageTaxOn } from './tax.ts';

const PRICES = { single: 3_000_000, double: 2_000_000, triple: 1_840_000, child: 1_200_000 };
const GST = { label: 'GST', rateBp: 500 };
const room = (adults: number, ...childAges: number[]): RoomOccupancy => ({ adults, childAges });

describe('[7.20] the price of a party', () => {
  it('shows prices per person with all taxes', () => {
    expect(shownPrices(PRICES, GST)).toEqual({
      single: 3_150_000,
      double: 2_100_000,
      triple: 1_932_000,
      child: 1_260_000,
    });
  });

  it.each<[string, RoomOccupancy[], number, string[]]>([
    ['two in a double room', [room(2)], 4_200_000, ['2 adults, double sharing', 'GST, 5%']],
    ['one alone', [room(1)], 3_150_000, ['1 adult, single room', 'GST, 5%']],
    [
      'a family with an infant',
      [room(2, 5, 1)],
      5_460_000,
      ['2 adults, double sharing', '1 child', '1 infant, free', 'GST, 5%'],
    ],
    [
      'two rooms: those who pay the same stand together',
      [room(2), room(2, 8), room(3)],
      4_200_000 + 5_460_000 + 5_796_000,
      ['4 adults, double sharing', '3 adults, triple sharing', '1 child', 'GST, 5%'],
    ],
  ])('%s', (_, rooms, total, labels) => {
    const price = priceOfParty(PRICES, GST, rooms);
    expect(price.total).toBe(total);
    expect(price.lines.map(({ label }) => label)).toEqual(labels);
  });

  it('states rate and base of the tax for the invoice', () => {
    expect(priceOfParty(PRICES, GST, [room(2), room(1)]).lines.at(-1)).toEqual({
      code: 'tax',
      label: 'GST, 5%',
      amount: 350_000,
      rateBp: 500,
      taxable: 7_000_000,
    });
  });

  it('has no tax line where there is no tax', () => {
    const { lines, total } = priceOfParty(PRICES, { label: 'GST', rateBp: 0 }, [room(2)]);
    expect([lines.map(({ code }) => code), total]).toEqual([['double'], 4_000_000]);
  });

  it('is taxed by the day of departure', () => {
    expect(packageTaxOn('2026-12-12')).toEqual(GST);
  });

  it('abroad has tax collected at source on price and GST as a line of its own, the last', () => {
    const tax = journeyTax({ abroad: { country: 'LK', zone: 'Asia/Colombo' } }, '2027-01-10', '2026-12-01');
    expect(tax).toEqual({ ...GST, tcsBp: 200 });
    expect(journeyTax({}, '2027-01-10', '2026-12-01')).toEqual(GST);
    const { total, lines } = priceOfParty(PRICES, tax, [room(2), room(1)]);
    expect(lines.at(-1)).toEqual({
      code: 'tcs',
      label: 'Tax collected at source (2%), credited against your income tax',
      amount: 147_000,
      rateBp: 200,
      taxable: 7_350_000,
    });
    expect(total).toBe(7_497_000);
    expect(shownPrices(PRICES, tax).double).toBe(2_142_000);
  });

  const rooms = fc.array(
    fc.record({
      adults: fc.integer({ min: 1, max: 3 }),
      childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const price = fc.integer({ min: 100, max: 20_000_000 });
  const prices = fc.record({ single: price, double: price, triple: price, child: price });

  it('rooms sum to the total, and lines to what they are of, for any party and any price', () => {
    fc.assert(
      fc.property(
        prices,
        rooms,
        fc.constantFrom(0, 500, 1800),
        fc.constantFrom(0, 200),
        (each, party, rateBp, tcsBp) => {
          const { total, lines, rooms: priced } = priceOfParty(each, { label: 'GST', rateBp, tcsBp }, party);
          const sum = (some: readonly { amount: number }[]) =>
            some.reduce((amounts, { amount }) => amounts + amount, 0);
          expect(sum(lines)).toBe(total);
          expect(priced.reduce((totals, one) => totals + one.total, 0)).toBe(total);
          for (const one of priced) expect(sum(one.lines)).toBe(one.total);
          expect(Number.isSafeInteger(total)).toBe(true);
          for (const { code, amount } of lines) if (code === 'tax' || code === 'tcs') expect(amount % 100).toBe(0);
        },
      ),
    );
  });
});
