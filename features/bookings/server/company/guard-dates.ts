import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { isRefundable } from '#lib/shared/cancellation.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { OfferVerdict } from '../../company-parts.ts';
import { changeOutside, DATES_NEED_APPROVAL } from '../../rules/company-messages.ts';
import type { Reevaluation } from '../../rules/flight-amendments.ts';
import { withDates } from '../../rules/stay-dates.ts';
import type { StayRow } from '../bookings.repo.ts';
import type { DatesQuote } from '../stays/price-dates.ts';
import { isForCompany, type CompanyBooking } from './evaluate-booking.ts';
import { evaluateForCompany, type EvaluatedForCompany } from './evaluate-for-company.ts';
import { reevaluated } from './guard-change.ts';
import { ASK } from './offer-verdicts.ts';

/** The time zone of a company's days (`features/policy`). */
const COMPANY_ZONE = 'Asia/Kolkata';

/** What the company's policy says of a stay on new dates; null for a stay of no company. */
export async function verdictOnDates(db: Db, booking: StayRow, quote: DatesQuote): Promise<OfferVerdict | null> {
  if (!isForCompany(booking)) return null;
  const { verdict, need } = await evaluateDates(db, booking, quote);
  return { ...verdict, ask: ASK[need.kind] };
}

/**
 * Allows new dates of a company's stay that nobody has to approve. Gives the evaluation, to be stored once the hotel has
 * moved the stay; null for a stay of no company. Throws OUT_OF_POLICY with the reasons; nothing is changed then.
 */
export async function guardDates(db: Db, booking: StayRow, quote: DatesQuote): Promise<Reevaluation | null> {
  if (!isForCompany(booking)) return null;
  const evaluated = await evaluateDates(db, booking, quote);
  const { need, verdict } = evaluated;
  if (need.kind === 'refused')
    throw new AppError('OUT_OF_POLICY', changeOutside(verdict.reasons, 'stay'), { details: { verdict } });
  if (need.kind === 'levels') throw new AppError('OUT_OF_POLICY', DATES_NEED_APPROVAL, { details: { verdict } });
  return reevaluated(evaluated);
}

/**
 * Evaluates the stay that new dates make, at its total cost with what the hotel keeps. Where check-in stays the same, the
 * booking window counts from the day of the original booking.
 */
function evaluateDates(
  db: Db,
  booking: StayRow & CompanyBooking,
  { to, price, at }: DatesQuote,
): Promise<EvaluatedForCompany> {
  const { companyId, company, userId, snapshot, checkIn, createdAt } = booking;
  const { nights, cancellationPolicies } = withDates(snapshot, to, price.kept, at);
  const refundable = isRefundable(cancellationPolicies, price.total, at);
  const option =
    company.option.mode === 'hotel'
      ? { ...company.option, checkIn: to.stay.checkIn, nights, total: price.total, refundable }
      : company.option;
  const circumstances = {
    changesDates: true,
    ...(to.stay.checkIn === checkIn ? { bookedOn: dateInZone(createdAt, COMPANY_ZONE) } : {}),
  };
  return evaluateForCompany(
    db,
    { companyId, company, userId },
    { option, circumstances, others: () => Promise.resolve([]) },
  );
}
