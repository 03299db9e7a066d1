import { CHARGE_AMOUNT, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { FlightBooking } from '../contract.ts';
import type { FlightAmendment } from './flight-amendments.ts';

type Extra = FlightBooking['extras'][number];
type Line = FlightBooking['lines'][number];
type Trip = Pick<FlightBooking, 'bounds' | 'extras' | 'parts'> & { extraLines: Line[] };

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export const totalOfLines = (lines: readonly Pick<Line, 'amount'>[]): number => sum(lines.map(({ amount }) => amount));

/** Cancellation windows including extras: payments for seats, meals and bags are not refunded. */
export const withExtras = (policies: readonly CancellationPolicy[], extrasTotal: number): CancellationPolicy[] =>
  policies.map((policy) => ({ ...policy, ChargeType: CHARGE_AMOUNT, Charge: policy.Charge + extrasTotal }));

/** The price of each extra; assistance is free and has no line. */
function pricedExtras({
  extras,
  extraLines,
}: Pick<Trip, 'extras' | 'extraLines'>): { extra: Extra; line: Line | null }[] {
  const lines = [...extraLines];
  return extras.map((extra) => ({ extra, line: extra.kind === 'assistance' ? null : (lines.shift() ?? null) }));
}

/** The bound an extra belongs to; assistance belongs to the whole trip. */
function boundOf(extra: Extra, bounds: Trip['bounds']): number | null {
  if (extra.kind === 'bag') return extra.bound;
  if (extra.kind === 'assistance') return null;
  return bounds.findIndex(({ segments }) => segments.some(({ flightId }) => flightId === extra.flight));
}

/** Bounds that an airline refused while the other one ticketed. */
export const refusedBounds = (parts: FlightBooking['parts']): number[] =>
  parts.filter(({ state }) => state === 'refused').flatMap(({ bounds }) => bounds);

/** The price of some bounds with their extras, in paise. */
export function priceOfBounds(trip: Omit<Trip, 'parts'>, wanted: readonly number[]): number {
  const fares = wanted.map((at) => trip.bounds[at]?.total ?? 0);
  const extras = pricedExtras(trip).map(({ extra, line }) =>
    wanted.includes(boundOf(extra, trip.bounds) ?? -1) ? (line?.amount ?? 0) : 0,
  );
  return sum(fares) + sum(extras);
}

/** All price lines as sold: fares of the ticketed bounds, labelled by bound where there are several, and extras. */
export function linesOf(trip: Trip): Line[] {
  const { bounds, parts } = trip;
  const refused = refusedBounds(parts);
  const fares = bounds.flatMap(({ lines, segments }, at) =>
    refused.includes(at)
      ? []
      : bounds.length === 1
        ? lines
        : lines.map((line) => ({ ...line, label: `${line.label}, ${endsOf(segments)}` })),
  );
  const extras = pricedExtras(trip).flatMap(({ extra, line }) =>
    line && !refused.includes(boundOf(extra, bounds) ?? -1) ? [line] : [],
  );
  return [...fares, ...extras];
}

/**
 * The current price lines: as sold, minus refunds of cancelled parts, plus the costs of changes. They sum to `total`
 * (paise).
 */
export function linesNow(trip: Trip, amendments: readonly FlightAmendment[], total: number): Line[] {
  const done = amendments.filter(({ state, amount }) => state === 'done' && amount !== 0);
  const back = done.flatMap(({ kind, words, amount }): Line[] =>
    kind === 'cancel' ? [{ code: 'refund', label: words.replace(/\.$/, ''), amount: -amount }] : [],
  );
  const lines = [...linesOf(trip), ...back];
  const rest = total - totalOfLines(lines);
  const changed = amendments.some(({ kind, state }) => kind === 'change' && state === 'done');
  return changed && rest
    ? [...lines, { code: 'change', label: 'Kept by the airline for changes', amount: rest }]
    : lines;
}

/** "BLR–DEL". */
const endsOf = (segments: Trip['bounds'][number]['segments']): string =>
  `${segments[0]?.origin.airport.code}–${segments.at(-1)?.destination.airport.code}`;
