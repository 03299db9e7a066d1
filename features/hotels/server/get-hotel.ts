import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { getHotel as operation } from '../contract.ts';
import { findHotel } from './hotels.repo.ts';
import { readPhotographs } from './photographs/photographs.repo.ts';
import { presentHotel } from './present-hotel.ts';

/** One hotel by slug, with the photographs of itself. Throws NOT_FOUND. */
export const getHotel: UseCase<typeof operation> = async ({ db, query }) => {
  const row = await findHotel(db, query.hotel);
  const photographs = await readPhotographs(db, row.id);
  return {
    ...presentHotel(row, clock.now()),
    photographs: photographs.flatMap(({ roomTypeId, ...photograph }) => (roomTypeId === null ? [photograph] : [])),
  };
};
