import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../contract.ts';
import { ownBooking } from './bookings.repo.ts';
import { viewOf } from './view-booking.ts';

/** One booking of the caller. Somebody else's is NOT_FOUND, as one that does not exist. */
export const showBooking: UseCase<typeof contract.details> = async ({ db, query, caller }) =>
  viewOf(db, await ownBooking(db, caller.userId, query.bookingId));
