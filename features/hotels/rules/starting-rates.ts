import type { RememberedRate } from '#lib/shared/chosen-rate.ts';
import {
  isRate,
  refundOf,
  startingRate,
  type OfferedRate,
  type RateNotice,
  type RefundClock,
} from './starting-rate.ts';

/** The rates selected at first for the rooms of a stay, with what differs from those selected before. */
export type StartingRates = { offers: OfferedRate[]; notices: (RateNotice | null)[] };

/**
 * The initially selected rate of each room, where a rate is chosen for each: the one selected before, else that of the first
 * room, else what `startingRate` selects, as far as there are rooms of that type for all. Null when the rooms that are left
 * do not take everybody.
 */
export function startingRates(
  offered: readonly (readonly OfferedRate[])[],
  chosen: readonly (RememberedRate | null)[],
  clock: RefundClock,
): StartingRates | null {
  if (offered.some((offers) => !offers.length)) return null;
  const starting = offered.map((offers, at) => startingRate(offers, { chosen: chosen[at] ?? null, seen: null }, clock));
  const first = starting[0]!.offer;
  const worst = ({ rate }: OfferedRate) => Number(refundOf(rate, clock).tone === 'muted'); // non-refundable rates last
  const wishes = offered.map((offers, at) => {
    const own = starting[at]!.offer;
    const same = chosen[at] ? undefined : offers.find((offer) => isRate(namedOf(first), offer));
    return [
      ...new Set([same ?? own, own, ...offers.toSorted((a, b) => worst(a) - worst(b) || totalOf(a) - totalOf(b))]),
    ];
  });
  const offers = allotted(wishes);
  if (!offers) return null;
  return {
    offers,
    notices: offers.map((offer, at) => {
      const before = chosen[at];
      if (!before) return null;
      return isRate(before, offer) ? starting[at]!.notice : { kind: 'gone' };
    }),
  };
}

/** The room types that are selected for more rooms than there are, with how many are left. */
export function overbooked(offers: readonly OfferedRate[]): { name: string; left: number; chosen: number }[] {
  const types = Map.groupBy(offers, ({ room }) => room.roomTypeId);
  return [...types.values()].flatMap((all) => {
    const { name, left } = all[0]!.room;
    return all.length > left ? [{ name, left, chosen: all.length }] : [];
  });
}

/** The first of each room's wishes that leave rooms for everybody; null when none do. */
function allotted(wishes: readonly OfferedRate[][]): OfferedRate[] | null {
  const order = [...wishes.keys()].sort((a, b) => typesOf(wishes[a]!) - typesOf(wishes[b]!) || a - b); // the pickiest room first
  const taken = new Map<string, number>();
  const picked: OfferedRate[] = [];
  const fails = new Set<string>();
  const place = (step: number): boolean => {
    const at = order[step];
    if (at === undefined) return true;
    const state = `${step} ${[...taken]
      .filter(([, count]) => count)
      .sort()
      .join()}`;
    if (fails.has(state)) return false;
    for (const offer of wishes[at]!) {
      const { roomTypeId, left } = offer.room;
      const count = taken.get(roomTypeId) ?? 0;
      if (count >= left) continue;
      taken.set(roomTypeId, count + 1);
      picked[at] = offer;
      if (place(step + 1)) return true;
      taken.set(roomTypeId, count);
    }
    fails.add(state);
    return false;
  };
  return place(0) ? picked : null;
}

const typesOf = (offers: readonly OfferedRate[]): number => new Set(offers.map(({ room }) => room.roomTypeId)).size;
const totalOf = ({ rate }: OfferedRate): number => rate.price.qOfferedPriceRoundedOff;
const namedOf = ({ room, rate }: OfferedRate) => ({ roomTypeId: room.roomTypeId, ratePlanId: rate.ratePlanId });
