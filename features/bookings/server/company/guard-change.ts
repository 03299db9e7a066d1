import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import { AppError } from '#lib/shared/errors.ts';
import { coversChange, type WantedChange } from '../../rules/requested-change.ts';
import { CHANGED_THINGS, changeNeedsApproval, changeOutside, type ChangedThing } from '../../rules/company-messages.ts';
import type { Reevaluation } from '../../rules/flight-amendments.ts';
import type { FlightRow, StayRow } from '../bookings.repo.ts';
import type { DatesQuote } from '../stays/price-dates.ts';
import type { CompanyBooking } from './evaluate-booking.ts';
import { isFlightForCompany, evaluateChange } from './evaluate-change.ts';
import { evaluateDates, isStayForCompany } from './evaluate-dates.ts';
import type { EvaluatedForCompany } from './evaluate-for-company.ts';

/**
 * Allows a change of a company's flight that is in policy (`evaluateChange`) or covered by an approval. Gives the
 * evaluation, to be stored once the airline has made the change; null for personal bookings. Throws OUT_OF_POLICY with
 * the reasons and the way out; nothing is changed then.
 */
export async function guardChange(
  db: Db,
  booking: FlightRow,
  { bound, offer, quote }: { bound: number; offer: string; quote: Pick<ChangeQuote, 'bound' | 'due'> },
): Promise<Reevaluation | null> {
  if (!isFlightForCompany(booking)) return null;
  const evaluated = await evaluateChange(db, booking, bound, quote);
  mustBeApproved(booking, evaluated, { bound, offer }, booking.total + quote.due);
  return reevaluated(evaluated);
}

/** The same for new dates of a stay (`evaluateDates`). */
export async function guardDates(db: Db, booking: StayRow, quote: DatesQuote): Promise<Reevaluation | null> {
  if (!isStayForCompany(booking)) return null;
  const evaluated = await evaluateDates(db, booking, quote);
  mustBeApproved(booking, evaluated, quote.to.stay, quote.price.total);
  return reevaluated(evaluated);
}

/** Throws OUT_OF_POLICY for a change that needs an approval which does not cover it at this total (paise). */
function mustBeApproved(
  { category, requestedChange }: CompanyBooking,
  evaluated: EvaluatedForCompany,
  wanted: WantedChange,
  total: number,
): void {
  const thing = CHANGED_THINGS[category];
  mustNotBeRefused(evaluated, thing);
  if (evaluated.need.kind === 'levels' && !coversChange(requestedChange, wanted, total))
    throw new AppError('OUT_OF_POLICY', changeNeedsApproval(thing), {
      details: { verdict: evaluated.verdict, mayAsk: true },
    });
}

/** Throws OUT_OF_POLICY for a change that nobody may approve. */
export function mustNotBeRefused({ need, verdict }: EvaluatedForCompany, thing: ChangedThing): void {
  if (need.kind === 'refused')
    throw new AppError('OUT_OF_POLICY', changeOutside(verdict.reasons, thing), { details: { verdict } });
}

/** The part of a change's verdict that the booking stores. */
const reevaluated = ({
  part: { travellers, inPolicy, evaluatedAt, policyChanged },
}: EvaluatedForCompany): Reevaluation => ({ travellers, inPolicy, evaluatedAt, policyChanged });
