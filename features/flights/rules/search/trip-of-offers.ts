import type { Bound, Party, Trip } from '#lib/shared/trip-shape.ts';
import { FAMILY_CABIN } from '../fares/families.ts';
import { readOfferKey } from '../offer-key.ts';
import type { World } from '../world/world.ts';

/** The search that lists these offers, one per bound: cities, days and cabin. Null when a flight is in no timetable. */
export function tripOfOffers(world: World, offers: readonly string[], party: Party): Trip | null {
  const refs = offers.map(readOfferKey);
  const cityOf = (flight: string | undefined, end: 'from' | 'to'): string | undefined => {
    const at = world.flightNumbered.get(flight ?? '');
    return at === undefined ? undefined : world.airports[world.routes[end][world.flights.route[at]!]!]?.cityCode;
  };
  const bounds = refs.flatMap((ref): Bound[] => {
    const [from, to] = [cityOf(ref?.flights[0]?.flight, 'from'), cityOf(ref?.flights.at(-1)?.flight, 'to')];
    return ref && from && to ? [{ from, to, date: ref.flights[0]!.date }] : [];
  });
  return bounds.length && bounds.length === offers.length
    ? { bounds, ...party, cabin: FAMILY_CABIN[refs[0]!.family] }
    : null;
}
