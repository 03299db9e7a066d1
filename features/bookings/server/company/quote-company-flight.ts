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
import { flightOption } from './option-of.ts';
import { otherFlights } from './other-flights.ts';
import { flyersOf, partyOf } from './party.ts';
import { NO_FIELDS, type Known } from './quote-company-stay.ts';

/**
 * Evaluates the flights that were chosen at the airlines' price of now, and opens the booking. What is outside policy may be
 * looked at on the review, where the way in is said; holding it is what the guard refuses. The invoice names the
 * registration of the head office: for passengers of a registered business the supply is where that business is (IGST
 * Act 2017, section 12(9)(a)), not where they embark.
 */
export const quoteCompanyFlight: UseCase<typeof contract.companyFlightQuote> = (call) =>
  openCompanyFlight(call, { details: null, fields: NO_FIELDS });

type Quoting = Parameters<UseCase<typeof contract.companyFlightQuote>>[0];

/** The same, with what is known already of who flies. */
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
        judgedAt: clock.now().toISOString(),
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
