import type { RefundStep } from '#lib/shared/cancellation.ts';
import { dateInZone, timeInZone, type IsoDate } from '#lib/shared/dates.ts';

/**
 * Above `top` is the space of the label, which the curve never reaches; its two lines of text are at `value` and
 * `when`.
 */
export const FRAME = { width: 360, value: 14, when: 31, top: 46, bottom: 176, labels: 196 } as const;

export type Curve = { x: (instant: number) => number; at: (x: number) => number; y: (refund: number) => number };

/** Maps time and money to coordinates. Time is linear; money begins at zero. */
export function curveOf(start: number, end: number, total: number): Curve {
  const span = Math.max(1, end - start);
  return {
    x: (instant) => ((Math.min(Math.max(instant, start), end) - start) / span) * FRAME.width,
    at: (x) => start + (Math.min(Math.max(x, 0), FRAME.width) / FRAME.width) * span,
    y: (refund) => FRAME.bottom - (total > 0 ? refund / total : 0) * (FRAME.bottom - FRAME.top),
  };
}

/** The step line from the first step to the end. */
export const staircase = (steps: readonly RefundStep[], curve: Curve): string =>
  steps
    .map(
      (step, index) => `${index ? 'V' : 'M0 '}${round(curve.y(step.refund))}H${round(curve.x(Date.parse(step.until)))}`,
    )
    .join('');

/** `x` is the label's anchor, `at` its moment. */
export type Tick = { x: number; at: number; anchor: 'start' | 'middle' | 'end'; lines: [string, string]; row: number };

const CHARACTER = 6.6; // mean width at 12.5 px
const GAP = 8;

/**
 * Moves labels that would overlap an earlier one to another row, so that every deadline is readable. The first label
 * starts at the left edge; the last ends at the right one and moves for the others.
 */
export function placeTicks(ticks: { x: number; lines: [string, string] }[]): Tick[] {
  const rows: [number, number][][] = [];
  const place = ({ x, lines }: { x: number; lines: [string, string] }): Tick => {
    const width = widthOf(lines);
    const anchor = anchorOf(x, width);
    const left = anchor === 'start' ? 0 : anchor === 'end' ? FRAME.width - width : x - width / 2;
    const free = (row: [number, number][] | undefined) =>
      !row?.some(([from, to]) => left < to + GAP && left + width > from - GAP);
    const row = Math.max(0, [...rows, undefined].findIndex(free));
    (rows[row] ??= []).push([left, left + width]);
    return { at: x, x: anchoredAt(x, anchor), anchor, lines, row };
  };
  return ticks.map(place);
}

/** Anchor of two lines of text over a moment, within the frame. */
export function placeAnswer(x: number, lines: [string, string]): Pick<Tick, 'x' | 'anchor'> {
  const anchor = anchorOf(x, widthOf(lines));
  return { x: anchoredAt(x, anchor), anchor };
}

const widthOf = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length)) * CHARACTER;
const anchorOf = (x: number, width: number): Tick['anchor'] =>
  x < width / 2 ? 'start' : x > FRAME.width - width / 2 ? 'end' : 'middle';
const anchoredAt = (x: number, anchor: Tick['anchor']) => (anchor === 'start' ? 0 : anchor === 'end' ? FRAME.width : x);

/** The instant of noon on a date in an IANA zone, in milliseconds. */
export function noonOf(date: IsoDate, zone: string): number {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const shown = new Date(noon);
  return noon - (Date.parse(`${dateInZone(shown, zone)}T${timeInZone(shown, zone)}:00Z`) - noon);
}

/** The refund on a calendar date at the place: each amount in paise that applies on it, and until when (instant). */
export const refundsOn = (steps: readonly RefundStep[], date: IsoDate, zone: string): RefundStep[] =>
  steps.filter(({ from, until }) => dateInZone(from, zone) <= date && date <= dateInZone(until, zone));

const round = (value: number) => Math.round(value * 10) / 10;
