import 'server-only';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { ApprovalRequest, approvalAlternatives as operation } from '../contract.ts';
import { showApproval } from './show-request.ts';

const SHOWN = 3;

/** Cheaper options in policy, for the approver of a request. */
export const listAlternatives: UseCase<typeof operation> = async ({ db, query, caller, request }) =>
  alternativesTo(db, caller.companyId, await showApproval(db, caller, query.bookingId), request);

/**
 * Cheaper options in policy instead of what is asked for. Of a change of date: other flights of the new day; of a stay
 * none, because the room stays the same. Of transport none: the desk's quotes are all there is.
 */
export async function alternativesTo(
  db: Db,
  companyId: string,
  { bookingId, trip }: Pick<ApprovalRequest, 'bookingId' | 'trip'>,
  request: RequestFacts,
): Promise<ResponseOf<typeof operation>> {
  const asOf = clock.now().toISOString();
  const bookings = readPort('bookings');
  if (trip.travelCategory > TRAVEL_CATEGORY_CODES.flight) return { asOf, alternatives: [] };
  return {
    asOf,
    alternatives: trip.change
      ? await bookings.cheaperChanges(db, companyId, trip.change.bookingId, SHOWN, request)
      : await bookings.cheaperInPolicy(db, companyId, bookingId, SHOWN, request),
  };
}
