import 'server-only';
import { invoiceDetailsOf } from '#features/companies/server/index.ts';
import { describeRates } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import type { GuestDetails } from '../../contract.ts';
import { ratesOfQuote } from '../../rate-input.ts';
import { rateId } from '../../rules/stay-facts.ts';
import { openStay } from '../quote-stay.ts';
import { companyPayerAccount } from '../payer-account.ts';
import { notThere, type EarlierRequest, type CompanyPart } from './company-part.ts';
import { otherHotels } from '../stays/other-hotels.ts';
import { roomsWithFacts } from '../stays/rooms-with-facts.ts';
import { mustFitRooms, partyOf } from './party.ts';

/** A booking whose company fields are not filled in yet. */
export const NO_FIELDS = { costCentre: '', project: '', purpose: '' };

/**
 * Evaluates the selected rate and opens the booking at the supplier's current price. A rate out of policy may be opened
 * too: the review says what would bring it in, and the guard refuses the hold.
 */
export const quoteCompanyStay: UseCase<typeof contract.companyQuote> = (call) =>
  openCompanyStay(call, { details: null, fields: NO_FIELDS });

type Quoting = Parameters<UseCase<typeof contract.companyQuote>>[0];
/** Known details of an earlier request for the trip. */
export type Known<Details> = { details: Details | null; fields: CompanyPart['fields']; askedBefore?: EarlierRequest };

/** The same, with known guest details. */
export async function openCompanyStay(
  { db, body: { party: asked, ...room }, caller, request }: Quoting,
  { details, fields, askedBefore }: Known<GuestDetails>,
) {
  const { companyId, userId } = caller;
  mustFitRooms(room.stay, asked);
  const rates = ratesOfQuote(room);
  const sold = await describeRates({ db, hotelId: room.hotelId, rates });
  const [rate, described] = [rates[0]!, sold.rooms[0]!];
  const company = await inCompany(db, companyId, async (tx): Promise<CompanyPart> => {
    const party = await partyOf(tx, caller, asked, 'hotel');
    const { options, place } = await roomsWithFacts(tx, sold.hotel.slug, room.stay, request);
    const others = options.every(party.isInside)
      ? []
      : await otherHotels(tx, { hotelId: room.hotelId, city: place.city }, room.stay, request);
    const evaluated = await party.evaluate([...options, ...others], options.length);
    const own =
      evaluated.find(({ option }) => option.id === rateId(room.hotelId, rate.roomTypeId, rate.ratePlanId)) ??
      notThere(described.name, sold.hotel.name);
    const { companyName, invoiceTo } = await invoiceDetailsOf(tx, companyId, sold.stateCode);
    const { requiredFields, paying } = party.settings;
    return {
      companyName,
      bookedBy: party.bookedBy,
      travellers: own.travellers,
      inPolicy: own.inPolicy,
      evaluatedAt: clock.now().toISOString(),
      policyChanged: false,
      guests: asked.guests,
      requiredFields,
      fields,
      invoiceTo,
      paying,
      option: own.option,
      ...(askedBefore ? { askedBefore } : {}),
    };
  });
  const booking = await openStay(db, room, {
    userId,
    companyId,
    company,
    payerAccount: companyPayerAccount(companyId, company.paying),
    details,
  });
  return { bookingId: booking.id, change: booking.change !== null, inPolicy: company.inPolicy };
}
