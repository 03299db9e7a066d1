import { refundSteps, type CancellationPolicy } from '#lib/shared/cancellation.ts';

/**
 * A price and its cancellation policy, as shown or as the supplier says. `total` in paise; `times` are local departure
 * times of flights.
 */
export type Terms = { total: number; policies: CancellationPolicy[]; times?: string[] | undefined };

/** True when two cancellation policies refund the same at every moment from now to check-in. */
export function samePolicies(
  first: readonly CancellationPolicy[],
  second: readonly CancellationPolicy[],
  at: { price: number; now: Date; checkInAt: Date },
): boolean {
  const curve = (policies: readonly CancellationPolicy[]) =>
    JSON.stringify(refundSteps(policies, at.price, at.now, at.checkInAt));
  return curve(first) === curve(second);
}

/** The change from one set of terms to another, or null when nothing that matters to the traveller changed. */
export function changeOf(
  before: Terms,
  after: Terms,
  at: { now: Date; checkInAt: Date },
): { before: Terms; after: Terms } | null {
  const same =
    before.total === after.total &&
    sameTimes(before, after) &&
    samePolicies(before.policies, after.policies, { ...at, price: after.total });
  return same ? null : { before, after };
}

/** True unless both know departure times, and they differ. */
export const sameTimes = (first: Terms, second: Terms): boolean =>
  !first.times || !second.times || first.times.join() === second.times.join();

/** Local departure time of every flight, in order. */
export const departuresOf = (bounds: readonly { segments: readonly { origin: { at: string } }[] }[]): string[] =>
  bounds.flatMap(({ segments }) => segments.map(({ origin }) => origin.at));
