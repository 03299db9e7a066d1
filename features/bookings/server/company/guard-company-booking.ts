import 'server-only';
import { and, eq } from 'drizzle-orm';
import { approvalCovering } from '#features/approvals/server/index.ts';
import { onlyInPolicy } from '#features/policy/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError } from '#lib/shared/errors.ts';
import { NEEDS_APPROVAL } from '../../rules/company-messages.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import type { CompanyPart } from './company-part.ts';
import { isSpent } from './is-spent.ts';
import { isForCompany, evaluateBooking, type EvaluatedBooking } from './evaluate-booking.ts';

/** What the guard lets through: the part as evaluated now, and the trip whose approval the hold takes up; null where none is needed. */
export type Guarded = { company: CompanyPart; approval: EvaluatedBooking['trip'] | null };

/**
 * 5.1, where it counts: right before a company's booking is held it is evaluated once more. Gives null for a booking of no
 * company. Throws OUT_OF_POLICY, with the verdict and whether it may be asked for in its details, unless nobody needs to
 * approve it, or this very trip was approved at this price and nothing else was booked with that.
 */
export async function guardCompanyBooking(db: Db, booking: BookingRow, request: RequestFacts): Promise<Guarded | null> {
  if (!isForCompany(booking)) return null;
  const { part, verdict, need, trip } = await evaluateBooking(db, booking, request);
  if (need.kind === 'none') return { company: part, approval: null };
  const approved = need.kind === 'levels' ? await approvalCovering(db, trip) : undefined;
  if (approved && !(await isSpent(db, approved.bookingId, booking.id))) return { company: part, approval: trip };
  await db
    .update(bookings)
    .set({ company: part })
    .where(and(eq(bookings.id, booking.id), eq(bookings.state, 'quoted'), eq(bookings.version, booking.version)));
  throw new AppError('OUT_OF_POLICY', need.kind === 'refused' ? onlyInPolicy(part.option.mode) : NEEDS_APPROVAL, {
    details: { verdict, mayAsk: need.kind === 'levels' },
  });
}
