import type { ExtraWanted } from './extras.ts';

/** The flights still to fly of a ticketed trip, who flies them, and the extras it has. */
type Trip = {
  bounds: readonly { position: number; seats: readonly { flight: string; date: string }[] }[];
  flown: readonly { passenger: number; open: readonly number[] }[];
  had: readonly ExtraWanted[];
};

/**
 * Problems, by position, of extras that are to be added to a ticketed trip: on flights that have left, for passengers
 * who do not fly there, or where the passenger has one already. `priceExtras` has those of prices and free seats.
 */
export function addedExtraProblems(
  extras: readonly ExtraWanted[],
  { bounds, flown, had }: Trip,
): Record<number, string> {
  const problems: Record<number, string> = {};
  extras.forEach((extra, at) => {
    const bound = boundOf(extra, bounds);
    if (extra.kind === 'assistance') problems[at] = 'Ask the airline for help at the airport: it costs nothing.';
    else if (bound === undefined) problems[at] = 'This flight has left or is not part of the trip.';
    else if (!flown.some(({ passenger, open }) => passenger === extra.passenger && open.includes(bound)))
      problems[at] = 'This passenger is not on that flight.';
    else if (had.some((one) => sameTarget(one, extra)))
      problems[at] = `This passenger already has a ${extra.kind} there.`;
  });
  return problems;
}

const boundOf = (extra: ExtraWanted, bounds: Trip['bounds']): number | undefined =>
  bounds.find(({ position, seats }) =>
    extra.kind === 'bag'
      ? position === extra.bound
      : extra.kind !== 'assistance' && seats.some(({ flight, date }) => `${flight}.${date}` === extra.flight),
  )?.position;

const sameTarget = (one: ExtraWanted, other: ExtraWanted): boolean =>
  one.kind === other.kind &&
  one.passenger === other.passenger &&
  ('bound' in one ? 'bound' in other && one.bound === other.bound : true) &&
  ('flight' in one ? 'flight' in other && one.flight === other.flight : true);
