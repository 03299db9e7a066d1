import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { AppError } from '#lib/shared/errors.ts';
import { dayProblems, tripFields, type Trip } from '#lib/shared/trip.ts';
import { placesOfTrip } from '../rules/search/find-bounds.ts';
import type { FoundPlace } from '../rules/search/places.ts';
import type { World } from '../rules/world/world.ts';

/** The places of a trip that can be sold today. Throws INVALID_INPUT beside the field otherwise. */
export function soldTrip(
  world: World,
  trip: Trip,
): { places: { from: FoundPlace; to: FoundPlace; date: string }[]; today: string } {
  const { places, problem } = placesOfTrip(world, trip);
  if (problem)
    throw new AppError('INVALID_INPUT', problem.message, {
      fields: { [problem.bound ? 'then' : problem.end]: problem.message },
    });
  const today = clock.today(world.airports[places[0]!.from.airports[0]!]!.zone);
  const fields = tripFields(dayProblems(trip.bounds, today), trip.bounds);
  const [message] = Object.values(fields);
  if (message) throw new AppError('INVALID_INPUT', message, { fields });
  return { places, today };
}

/** Now, in minutes since 1970. */
export const nowMinutes = (): number => Math.floor(clock.now().getTime() / 60_000);
