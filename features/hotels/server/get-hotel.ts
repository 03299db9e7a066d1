import 'server-only';
import { airportsNear, beachNear, stationsNear } from '#features/places/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { Point } from '#lib/shared/great-circle.ts';
import type { getHotel as operation } from '../contract.ts';
import { findHotel } from './hotels.repo.ts';
import { readPhotographs } from './photographs/photographs.repo.ts';
import { presentHotel, presentHouseRules } from './present-hotel.ts';

/** One hotel by slug, with its house rules, its photographs and the beach, airports and stations near it. Throws NOT_FOUND. */
export const getHotel: UseCase<typeof operation> = async ({ db, query }) => {
  const row = await findHotel(db, query.hotel);
  const photographs = await readPhotographs(db, row.id);
  return {
    ...presentHotel(row, clock.now()),
    houseRules: presentHouseRules(row),
    airports: airportsNear(row).map(({ airport: { iata, name }, km }) => ({ iata, name, km })),
    beach: beachOf(row),
    stations: stationsNear(row).map(({ station: { code, name }, km }) => ({ code, name, km })),
    photographs: photographs.flatMap(({ roomTypeId, ...photograph }) => (roomTypeId === null ? [photograph] : [])),
  };
};

function beachOf(point: Point): { name: string; km: number } | null {
  const found = beachNear(point);
  return found && { name: found.beach.name, km: found.km };
}
