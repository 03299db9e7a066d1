import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOf } from '#lib/shared/money.ts';
import { partOf, shareOut } from '#lib/shared/share-out.ts';
import { creditFigures } from './credit-figures.ts';
import { invoiceFigures, type InvoiceLine } from './invoice-figures.ts';

const room = (amount: number): InvoiceLine => ({ code: 'room', label: '₹4,720 × 3 nights', amount });
const tax = (amount: number, label: string, taxable?: number, rateBp?: number): InvoiceLine => ({
  code: 'tax',
  label,
  amount,
  taxable,
  rateBp,
});

describe('an invoice’s figures', () => {
  it('[7.20] one rate: everything is taxed at it, half central, half state', () => {
    expect(invoiceFigures([room(1_416_000), tax(70_800, 'GST, 5%')])).toEqual({
      taxable: 1_416_000,
      tax: 70_800,
      rounding: 0,
      total: 1_486_800,
      rows: [{ rateBp: 500, taxable: 1_416_000, tax: 70_800, central: 35_400, state: 35_400 }],
    });
  });

  it('[7.20] two rates that say what they were charged on', () => {
    const lines = [
      room(2_000_000),
      { code: 'extra-guest', label: 'Third adult', amount: 100_000 } as const,
      tax(35_000, 'GST', 700_000, 500),
      tax(252_000, 'GST', 1_400_000, 1800),
      { code: 'rounding', label: 'Rounding', amount: -20 } as const,
    ];
    expect(invoiceFigures(lines)).toMatchObject({
      taxable: 2_100_000,
      tax: 287_000,
      rounding: -20,
      total: 2_386_980,
      rows: [
        { rateBp: 500, taxable: 700_000, tax: 35_000 },
        { rateBp: 1800, taxable: 1_400_000, tax: 252_000 },
      ],
    });
  });

  it('[7.20] two rates that say only their percentage: the values follow from the tax and still sum', () => {
    const figures = invoiceFigures([room(2_100_049), tax(35_000, 'GST, 5%'), tax(252_000, 'GST, 18%')]);
    expect(figures.rows).toMatchObject([
      { rateBp: 500, taxable: 700_000 },
      { rateBp: 1800, taxable: 1_400_049 },
    ]);
  });

  it('[7.20] a line without rate or percentage gets the rate it comes to', () => {
    expect(invoiceFigures([room(1_000_000), tax(75_000, 'City tax')]).rows).toMatchObject([
      { rateBp: 750, taxable: 1_000_000 },
    ]);
  });

  it('[7.20] an odd paisa of tax goes to the state’s half', () => {
    expect(invoiceFigures([room(500_007), tax(25_001, 'GST, 5%')]).rows).toMatchObject([
      { tax: 25_001, central: 12_500, state: 12_501 },
    ]);
  });

  it('[7.20] no tax: one row at 0 %; what a rate leaves out: another', () => {
    expect(invoiceFigures([room(500_000)]).rows).toEqual([
      { rateBp: 0, taxable: 500_000, tax: 0, central: 0, state: 0 },
    ]);
    expect(invoiceFigures([room(500_000), tax(10_000, 'GST', 200_000, 500)]).rows).toMatchObject([
      { rateBp: 0, taxable: 300_000 },
      { rateBp: 500, taxable: 200_000 },
    ]);
    expect(invoiceFigures([])).toEqual({ taxable: 0, tax: 0, rounding: 0, total: 0, rows: [] });
  });

  it('[7.20] two lines of one rate become one row', () => {
    expect(
      invoiceFigures([room(300_000), tax(5_000, 'GST', 100_000, 500), tax(10_000, 'GST', 200_000, 500)]).rows,
    ).toEqual([{ rateBp: 500, taxable: 300_000, tax: 15_000, central: 7_500, state: 7_500 }]);
  });
});

/** A price as our own stock makes it: nights at one or two rates, with or without saying the taxed value. */
const aPrice = fc
  .record({
    low: fc.integer({ min: 0, max: 5_000_000 }),
    high: fc.integer({ min: 0, max: 50_000_000 }),
    extra: fc.integer({ min: 0, max: 300_000 }),
    rounding: fc.integer({ min: -50, max: 50 }),
    told: fc.boolean(),
  })
  .map(({ low, high, extra, rounding, told }): InvoiceLine[] => [
    room(low + high),
    { code: 'extra-guest', label: 'Extra guest', amount: extra },
    tax(taxOf(low, 500), 'GST, 5%', told ? low : undefined, told ? 500 : undefined),
    tax(taxOf(high + extra, 1800), 'GST, 18%', told ? high + extra : undefined, told ? 1800 : undefined),
    { code: 'rounding', label: 'Rounding', amount: rounding },
  ]);

