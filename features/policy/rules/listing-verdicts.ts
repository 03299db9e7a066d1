import { runToEnd } from '#lib/shared/run-to-end.ts';
import { daysBetween } from '#lib/shared/dates.ts';
import { comparison, type Compared } from './comparison.ts';
import { firstDay, type OptionFacts } from './facts.ts';
import { INSIDE, type Verdict } from './reasons.ts';
import { regionOf, REGIONS } from './regions.ts';
import { nearestOf, onALaterDay, withoutExtras, type Change } from './smallest-change.ts';
import type { PolicyTerms } from './terms.ts';
import { evaluatePolicy, evaluateKnown, type Circumstances } from './verdict.ts';

/**
 * The verdict on an option for a party: in policy when it is so for each traveller. `verdicts` in the order of the
 * travellers.
 */
export type ListedVerdict = {
  optionId: string;
  inPolicy: boolean;
  verdicts: readonly Verdict[];
  change: Change | null;
};

/**
 * Evaluates all options of a search for a party, in their order. Gives the same as `evaluate` and `smallestChange` for
 * each option, but computes shared work (a common policy, an option's region and days) once.
 */
export function evaluateListing(
  travellers: readonly (PolicyTerms | null)[],
  options: readonly OptionFacts[],
  circumstances: Circumstances,
): ListedVerdict[] {
  return runToEnd(listingSteps(travellers, options, circumstances));
}

/**
 * The same as a generator, one step per option, so that the caller can yield to other work. Only the first `wanted`
 * options get an answer; the rest are candidates for a smallest change.
 */
export function* listingSteps(
  travellers: readonly (PolicyTerms | null)[],
  options: readonly OptionFacts[],
  circumstances: Circumstances,
  wanted = options.length,
): Generator<void, ListedVerdict[]> {
  const distinct = [...new Set(travellers)];
  const positions = travellers.map((terms) => distinct.indexOf(terms));
  const evaluated: Evaluated[] = [];
  for (const option of options) {
    const verdicts = evaluateEach(distinct, option, circumstances);
    evaluated.push({ option, verdicts, inPolicy: verdicts.every(({ inPolicy }) => inPolicy) });
    yield;
  }
  const changes = yield* changesFor(evaluated, distinct, circumstances, wanted);
  return evaluated.slice(0, wanted).map(({ option, verdicts, inPolicy }, index) => ({
    optionId: option.id,
    inPolicy,
    verdicts: positions.map((position) => verdicts[position] ?? INSIDE),
    change: changes[index] ?? null,
  }));
}

type Evaluated = { option: OptionFacts; verdicts: readonly Verdict[]; inPolicy: boolean };

function evaluateEach(
  distinct: readonly (PolicyTerms | null)[],
  option: OptionFacts,
  { bookedOn, changesDates = false, regions = REGIONS }: Circumstances,
): Verdict[] {
  const known = {
    region: regionOf(option.place, regions),
    ahead: daysBetween(bookedOn, firstDay(option)),
    changesDates,
    bookedOn,
  };
  return distinct.map((terms) => (terms ? evaluateKnown(terms, option, known) : INSIDE));
}

function* changesFor(
  evaluated: readonly Evaluated[],
  distinct: readonly (PolicyTerms | null)[],
  circumstances: Circumstances,
  wanted: number,
): Generator<void, (Change | null)[]> {
  if (evaluated.slice(0, wanted).every(({ inPolicy }) => inPolicy)) return [];
  const prepare = comparison();
  const compared: Compared[] = [];
  const inside = new Map<number, Compared[]>();
  for (const { option, inPolicy } of evaluated) {
    const one = prepare(option);
    compared.push(one);
    yield;
    if (!inPolicy) continue;
    const group = inside.get(one.group);
    if (group) group.push(one);
    else inside.set(one.group, [one]);
  }
  const changes: (Change | null)[] = [];
  for (const [index, one] of evaluated.slice(0, wanted).entries()) {
    changes.push(changeOf(one, compared[index], distinct, inside, circumstances));
    yield;
  }
  return changes;
}

function changeOf(
  { option, verdicts, inPolicy }: Evaluated,
  from: Compared | undefined,
  distinct: readonly (PolicyTerms | null)[],
  inside: ReadonlyMap<number, readonly Compared[]>,
  circumstances: Circumstances,
): Change | null {
  if (inPolicy || !from) return null;
  const lighter = withoutExtras(option, verdicts);
  if (lighter && distinct.every((terms) => evaluatePolicy(terms, lighter.option, circumstances).inPolicy))
    return lighter;
  return nearestOf(from, inside.get(from.group) ?? []) ?? onALaterDay(option, verdicts);
}
