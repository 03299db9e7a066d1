import { addDays } from '#lib/shared/dates.ts';
import { CHANGE_KINDS, comparison, rankOfChange, sizeOfChange, type ChangeKind, type Compared } from './comparison.ts';
import type { FlightFacts, OptionFacts } from './facts.ts';
import type { Verdict } from './reasons.ts';
import type { PolicyTerms } from './terms.ts';
import { evaluatePolicy, type Circumstances } from './verdict.ts';

/**
 * A change that brings an option into policy: the other option, the size of the change (`sizeOfChange`) and the
 * difference of the total price in paise, negative for savings; `null` where that day's price is not known.
 */
export type Change = { kind: ChangeKind; size: number; option: OptionFacts; priceDifference: number | null };

/**
 * A suggestion costs at most a quarter more than what it replaces: above that, requesting approval is easier. What is over
 * a cap in money is replaced by something cheaper in any case, as the same cap applies to it (ADR 53).
 */
const MOST_DEARER = 1.25;

/**
 * The smallest of candidates that are in policy: by kind, size, price, then id, so that the result does not depend on
 * their order.
 */
export function nearestOf(from: Compared, candidates: readonly Compared[]): Change | null {
  let best: Compared | null = null;
  let bestRank: number = CHANGE_KINDS.length;
  let bestSize = 0;
  for (const candidate of candidates) {
    const rank = rankOfChange(from, candidate);
    if (rank < 0 || rank > bestRank || candidate.option.total > from.option.total * MOST_DEARER) continue;
    const size = sizeOfChange(rank, from, candidate);
    if (
      best &&
      rank === bestRank &&
      (size > bestSize || (size === bestSize && !cheaper(candidate.option, best.option)))
    )
      continue;
    best = candidate;
    bestRank = rank;
    bestSize = size;
  }
  const kind = CHANGE_KINDS[bestRank];
  return best && kind
    ? { kind, size: bestSize, option: best.option, priceDifference: best.option.total - from.option.total }
    : null;
}

const cheaper = (one: OptionFacts, other: OptionFacts): boolean =>
  one.total < other.total || (one.total === other.total && one.id < other.id);

/** The option without its extras, where only those are out of policy; else null. */
export function withoutExtras(option: OptionFacts, verdicts: readonly Verdict[]): Change | null {
  const unwanted = new Set(
    verdicts.flatMap(({ reasons }) => reasons.flatMap((reason) => (reason.rule === 'extras' ? reason.actual : []))),
  );
  if (option.mode !== 'flight' || !unwanted.size) return null;
  const dropped = option.extras.filter(({ type, price }) => price > 0 && unwanted.has(type));
  const less = dropped.reduce((sum, { price }) => sum + price, 0);
  const lighter: FlightFacts = {
    ...option,
    total: option.total - less,
    extras: option.extras.filter((extra) => !dropped.includes(extra)),
  };
  return { kind: 'extras', size: less, option: lighter, priceDifference: -less };
}

/**
 * The same trip on the first day that every booking window allows, where only the window is violated. Its price is not
 * known.
 */
export function onALaterDay(option: OptionFacts, verdicts: readonly Verdict[]): Change | null {
  const reasons = verdicts.flatMap((verdict) => verdict.reasons);
  let days = 0;
  for (const reason of reasons) {
    if (reason.rule !== 'booking-window') return null;
    days = Math.max(days, reason.limit - reason.actual);
  }
  return days
    ? {
        kind: 'dates',
        size: days * (option.mode === 'flight' ? option.legs.length : 1),
        option: daysLater(option, days),
        priceDifference: null,
      }
    : null;
}

/** The same option a number of days later, at the same times of day. */
export function daysLater(option: OptionFacts, days: number): OptionFacts {
  const later = (wallTime: string) => addDays(wallTime.slice(0, 10), days) + wallTime.slice(10);
  if (option.mode === 'hotel') return { ...option, checkIn: later(option.checkIn) };
  if (option.mode === 'flight')
    return {
      ...option,
      legs: option.legs.map((leg) => ({ ...leg, departs: later(leg.departs), arrives: later(leg.arrives) })),
    };
  return { ...option, from: later(option.from) };
}

/**
 * The smallest change that brings an option into policy for all travellers: an extra removed, else the nearest
 * candidate in policy, else a later day. Null when the option is in policy, or nothing brings it in. Candidates are the
 * other options of the search, and results for other dates, rooms or cabins where they were fetched.
 */
export function smallestChange(
  everyone: readonly (PolicyTerms | null)[],
  option: OptionFacts,
  candidates: readonly OptionFacts[],
  circumstances: Circumstances,
): Change | null {
  const verdictsOn = (facts: OptionFacts) => everyone.map((terms) => evaluatePolicy(terms, facts, circumstances));
  const inside = (facts: OptionFacts) => verdictsOn(facts).every(({ inPolicy }) => inPolicy);
  const verdicts = verdictsOn(option);
  if (verdicts.every(({ inPolicy }) => inPolicy)) return null;
  const lighter = withoutExtras(option, verdicts);
  if (lighter && inside(lighter.option)) return lighter;
  const [from, ...others] = [option, ...candidates].map(comparison());
  return (
    (from &&
      nearestOf(
        from,
        others.filter((candidate) => inside(candidate.option)),
      )) ??
    onALaterDay(option, verdicts)
  );
}
