import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import { SEARCH_FLIGHTS_ANEW } from '../../rules/company-words.ts';
import { blocked } from '../transition.ts';
import { clock } from '#lib/server/clock.ts';
import { travellerIdsOf } from './evaluate-booking.ts';
import { openCompanyStay } from './quote-company-stay.ts';
import { companyBooking } from './request-approval.ts';

/** Opens the same stay for the same people at the price of now; the guests and what the company asked to know come along. */
export const askAgain: UseCase<typeof contract.askAgain> = async (call) => {
  const { db, body, caller } = call;
  const before = await companyBooking(db, caller, body.bookingId);
  if (before.category !== 'hotel') throw new AppError('STATE_BLOCKED', SEARCH_FLIGHTS_ANEW);
  if (before.state !== 'expired' && before.state !== 'failed') throw blocked(before, 'hold', clock.now());
  const { hotel, room, stay, cancellationPolicies } = before.snapshot;
  const party = { travellerIds: travellerIdsOf(before.company), guests: before.company.guests };
  const asked = {
    hotelId: hotel._id,
    roomTypeId: room.roomTypeId,
    ratePlanId: room.ratePlanId,
    stay,
    shownTotal: before.total,
    shownPolicies: cancellationPolicies,
    listingTotal: null,
    party,
  };
  return openCompanyStay({ ...call, body: asked }, { details: before.details, fields: before.company.fields });
};
