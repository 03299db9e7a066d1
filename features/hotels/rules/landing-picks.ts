import type { ListedStay, PosterSpec } from '../contract.ts';

/** A place for the landing page; lists begin with the best known. */
export type Candidate = { slug: string; name: string; kind: PosterSpec['kind'] };

/** The longest name that fits a phone's poster in capitals. */
const LONGEST_NAME = 10;
/** Scenes that suit a wide picture; the others suit small prints. */
const WIDE: readonly Candidate['kind'][] = ['desert', 'oldcity', 'backwater', 'beach', 'snow'];
const WALL = 6;

/** Candidates for the large picture: rotated daily, the rest as substitutes when it is sold out. */
export function heroOrder(candidates: readonly Candidate[], dayNumber: number): Candidate[] {
  const fit = candidates.filter(({ name, kind }) => name.length <= LONGEST_NAME && WIDE.includes(kind)).slice(0, 14);
  const lead = fit.length ? dayNumber % fit.length : 0;
  return [...fit.slice(lead), ...fit.slice(0, lead)];
}

/** Candidates for the wall: the best known place of each kind of scenery, then the second of each. */
export function wallOrder(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Map<Candidate['kind'], number>();
  const ranked = candidates.map((candidate) => {
    const rank = seen.get(candidate.kind) ?? 0;
    seen.set(candidate.kind, rank + 1);
    return { candidate, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ candidate }) => candidate);
}

/** The first six with a price, without the place of the large picture. */
export const takeWall = <Place extends { city: { slug: string } }>(
  places: readonly Place[],
  hero: string | undefined,
): Place[] => places.filter(({ city }) => city.slug !== hero).slice(0, WALL);

/** The lowest price a night among stays (paise, rounded up to the rupee, so that nobody pays more than shown). */
export const nightlyFrom = (totals: readonly number[], nights: number): number =>
  Math.ceil(Math.min(...totals) / nights / 100) * 100;

/** The best scored of the cheaper half of stays; undefined without stays. */
export function likedAndAffordable(stays: readonly ListedStay[]): ListedStay | undefined {
  const total = (stay: ListedStay) => stay.offers[0]?.total ?? Infinity;
  const cheaper = [...stays].sort((a, b) => total(a) - total(b)).slice(0, Math.ceil(stays.length / 2));
  return cheaper.sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || total(a) - total(b))[0];
}

/** The rate with the most refund steps, then the cheapest. */
export function mostTelling<Rate extends { steps: readonly unknown[]; total: number }>(
  rates: readonly Rate[],
): Rate | undefined {
  return [...rates].sort((a, b) => b.steps.length - a.steps.length || a.total - b.total)[0];
}
