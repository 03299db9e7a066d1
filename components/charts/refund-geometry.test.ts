import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateInZone, timeInZone } from '#lib/shared/dates.ts';
import { curveOf, FRAME, noonOf, placeAnswer, placeTicks, refundsOn, staircase } from './refund-geometry.ts';

const step = (from: string, until: string, refund: number) => ({ from, until, refund, charge: 100 - refund });

describe('the refund curve', () => {
  test('[4.13] steps are steps: the line only goes along and down', () => {
    const steps = [
      step('2026-11-21T00:00:00Z', '2026-12-01T00:00:00Z', 100),
      step('2026-12-01T00:00:00Z', '2026-12-11T00:00:00Z', 50),
    ];
    const curve = curveOf(Date.parse('2026-11-21T00:00:00Z'), Date.parse('2026-12-11T00:00:00Z'), 100);
    expect(staircase(steps, curve)).toBe(`M0 ${FRAME.top}H180V111H360`);
  });

  test('time and place on the axis map to each other', () => {
    const curve = curveOf(1000, 9000, 1);
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9000 }),
        (instant) => Math.abs(curve.at(curve.x(instant)) - instant) < 1e-6,
      ),
    );
  });

  test('no two labels touch, wherever the cut-offs are', () => {
    const label = fc.record({
      x: fc.float({ min: 0, max: FRAME.width, noNaN: true }),
      lines: fc.constant<[string, string]>(['12 Dec', 'check-in']),
    });
    fc.assert(
      fc.property(fc.array(label, { minLength: 2, maxLength: 7 }), (ticks) => {
        const width = 8 * 6.6;
        const boxes = placeTicks(ticks).map(({ x, anchor, row }) => ({
          row,
          left: anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2,
        }));
        return boxes.every((box, index) =>
          boxes.every((other, at) => at <= index || box.row !== other.row || Math.abs(box.left - other.left) > width),
        );
      }),
    );
  });

  test('the answer stands in the frame, over all that the curve can reach', () => {
    fc.assert(
      fc.property(fc.float({ min: 0, max: FRAME.width, noNaN: true }), (x) => {
        const lines: [string, string] = ['All ₹14,868 back', 'if cancelled 12 Dec 2027, 14:00'];
        const width = lines[1].length * 6.6;
        const { x: at, anchor } = placeAnswer(x, lines);
        const left = anchor === 'start' ? at : anchor === 'end' ? at - width : at - width / 2;
        return left >= -0.01 && left + width <= FRAME.width + 0.01;
      }),
    );
    expect(FRAME.when + 6).toBeLessThan(FRAME.top);
  });

  test.each(['Asia/Kolkata', 'Australia/Sydney', 'America/Los_Angeles', 'Europe/London', 'Asia/Kathmandu'])(
    'a chosen date is that date in %s, at noon',
    (zone) => {
      for (const date of ['2026-03-29', '2026-10-04', '2026-12-08', '2028-02-29']) {
        const noon = new Date(noonOf(date, zone));
        expect([dateInZone(noon, zone), timeInZone(noon, zone)]).toEqual([date, '12:00']);
      }
    },
  );

  test('[4.13] a date on which the refund changes says both amounts', () => {
    const steps = [
      step('2026-12-01T06:00:00Z', '2026-12-08T08:30:00Z', 100),
      step('2026-12-08T08:30:00Z', '2026-12-11T08:30:00Z', 50),
    ];
    const on = (date: string) => refundsOn(steps, date, 'Asia/Kolkata').map(({ refund }) => refund);
    expect(on('2026-12-07')).toEqual([100]);
    expect(on('2026-12-08')).toEqual([100, 50]);
    expect(on('2026-12-09')).toEqual([50]);
  });
});