describe('no rupee is created or lost on document', () => {
  it('[7.20] lines, rows and halves sum to the total', () => {
    fc.assert(
      fc.property(aPrice, (lines) => {
        const figures = invoiceFigures(lines);
        expect(figures.total).toBe(lines.reduce((sum, line) => sum + line.amount, 0));
        expect(figures.taxable + figures.tax + figures.rounding).toBe(figures.total);
        expect(figures.rows.reduce((sum, row) => sum + row.taxable, 0)).toBe(figures.taxable);
        expect(figures.rows.reduce((sum, row) => sum + row.central + row.state, 0)).toBe(figures.tax);
        for (const row of figures.rows) expect(row.state - row.central).toBeOneOf([0, 1]);
      }),
    );
  });

  it('[7.20] a credit note takes back the refund to the paisa, and no row more than was invoiced', () => {
    fc.assert(
      fc.property(aPrice, fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
        const invoice = invoiceFigures(lines);
        fc.pre(invoice.total > 0);
        const refund = Math.round(invoice.total * share);
        const credit = creditFigures(invoice, refund);
        expect(credit.total).toBe(refund);
        expect(credit.taxable + credit.tax + credit.rounding).toBe(refund);
        expect(credit.rows.reduce((sum, row) => sum + row.taxable, 0)).toBe(credit.taxable);
        credit.rows.forEach((row, index) => {
          expect(row.taxable).toBeLessThanOrEqual(invoice.rows[index]?.taxable ?? 0);
          expect(row.tax).toBeLessThanOrEqual(invoice.rows[index]?.tax ?? 0);
          expect(Math.min(row.taxable, row.central, row.state)).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  it('[7.20] all of it back is the invoice itself; more than it is refused', () => {
    const invoice = invoiceFigures([
      room(1_416_033),
      tax(70_800, 'GST, 5%'),
      { code: 'rounding', label: 'Rounding', amount: -33 },
    ]);
    expect(creditFigures(invoice, invoice.total)).toEqual(invoice);
    expect(creditFigures(invoice, 0)).toMatchObject({ taxable: 0, tax: 0, rounding: 0, total: 0 });
    for (const refund of [-1, invoice.total + 1, 0.5]) expect(() => creditFigures(invoice, refund)).toThrow(RangeError);
  });

  it('[7.20] sharing out gives away all of it, each part within a paisa of its proportion', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 40 }),
        fc.array(fc.integer({ min: 0, max: 2 ** 40 }), { minLength: 1, maxLength: 8 }),
        (amount, weights) => {
          const whole = weights.reduce((sum, weight) => sum + weight, 0);
          fc.pre(whole > 0);
          const shares = shareOut(amount, weights);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
          shares.forEach((share, index) =>
            expect(Math.abs(share - (amount * (weights[index] ?? 0)) / whole)).toBeLessThan(1.01),
          );
        },
      ),
    );
  });
});

describe('tax collected at source', () => {
  const tcs = (amount: number): InvoiceLine => ({ code: 'tcs', label: 'Tax collected at source', amount });

  it('[7.20] is no part of the taxable value, and of the total', () => {
    expect(invoiceFigures([room(4_000_000), tax(200_000, 'GST', 4_000_000, 500), tcs(84_000)])).toMatchObject({
      taxable: 4_000_000,
      tax: 200_000,
      collected: 84_000,
      total: 4_284_000,
      rows: [{ taxable: 4_000_000 }],
    });
    expect(invoiceFigures([room(4_000_000)])).not.toHaveProperty('collected');
  });

  it('[7.20] is credited in the part of the refund, and every credit sums to it', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 10_000 }), (value, collected, share) => {
        const invoice = invoiceFigures([room(value), tax(taxOf(value, 500), 'GST', value, 500), tcs(collected)]);
        const refund = Math.floor((invoice.total * share) / 10_000);
        const { taxable, tax: gst, rounding, collected: back = 0, total } = creditFigures(invoice, refund);
        expect(taxable + gst + rounding + back).toBe(refund);
        expect(total).toBe(refund);
        expect(back).toBe(partOf(collected, refund, invoice.total));
        if (share === 10_000) expect([taxable, gst, back]).toEqual([invoice.taxable, invoice.tax, collected]);
      }),
    );
  });
});
