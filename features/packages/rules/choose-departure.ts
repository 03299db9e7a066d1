import { chargeAt } from '#lib/shared/cancellation.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { PackageDeparture } from '../contract.ts';

/**
 * The wanted departure if it has enough places. Otherwise the next one that has them and gives the whole price back when
 * it is cancelled at `now`, so that nothing else is preselected; where none does, the next one with places. Null where
 * no departure has enough places.
 */
export function chooseDeparture(
  departures: readonly PackageDeparture[],
  { wanted, places, now }: { wanted: string | null; places: number; now: Date },
): (PackageDeparture & { date: IsoDate }) | null {
  const open = departures.filter(({ left }) => left >= places);
  const isFree = ({ cancellationPolicies, prices }: PackageDeparture) =>
    chargeAt(cancellationPolicies, prices.double, now) === 0;
  return open.find(({ date }) => date === wanted) ?? open.find(isFree) ?? open[0] ?? null;
}
