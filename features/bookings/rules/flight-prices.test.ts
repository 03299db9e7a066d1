import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '../contract.ts';
import { invoiceFigures } from '#features/documents/rules/invoice-figures.ts';
import { chargeAt } from '#lib/shared/cancellation.ts';
import type { FlightAmendment } from './flight-amendments.ts';
import { invoiceLines } from './invoice-lines.ts';
import { linesNow, linesOf, priceOfBounds, totalOfLines, withExtras } from './flight-prices.ts';

type Bound = FlightBooking['bounds'][number];
type Line = FlightBooking['lines'][number];

const amount = fc.integer({ min: 0, max: 5_000_000 });
/** A direction with lines that sum to its total; its flight is F0, F1 … */
const aBound = (at: number): fc.Arbitrary<Bound> =>
  fc
    .record({ base: amount, fuel: amount, airport: amount, rateBp: fc.constantFrom(0, 500, 1800) })
    .map(({ base, fuel, airport, rateBp }) => {
      const gst = Math.round(((base + fuel) * rateBp) / 10_000);
      const lines: Line[] = [
        { code: 'base', label: 'Base fare', amount: base },
        { code: 'fuel', label: 'Fuel', amount: fuel },
        ...(rateBp ? [{ code: 'gst' as const, label: 'GST', amount: gst, rateBp, taxable: base + fuel }] : []),
        { code: 'airport', label: 'Airport', amount: airport },
      ];
      const end = (code: string) => ({ airport: { code } });
      return {
        lines,
        total: base + fuel + gst + airport,
        segments: [{ flightId: `F${at}`, origin: end('BLR'), destination: end('DEL') }],
      } as unknown as Bound;
    });
const bounds = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => aBound(at))));
const trip = bounds
  .chain((list) =>
    fc.record({
      bounds: fc.constant(list),
      chosen: fc.array(
        fc.record({
          kind: fc.constantFrom('seat', 'meal', 'bag', 'assistance'),
          bound: fc.nat(list.length - 1),
          price: amount,
        }),
        { maxLength: 12 },
      ),
      refused: fc.subarray(list.map((_, at) => at)),
    }),
  )
  .map(({ bounds: list, chosen, refused }) => {
    const extras = chosen.map(({ kind, bound }) => ({
      passenger: 0,
      ...(kind === 'bag'
        ? { kind, bound, code: 'BG05' }
        : kind === 'assistance'
          ? { kind, code: 'WCHR' }
          : kind === 'seat'
            ? { kind, flight: `F${bound}`, seat: '1A' }
            : { kind, flight: `F${bound}`, code: 'AVML' }),
    }));
    const extraLines = chosen.flatMap(({ kind, price }): Line[] =>
      kind === 'assistance' ? [] : [{ code: kind, label: kind, amount: price }],
    );
    const parts = list.map((_, at) => ({
      bounds: [at],
      airline: { code: 'ZZ', name: 'Z', kind: 'gds' as const },
      state: refused.includes(at) ? ('refused' as const) : ('ticketed' as const),
      pnr: null,
      tickets: [],
    }));
    return { bounds: list, extras, extraLines, parts, refused };
  });

describe('the lines of a trip', () => {
  it('[7.20] sum to the price, and what was refused and what stands sum to the whole, to the paisa', () => {
    fc.assert(
      fc.property(trip, ({ refused, ...sold }) => {
        const whole = totalOfLines(linesOf({ ...sold, parts: [] }));
        expect(whole).toBe(sold.bounds.reduce((sum, { total }) => sum + total, 0) + totalOfLines(sold.extraLines));
        expect(totalOfLines(linesOf(sold)) + priceOfBounds(sold, refused)).toBe(whole);
      }),
      { numRuns: 300 },
    );
  });

  it('[7.20] sum to what a booking costs now, whatever was cancelled or changed since', () => {
    const amendment = fc.record({
      kind: fc.constantFrom('cancel' as const, 'change' as const),
      state: fc.constantFrom('done' as const, 'refused' as const, 'under-way' as const),
      amount: fc.integer({ min: -500_000, max: 500_000 }),
    });
    fc.assert(
      fc.property(trip, fc.array(amendment, { maxLength: 4 }), (sold, drawn) => {
        const amendments = drawn.map((one, at) => ({
          ...one,
          amount: one.kind === 'cancel' ? Math.abs(one.amount) : one.amount,
          id: `act_${at}`,
          words: `Act ${at}.`,
        })) as unknown as FlightAmendment[];
        const total = amendments
          .filter(({ state }) => state === 'done')
          .reduce((all, { kind, amount }) => all + (kind === 'cancel' ? -amount : amount), totalOfLines(linesOf(sold)));
        const lines = linesNow(sold, amendments, total);
        expect(totalOfLines(lines)).toBe(total);
        expect(lines.slice(0, linesOf(sold).length)).toEqual(linesOf(sold));
      }),
      { numRuns: 300 },
    );
  });

  it('[7.20] an invoice of them comes to the same total, with each tax on what it was charged on', () => {
    fc.assert(
      fc.property(trip, fc.boolean(), (sold, indian) => {
        const lines = linesOf({ ...sold, parts: [] });
        const figures = invoiceFigures(invoiceLines(lines, indian));
        expect(figures.total).toBe(totalOfLines(lines));
        expect(figures.taxable + figures.tax).toBe(figures.total);
        expect(figures.rows.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(figures.taxable);
        for (const { rateBp, taxable, tax } of figures.rows)
          expect(Math.abs(tax - (taxable * rateBp) / 10_000)).toBeLessThanOrEqual(
            sold.extras.length + sold.bounds.length,
          );
      }),
      { numRuns: 300 },
    );
  });

  it('[4.13] what was paid for extras never comes back by the windows', () => {
    const policies = [
      { FromDate: '2026-12-01T00:00:00Z', ChargeType: 1 as const, Charge: 100_000 },
      { FromDate: '2026-12-10T00:00:00Z', ChargeType: 1 as const, Charge: 300_000 },
    ];
    const all = withExtras(policies, 50_000);
    expect([new Date('2026-12-02'), new Date('2026-12-11')].map((at) => chargeAt(all, 1_000_000, at))).toEqual([
      150_000, 350_000,
    ]);
    expect(withExtras(all, -50_000)).toEqual(policies);
  });
});
