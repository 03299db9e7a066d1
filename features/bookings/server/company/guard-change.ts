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
 * Lets a change of a company's flight be made by the policy of this moment (`evaluateChange`), or by an approval that covers
 * it. Gives what was evaluated, to stand once the airline has changed it; null for a booking of no company. Throws
 * OUT_OF_POLICY with the reasons and the way out; nothing is then changed.
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

/** What stays with the booking of a verdict on its change. */
export const reevaluated = ({
  part: { travellers, inPolicy, judgedAt, policyChanged },
}: EvaluatedForCompany): Reevaluation => ({ travellers, inPolicy, judgedAt, policyChanged });
