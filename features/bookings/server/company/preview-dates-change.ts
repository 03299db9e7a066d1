import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ApprovalPreview, OfferVerdict } from '../../company-parts.ts';
import { TOO_LATE_TO_ASK } from '../../rules/company-messages.ts';
import type { StayRow } from '../bookings.repo.ts';
import type { DatesQuote } from '../stays/price-dates.ts';
import { changeDeadline, previewChange, type EvaluatedChange } from './change-approval.ts';
import { evaluateDates, isStayForCompany, type StayForCompany } from './evaluate-dates.ts';
import { ASK } from './offer-verdicts.ts';

/** New dates of a company's stay as its policy sees them, and until when they can be answered. */
export async function evaluatedDatesChange(
  db: Db,
  booking: StayForCompany,
  quote: DatesQuote,
): Promise<EvaluatedChange> {
  const { checkIn, checkOut } = quote.to.stay;
  return {
    evaluated: await evaluateDates(db, booking, quote),
    wanted: { checkIn, checkOut },
    total: quote.price.total,
    deadline: changeDeadline(booking.checkInAt, new Date(quote.to.checkInAt)),
  };
}

/** Whether a request that is open until then can be answered at all. */
export const isTooLate = ({ deadline }: Pick<EvaluatedChange, 'deadline'>): boolean => deadline <= clock.now();

/**
 * What a company's policy says of a stay on new dates, and who would approve them if they were sent now; nulls for a stay
 * of no company.
 */
export async function policyOnDates(
  db: Db,
  booking: StayRow,
  quote: DatesQuote,
): Promise<{ policy: OfferVerdict | null; approval: ApprovalPreview | null }> {
  if (!isStayForCompany(booking)) return { policy: null, approval: null };
  const change = await evaluatedDatesChange(db, booking, quote);
  const { verdict, need } = change.evaluated;
  const preview = await previewChange(db, booking, change);
  const approval: ApprovalPreview | null =
    preview?.way === 'ask' && isTooLate(change)
      ? { ...preview, way: 'refused', refusal: TOO_LATE_TO_ASK, levels: [] }
      : preview;
  return { policy: { ...verdict, ask: ASK[need.kind] }, approval };
}
