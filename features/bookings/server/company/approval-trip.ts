import 'server-only';
import type { ApprovalTrip } from '#features/approvals/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import type { RouteBound } from '#lib/shared/approved-window.ts';
import { WIRE_CATEGORY } from '../../rules/category.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { productOf } from '../products/index.ts';
import type { CompanyBooking } from './evaluate-booking.ts';
import type { CompanyPart } from './company-part.ts';

/** The route of a flight, or the city and days of a stay; null for what can have no window. */
export const boundsOf = (booking: BookingRow, { option }: Pick<CompanyPart, 'option'>): RouteBound[] | null =>
  productOf(booking).windowBounds?.(booking, option.place.city) ?? null;

type Trail = readonly { at: Date; total: number; note: string }[];

/**
 * The trip as its request stores it: what is requested, how it was evaluated and by which version, and its price trail.
 */
export function approvalTripOf(booking: CompanyBooking, trail: Trail): ApprovalTrip {
  const { category, checkIn, checkOut, checkInAt, currency, total, snapshot, company } = booking;
  const asked = productOf(booking).asked(booking);
  const route = boundsOf(booking, company);
  const steps = refundSteps(snapshot.cancellationPolicies, total, clock.now(), checkInAt);
  return {
    ...asked,
    ...(route ? { route } : {}),
    travelCategory: WIRE_CATEGORY[category],
    from: checkIn,
    to: checkOut,
    currency,
    cancellation: refundText(steps, total, asked.zone, clock.today(asked.zone)).text,
    inPolicy: company.inPolicy,
    travellers: company.travellers,
    fields: company.fields,
    ...(company.askedBefore ? { askedBefore: company.askedBefore } : {}),
    ...(company.askedUpTo === undefined ? {} : { ceiling: company.askedUpTo }),
    trail: trail.map(({ at, total: price, note }) => ({ at: at.toISOString(), total: price, note })),
  };
}
