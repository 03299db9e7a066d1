import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fareDifference } from './fare-difference.ts';
import { fareAmounts, fareLines } from './price.ts';

const party = fc.record({ adults: fc.integer({ min: 1, max: 5 }), children: fc.nat(3), infants: fc.nat(1) });
const due = fc.record({
  gst: fc.option(fc.constantFrom({ label: 'GST', rateBp: 500 }, { label: 'GST', rateBp: 1800 }), { nil: null }),
  fees: fc.array(
    fc.record({
      code: fc.constantFrom('UDF' as const, 'ASF' as const),
      label: fc.constant('A fee'),
      amount: fc.integer({ min: 1, max: 90_000 }),
    }),
    { maxLength: 3 },
  ),
});
/** Tax before and tax after are each rounded to a whole rupee. */
const A_RUPEE = 100;
const fare = fc.integer({ min: 1000, max: 90_000 }).map((tens) => tens * 1000);

it('[7.20] the lines of a fare difference sum to it, and GST is charged on exactly what changed before tax', () => {
  fc.assert(
    fc.property(fare, fare, party, due, due, (old, next, people, dueThen, dueNow) => {
      const route = { km: 1740, market: 'domestic' as const };
      const [before, after] = [fareAmounts(old, route, people, dueThen), fareAmounts(next, route, people, dueNow)];
      const lines = fareDifference(fareLines(before, people, dueThen), fareLines(after, people, dueNow));
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.total - before.total);
      const taxed = lines.reduce((sum, { taxable }) => sum + (taxable ?? 0), 0);
      expect(taxed).toBe((dueNow.gst ? after.basic : 0) - (dueThen.gst ? before.basic : 0));
      for (const { amount, taxable, rateBp } of lines)
        if (rateBp) expect(Math.abs(amount - ((taxable ?? 0) * rateBp) / 10_000)).toBeLessThanOrEqual(A_RUPEE);
    }),
  );
});

it('[7.20] the same fare again differs by nothing', () => {
  const people = { adults: 2, children: 1, infants: 0 };
  const taxes = {
    gst: { label: 'GST', rateBp: 500 },
    fees: [{ code: 'UDF' as const, label: 'A fee', amount: 20_000 }],
  };
  const lines = fareLines(fareAmounts(500_000, { km: 1740, market: 'domestic' }, people, taxes), people, taxes);
  expect(fareDifference(lines, lines)).toEqual([]);
});
