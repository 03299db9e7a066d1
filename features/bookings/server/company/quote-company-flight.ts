import 'server-only';
import { invoiceDetailsOf } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import type { FlightDetails } from '../../contract.ts';
import { openFlight } from '../flights/quote-flight.ts';
import { companyPayerAccount } from '../payer-account.ts';
import type { CompanyPart } from './company-part.ts';
import { flightOption } from '../flights/flight-option.ts';
import { otherFlights } from '../flights/other-flights.ts';
import { flyersOf, partyOf } from './party.ts';
import { NO_FIELDS, type Known } from './quote-company-stay.ts';

/**
 * Evaluates selected flights at the airlines' current price and opens the booking. Flights out of policy may be opened
 * too: the review says what would bring them in, and the guard refuses the hold. The invoice names the head office's
 * registration: for passengers of a registered business the place of supply is the business's location (IGST Act 2017,
 * section 12(9)(a)), not the place of embarkation.
 */
export const quoteCompanyFlight: UseCase<typeof contract.companyFlightQuote> = (call) =>
  openCompanyFlight(call, { details: null, fields: NO_FIELDS });

type Quoting = Parameters<UseCase<typeof contract.companyFlightQuote>>[0];

/** The same, with known passenger details. */
export async function openCompanyFlight(
  { db, body: { party: asked, ...chosen }, caller, request }: Quoting,
  { details, fields, askedBefore }: Known<FlightDetails>,
) {
  const { companyId, userId } = caller;
  const booking = await openFlight(db, { ...chosen, party: flyersOf(asked) }, async ({ snapshot }) => {
    const company = await inCompany(db, companyId, async (tx): Promise<CompanyPart> => {
      const party = await partyOf(tx, caller, asked, 'flight');
      const option = flightOption(snapshot);
      const [first] = await party.evaluate([option, ...(await otherFlights(tx, snapshot, request))], 1);
      const { travellers, inPolicy } = first!;
      const { companyName, invoiceTo } = await invoiceDetailsOf(tx, companyId, null);
      const { requiredFields, paying } = party.settings;
      return {
        companyName,
        bookedBy: party.bookedBy,
        travellers,
        inPolicy,
        evaluatedAt: clock.now().toISOString(),
        policyChanged: false,
        guests: asked.guests,
        requiredFields,
        fields,
        invoiceTo,
        paying,
        option,
        extras: party.extras,
        ...(askedBefore ? { askedBefore } : {}),
      };
    });
    return { userId, companyId, company, payerAccount: companyPayerAccount(companyId, company.paying), details };
  });
  return { bookingId: booking.id, change: booking.change !== null, inPolicy: booking.company?.inPolicy ?? true };
}
