import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { curveOf, FRAME, placeTicks, staircase } from './refund-geometry.ts';

const step = (from: string, until: string, refund: number) => ({ from, until, refund, charge: 100 - refund });

describe('the refund curve', () => {
  test('[4.13] steps are steps: the line only goes along and down', () => {
    const steps = [
      step('2026-11-21T00:00:00Z', '2026-12-01T00:00:00Z', 100),
      step('2026-12-01T00:00:00Z', '2026-12-11T00:00:00Z', 50),
    ];
    const curve = curveOf(Date.parse('2026-11-21T00:00:00Z'), Date.parse('2026-12-11T00:00:00Z'), 100);
    expect(staircase(steps, curve)).toBe(`M0 ${FRAME.top}H180V99H360`);
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
});
