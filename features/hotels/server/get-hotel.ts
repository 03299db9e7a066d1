import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { getHotel as operation } from '../contract.ts';
import { findHotel } from './hotels.repo.ts';
import { presentHotel } from './present-hotel.ts';

/** One hotel by slug. Throws NOT_FOUND. */
export const getHotel: UseCase<typeof operation> = async ({ db, query }) =>
  presentHotel(await findHotel(db, query.hotel), clock.now());
