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

/**
 * What the guard gives: the part as evaluated now, and the trip whose approval the hold uses; null where none is
 * needed.
 */
export type Guarded = { company: CompanyPart; approval: EvaluatedBooking['trip'] | null };

/**
 * Evaluates a company's booking once more, right before it is held (5.1). Gives null for personal bookings. Throws
 * OUT_OF_POLICY, with the verdict and whether approval is possible in its details, unless no approval is needed, or
 * this trip was approved at this price and the approval is unused.
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
