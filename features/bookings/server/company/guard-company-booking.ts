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
import { windowCovering } from './approved-windows.ts';
import type { CompanyPart } from './company-part.ts';
import { isSpent } from './is-spent.ts';
import { isForCompany, evaluateBooking, type EvaluatedBooking } from './evaluate-booking.ts';

/**
 * What the guard gives: the part as evaluated now, and the trip whose approval the hold uses; null where none is
 * needed.
 */
export type Guarded = {
  company: CompanyPart;
  approval: EvaluatedBooking['trip'] | null;
  /** The booking whose approval for a window the hold uses. */ within?: {
    approvedId: string;
    evaluated: EvaluatedBooking;
  };
};

/**
 * Evaluates a company's booking once more, right before it is held (5.1). Gives null for personal bookings. Throws
 * OUT_OF_POLICY, with the verdict and whether approval is possible in its details, unless no approval is needed, or
 * this trip was approved at this price, or is within the window of an approval, and the approval is unused.
 */
export async function guardCompanyBooking(db: Db, booking: BookingRow, request: RequestFacts): Promise<Guarded | null> {
  if (!isForCompany(booking)) return null;
  const evaluated = await evaluateBooking(db, booking, request);
  const { part, verdict, need, trip } = evaluated;
  if (need.kind === 'none') return { company: part, approval: null };
  const approvedId = await windowCovering(db, booking, evaluated);
  if (approvedId !== null) return { company: part, approval: null, within: { approvedId, evaluated } };
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
