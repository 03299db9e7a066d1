import type { ListedStay, PosterSpec } from '../contract.ts';

/** A place the landing page could show: the best known first in a list of them. */
export type Candidate = { slug: string; name: string; kind: PosterSpec['kind'] };

/** The longest name that fits a phone's poster in capitals. */
const LONGEST_NAME = 10;
/** Scenes that carry a wide picture; the rest are better as prints. */
const WIDE: readonly Candidate['kind'][] = ['desert', 'oldcity', 'backwater', 'beach', 'snow'];
const WALL = 6;

/** The order in which places may stand in the large picture: another one leads each day, the others follow in case it is sold out. */
export function heroOrder(candidates: readonly Candidate[], dayNumber: number): Candidate[] {
  const fit = candidates.filter(({ name, kind }) => name.length <= LONGEST_NAME && WIDE.includes(kind)).slice(0, 14);
  const lead = fit.length ? dayNumber % fit.length : 0;
  return [...fit.slice(lead), ...fit.slice(0, lead)];
}

/** The order in which places may stand on the wall: the best known of each kind of scenery first, then the second of each. */
export function wallOrder(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Map<Candidate['kind'], number>();
  const ranked = candidates.map((candidate) => {
    const rank = seen.get(candidate.kind) ?? 0;
    seen.set(candidate.kind, rank + 1);
    return { candidate, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ candidate }) => candidate);
}

/** Takes the first six that have a price, leaving out the place in the large picture. */
export const takeWall = <Place extends { city: { slug: string } }>(
  places: readonly Place[],
  hero: string | undefined,
): Place[] => places.filter(({ city }) => city.slug !== hero).slice(0, WALL);

/** The lowest price a night among stays (paise, rounded up to the rupee, so that no one pays more than it says). */
export const nightlyFrom = (totals: readonly number[], nights: number): number =>
  Math.ceil(Math.min(...totals) / nights / 100) * 100;

/** The best scored among the cheaper half of stays; undefined when there are none. */
export function likedAndAffordable(stays: readonly ListedStay[]): ListedStay | undefined {
  const total = (stay: ListedStay) => stay.offers[0]?.total ?? Infinity;
  const cheaper = [...stays].sort((a, b) => total(a) - total(b)).slice(0, Math.ceil(stays.length / 2));
  return cheaper.sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || total(a) - total(b))[0];
}

/** Among rates, the one whose refund has most steps, then the cheapest: it shows best what comes back. */
export function mostTelling<Rate extends { steps: readonly unknown[]; total: number }>(
  rates: readonly Rate[],
): Rate | undefined {
  return [...rates].sort((a, b) => b.steps.length - a.steps.length || a.total - b.total)[0];
}
