import 'server-only';
import { previewRequest, roomForRise } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { ApprovalPreview } from '../../company-parts.ts';
import { coversChange } from '../../rules/requested-change.ts';
import { NOBODY_CAN_APPROVE } from '../../rules/company-messages.ts';
import { APPROVAL_HOURS, plusMinutes } from '../../rules/waiting.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { mustNotBeRefused } from './guard-change.ts';
import { isFlightForCompany, evaluateChange } from './evaluate-change.ts';
import { travellerIdsOf } from './evaluate-booking.ts';

/** How long a request for a change is open: a day, and never beyond the departure of the old or the new flight. */
export function changeDeadline({ snapshot }: FlightRow, bound: number, quote: Pick<ChangeQuote, 'bound'>): Date {
  const booked = new Date(snapshot.bounds[bound]!.segments[0]!.origin.instant).getTime();
  const next = quote.bound.segments[0]!.departs * 60_000;
  return new Date(Math.min(plusMinutes(clock.now(), APPROVAL_HOURS * 60).getTime(), booked, next));
}

/**
 * The approvers of a change of a company's flight if it were sent now; null where no approval is needed, and for
 * personal bookings. Throws OUT_OF_POLICY where nobody may approve it, STATE_BLOCKED where there is no approver.
 */
export async function approvalOfChange(
  db: Db,
  booking: FlightRow,
  { bound, offer, quote }: { bound: number; offer: string; quote: Pick<ChangeQuote, 'bound' | 'due'> },
): Promise<ApprovalPreview | null> {
  if (!isFlightForCompany(booking)) return null;
  const evaluated = await evaluateChange(db, booking, bound, quote);
  mustNotBeRefused(evaluated);
  const { need } = evaluated;
  if (need.kind !== 'levels') return null;
  const { companyId, company, userId: requesterId } = booking;
  const amount = booking.total + quote.due;
  if (coversChange(booking.requestedChange, { bound, offer, total: amount })) return APPROVED;
  const ceiling = roomForRise(amount);
  const preview = await inCompany(db, companyId, (tx) =>
    previewRequest(tx, {
      companyId,
      requesterId,
      travellerIds: travellerIdsOf(company),
      amount,
      levels: need.levels,
      rule: need.rule,
      deadline: changeDeadline(booking, bound, quote),
      ceiling,
    }),
  );
  if (!preview.levels.length) throw new AppError('STATE_BLOCKED', NOBODY_CAN_APPROVE);
  return { way: 'ask', refusal: null, ...preview, ceiling };
}

const APPROVED: ApprovalPreview = {
  way: 'approved',
  refusal: null,
  levels: [],
  answerBy: null,
  until: null,
  silence: null,
  ceiling: null,
};
