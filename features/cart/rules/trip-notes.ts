import { addDays, formatDate, nightsOf, type IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { CartItem, Offer } from '../contract.ts';

/** An item as the dates of the trip see it. */
export type TripPart = Pick<Offer, 'title' | 'from' | 'to' | 'journeys'> & { of: CartItem['choice']['of'] };

/**
 * What does not fit together in a cart, each as a sentence: two stays in one night, a stay before the arrival or after the
 * departure, nights without a bed. Nothing is refused for it: who travels knows better.
 */
export function tripNotes(parts: readonly TripPart[], today: IsoDate): string[] {
  const beds = parts.filter(({ of }) => of !== 'flight').sort((a, b) => (a.from < b.from ? -1 : 1));
  const journeys = parts
    .flatMap((part) => part.journeys)
    .sort((a, b) => (a.departsAt < b.departsAt ? -1 : 1))
    .map(({ from, to, departsAt, arrivesAt }) => ({ from, to, leaves: dayOf(departsAt), arrives: dayOf(arrivesAt) }));
  return [...overlaps(beds, today), ...outside(beds, journeys, today), ...bedless(beds, journeys, today)];
}

type Journey = { from: string; to: string; leaves: IsoDate; arrives: IsoDate };

const dayOf = (wall: string): IsoDate => wall.slice(0, 10);

function overlaps(beds: readonly TripPart[], today: IsoDate): string[] {
  return beds.flatMap((one, at) =>
    beds.slice(at + 1).flatMap((other) => {
      const shared = nightsOf(other.from, one.to < other.to ? one.to : other.to);
      return other.from < one.to && shared.length
        ? [
            t('{one} and {other} are both for {nights}.', {
              one: one.title,
              other: other.title,
              nights: nightsText(shared, today),
            }),
          ]
        : [];
    }),
  );
}

/** The way there, and the way back where the last flight returns to where the first began. */
function bothWays(journeys: readonly Journey[]): { out: Journey | undefined; back: Journey | undefined } {
  const [out, last] = [journeys[0], journeys.at(-1)];
  return { out, back: out && last && last !== out && last.to === out.from ? last : undefined };
}

function outside(beds: readonly TripPart[], journeys: readonly Journey[], today: IsoDate): string[] {
  const { out, back } = bothWays(journeys);
  return beds.flatMap(({ title, from, to }) => [
    ...(out && from < out.arrives && to > out.leaves
      ? [
          t('{title} begins on {date}, and the flight arrives on {landed}.', {
            title,
            date: formatDate(from, today),
            landed: formatDate(out.arrives, today),
          }),
        ]
      : []),
    ...(back && to > back.leaves && from <= back.leaves
      ? [
          t('{title} ends on {date}, and the flight back leaves on {left}.', {
            title,
            date: formatDate(to, today),
            left: formatDate(back.leaves, today),
          }),
        ]
      : []),
  ]);
}

/** Nights between the first and the last day of the trip that are neither in a bed nor in the air. */
function bedless(beds: readonly TripPart[], journeys: readonly Journey[], today: IsoDate): string[] {
  const { out, back } = bothWays(journeys);
  const starts = [...beds.map(({ from }) => from), ...(out ? [out.arrives] : [])].sort();
  const ends = [...beds.map(({ to }) => to), ...(back ? [back.leaves] : [])].sort();
  const [first, last] = [starts[0], ends.at(-1)];
  if (!first || !last || !beds.length) return [];
  const covered = new Set([
    ...beds.flatMap(({ from, to }) => nightsOf(from, to)),
    ...journeys.flatMap(({ leaves, arrives }) => nightsOf(leaves, arrives)),
  ]);
  const open = nightsOf(first, last).filter((night) => !covered.has(night));
  return runsOf(open).map((nights) => t('There is no stay for {nights}.', { nights: nightsText(nights, today) }));
}

/** Consecutive nights together. */
function runsOf(nights: readonly IsoDate[]): IsoDate[][] {
  const runs: IsoDate[][] = [];
  for (const night of nights) {
    const run = runs.at(-1);
    if (run && addDays(run.at(-1)!, 1) === night) run.push(night);
    else runs.push([night]);
  }
  return runs;
}

const nightsText = (nights: readonly IsoDate[], today: IsoDate): string =>
  nights.length === 1
    ? t('the night of {date}', { date: formatDate(nights[0]!, today) })
    : t('{nights} from {date}', { nights: counted(nights.length, 'night'), date: formatDate(nights[0]!, today) });
