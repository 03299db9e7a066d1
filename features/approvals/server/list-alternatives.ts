import 'server-only';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { clock } from '#lib/server/clock.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { approvalAlternatives as operation } from '../contract.ts';
import { showApproval } from './show-request.ts';

const SHOWN = 3;

/** Cheaper options in policy, for the approver of a request. */
export const listAlternatives: UseCase<typeof operation> = async ({ db, query, caller, request }) => {
  const { bookingId, trip } = await showApproval(db, caller, query.bookingId);
  const asOf = clock.now().toISOString();
  return {
    asOf,
    alternatives:
      trip.travelCategory > TRAVEL_CATEGORY_CODES.flight // transport: the desk's quotes are all there is
        ? []
        : await readPort('bookings').cheaperInPolicy(db, caller.companyId, bookingId, SHOWN, request),
  };
};
