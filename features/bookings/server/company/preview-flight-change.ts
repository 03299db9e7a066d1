import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { ApprovalPreview } from '../../company-parts.ts';
import { NOBODY_CAN_APPROVE } from '../../rules/company-messages.ts';
import type { WantedFlight } from '../../rules/requested-change.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { changeDeadline, previewChange, type EvaluatedChange } from './change-approval.ts';
import { evaluateChange, isFlightForCompany, type FlightForCompany } from './evaluate-change.ts';
import { mustNotBeRefused } from './guard-change.ts';

type Quoted = Pick<ChangeQuote, 'bound' | 'due'>;

/** A change of a company's flight as its policy sees it, and until when it can be answered. */
export async function evaluatedFlightChange(
  db: Db,
  booking: FlightForCompany,
  wanted: WantedFlight,
  quote: Quoted,
): Promise<EvaluatedChange> {
  const { bound } = wanted;
  const booked = new Date(booking.snapshot.bounds[bound]!.segments[0]!.origin.instant);
  const next = new Date(quote.bound.segments[0]!.departs * 60_000);
  const evaluated = await evaluateChange(db, booking, bound, quote);
  return { evaluated, wanted, total: booking.total + quote.due, deadline: changeDeadline(booked, next) };
}

/**
 * The approvers of a change of a company's flight if it were sent now; null where no approval is needed, and for
 * personal bookings. Throws OUT_OF_POLICY where nobody may approve it, STATE_BLOCKED where there is no approver.
 */
export async function approvalOfChange(
  db: Db,
  booking: FlightRow,
  wanted: WantedFlight,
  quote: Quoted,
): Promise<ApprovalPreview | null> {
  if (!isFlightForCompany(booking)) return null;
  const change = await evaluatedFlightChange(db, booking, wanted, quote);
  mustNotBeRefused(change.evaluated, 'flight');
  const preview = await previewChange(db, booking, change);
  if (preview?.way === 'refused') throw new AppError('STATE_BLOCKED', NOBODY_CAN_APPROVE);
  return preview;
}
