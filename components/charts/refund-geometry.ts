import type { RefundStep } from '#lib/shared/cancellation.ts';

export const FRAME = { width: 360, top: 34, bottom: 164, labels: 184 } as const;

export type Curve = { x: (instant: number) => number; at: (x: number) => number; y: (refund: number) => number };

/** Maps time and money onto the picture. The axis of time is linear; money begins at zero. */
export function curveOf(start: number, end: number, total: number): Curve {
  const span = Math.max(1, end - start);
  return {
    x: (instant) => ((Math.min(Math.max(instant, start), end) - start) / span) * FRAME.width,
    at: (x) => start + (Math.min(Math.max(x, 0), FRAME.width) / FRAME.width) * span,
    y: (refund) => FRAME.bottom - (total > 0 ? refund / total : 0) * (FRAME.bottom - FRAME.top),
  };
}

/** The staircase from the first step to the end: steps are steps, refunds never slope. */
export const staircase = (steps: readonly RefundStep[], curve: Curve): string =>
  steps
    .map((step, index) => `${index ? 'V' : 'M0 '}${round(curve.y(step.refund))}H${round(curve.x(Date.parse(step.until)))}`)
    .join('');

export type Tick = { x: number; anchor: 'start' | 'middle' | 'end'; lines: [string, string]; row: 0 | 1 };

const ROOM = 58; // a label "12 Dec / check-in" is this wide

/** Puts labels that would touch the one before them on a second row. The first and last always show. */
export function placeTicks(ticks: { x: number; lines: [string, string] }[]): Tick[] {
  const placed: Tick[] = [];
  const ends: [number, number] = [-Infinity, -Infinity];
  ticks.forEach(({ x, lines }, index) => {
    const anchor = index === 0 ? 'start' : index === ticks.length - 1 || x > FRAME.width - ROOM / 2 ? 'end' : x < ROOM / 2 ? 'start' : 'middle';
    const left = anchor === 'start' ? x : anchor === 'end' ? x - ROOM : x - ROOM / 2;
    const row = left > ends[0] ? 0 : 1;
    ends[row] = left + ROOM;
    placed.push({ x: anchor === 'end' ? Math.min(x, FRAME.width) : x, anchor, lines, row });
  });
  return placed;
}

const round = (value: number) => Math.round(value * 10) / 10;
