import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { clock } from '#lib/server/clock.ts';
import type * as contract from '../../contract.ts';
import { mayAskAgain } from '../../rules/company-messages.ts';
import { departuresOf } from '../../rules/compare-terms.ts';
import { totalOfLines } from '../../rules/flight-prices.ts';
import { isStayRow, type FlightRow, type StayRow } from '../bookings.repo.ts';
import { flightRequestOf } from '../flights/flight-supplier.ts';
import { saveExtras } from '../flights/save-extras.ts';
import { blocked } from '../transition.ts';
import { travellerIdsOf, type CompanyBooking } from './evaluate-booking.ts';
import { openCompanyFlight } from './quote-company-flight.ts';
import { openCompanyStay } from './quote-company-stay.ts';
import { companyBooking } from './company-booking.ts';

type Call = Parameters<UseCase<typeof contract.askAgain>>[0];

/**
 * Opens the same stay or flights for the same people at the current price, after a request that was declined, withdrawn
 * or expired (4.8). Travellers, the company's fields and a flight's extras are copied; price changes are in `change`.
 * Throws STATE_BLOCKED for a booking that has not ended, SOLD_OUT for an offer that is no longer sold.
 */
export const askAgain: UseCase<typeof contract.askAgain> = async (call) => {
  const before = await companyBooking(call.db, call.caller, call.body.bookingId);
  if (!mayAskAgain(before.state)) throw blocked(before, 'hold', clock.now());
  return isStayRow(before) ? stayAgain(call, before) : flightsAgain(call, before);
};

const partyOf = ({ company }: CompanyBooking) => ({
  travellerIds: travellerIdsOf(company),
  guests: company.guests,
});
const askedBefore = ({ id: bookingId, total }: CompanyBooking) => ({ bookingId, total });

async function stayAgain(call: Call, before: CompanyBooking & StayRow) {
  const { hotel, room, stay, cancellationPolicies } = before.snapshot;
  const body = {
    hotelId: hotel._id,
    roomTypeId: room.roomTypeId,
    ratePlanId: room.ratePlanId,
    stay,
    shownTotal: before.total,
    shownPolicies: cancellationPolicies,
    listingTotal: null,
    party: partyOf(before),
  };
  const { details, company } = before;
  const known = { details, fields: company.fields, askedBefore: askedBefore(before) };
  return { ...(await openCompanyStay({ ...call, body }, known)), extrasLeft: false };
}

/** Adds a flight's extras to its current fare; none, when one of them is not available. */
async function flightsAgain(call: Call, before: CompanyBooking & FlightRow) {
  const { snapshot, details, company, total } = before;
  const body = {
    offers: [...flightRequestOf(snapshot).offers],
    shownTotal: total - totalOfLines(snapshot.extraLines),
    shownTimes: departuresOf(snapshot.bounds),
    listingTotal: null,
    party: partyOf(before),
  };
  const known = { details, fields: company.fields, askedBefore: askedBefore(before) };
  const opened = await openCompanyFlight({ ...call, body }, known);
  const extrasLeft = snapshot.extras.length > 0 && !(await withExtras(call, opened.bookingId, snapshot.extras));
  return { ...opened, extrasLeft };
}

/** Adds seats, meals and bags; false when the airline or the policy refuses them. */
async function withExtras(call: Call, bookingId: string, extras: FlightRow['snapshot']['extras']): Promise<boolean> {
  try {
    await saveExtras({ ...call, body: { bookingId, extras } });
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'INVALID_INPUT' || error.code === 'OUT_OF_POLICY')) return false;
    throw error;
  }
}
