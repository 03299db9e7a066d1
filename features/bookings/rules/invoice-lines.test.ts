import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditFigures } from '#features/documents/rules/credit-figures.ts';
import { invoiceFigures, sumOfFigures } from '#features/documents/rules/invoice-figures.ts';
import { fareDifference } from '#features/flights/rules/fares/fare-difference.ts';
import { fareAmounts, fareLines } from '#features/flights/rules/fares/price.ts';
import { changeInvoiceLines, invoiceLines } from './invoice-lines.ts';

const route = { km: 1740, market: 'domestic' as const };
const taxes = fc.constantFrom(500, 1800).map((rateBp) => ({
  gst: { label: 'GST on the fare', rateBp },
  fees: [{ code: 'UDF' as const, label: 'User development fee', amount: 35_000 }],
}));
const people = fc.record({ adults: fc.integer({ min: 1, max: 5 }), children: fc.nat(3), infants: fc.nat(1) });
const fare = fc.integer({ min: 250, max: 9000 }).map((tens) => tens * 1000);

it('[7.20] invoice and supplementary invoice of any change sum to the paisa to what was paid, and to the invoice of the new flight with its fee', () => {
  fc.assert(
    fc.property(fare, fare, people, taxes, taxes, fc.nat(600_000), (old, next, party, then, now, fee) => {
      const [before, after] = [
        fareLines(fareAmounts(old, route, party, then), party, then),
        fareLines(fareAmounts(next, route, party, now), party, now),
      ];
      const changed = changeInvoiceLines(
        [{ code: 'fee', label: 'Change', amount: fee }, ...fareDifference(before, after)],
        after,
        true,
      );
      const [first, supplement] = [invoiceFigures(invoiceLines(before, true)), invoiceFigures(changed)];
      const both = sumOfFigures([first, supplement]);
      const paid = (lines: typeof before) => lines.reduce((sum, { amount }) => sum + amount, 0);
      expect(supplement.total).toBe(paid(after) - paid(before) + fee);
      expect(both.total).toBe(paid(after) + fee);
      expect(both.taxable + both.tax + both.rounding).toBe(both.total);
      expect(both).toEqual(
        invoiceFigures([
          ...invoiceLines(after, true),
          ...changeInvoiceLines([{ code: 'fee', label: 'Change', amount: fee }], after, true),
        ]),
      );
      const credited = creditFigures(both, Math.floor(both.total / 3)); // what a credit note over both needs
      expect(credited.rows.reduce((sum, row) => sum + row.taxable + row.tax, 0) + credited.rounding).toBe(
        Math.floor(both.total / 3),
      );
    }),
  );
});
