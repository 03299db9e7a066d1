import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import { AppError } from '#lib/shared/errors.ts';
import { coversChange } from '../../rules/requested-change.ts';
import { CHANGE_NEEDS_APPROVAL, changeOutside } from '../../rules/company-messages.ts';
import type { Reevaluation } from '../../rules/flight-amendments.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { isFlightForCompany, evaluateChange } from './evaluate-change.ts';
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
  mustNotBeRefused(evaluated);
  if (
    evaluated.need.kind === 'levels' &&
    !coversChange(booking.requestedChange, { bound, offer, total: booking.total + quote.due })
  )
    throw new AppError('OUT_OF_POLICY', CHANGE_NEEDS_APPROVAL, {
      details: { verdict: evaluated.verdict, mayAsk: true },
    });
  return reevaluated(evaluated);
}

/** Throws OUT_OF_POLICY for a change that nobody may approve. */
export function mustNotBeRefused({ need, verdict }: EvaluatedForCompany): void {
  if (need.kind === 'refused')
    throw new AppError('OUT_OF_POLICY', changeOutside(verdict.reasons), { details: { verdict } });
}

/** The part of a change's verdict that the booking stores. */
export const reevaluated = ({
  part: { travellers, inPolicy, judgedAt, policyChanged },
}: EvaluatedForCompany): Reevaluation => ({ travellers, inPolicy, judgedAt, policyChanged });
