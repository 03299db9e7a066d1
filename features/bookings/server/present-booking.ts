import 'server-only';
import { isRefundable } from '#lib/shared/cancellation.ts';
import type {
  BookingSummary,
  BookingView,
  TrailEntry,
  FlightBooking,
  PackageBooking,
  StayBooking,
} from '../contract.ts';
import { statusOf } from '../rules/booking-status.ts';
import { actionsOf } from '../rules/can-do.ts';
import { STANDS } from '../rules/missing-document.ts';
import type { BookingRow, FlightRow, PackageRow, StayRow } from './bookings.repo.ts';
import { presentCompany } from './company/company-part.ts';
import { hasPasses } from './get-wallet-passes.ts';
import { productOf } from './products/index.ts';
import type { BookingRefund } from './tables.ts';
import { factsOf } from './transition.ts';
import { documentNumbers } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { trailOf } from './bookings.repo.ts';

/** Data besides the row: price trail and document numbers. */
type BookingSurroundings = {
  trail: { at: Date; stage: string; total: number; note: string }[];
  documents: { invoice: string | null; creditNote: string | null };
};

/** A booking as its traveller sees it. `now` is the server's time, which decides about actions and refunds. */
export function presentBooking(booking: BookingRow, { trail, documents }: BookingSurroundings, now: Date): BookingView {
  const { cancellationPolicies } = booking.snapshot;
  return {
    ...shared(booking),
    ...productOf(booking).present(booking),
    actions: actionsOf(booking.state, factsOf(booking, now)),
    cancellationPolicies,
    refundable: isRefundable(cancellationPolicies, booking.total, now),
    change: booking.change ?? null,
    payment: {
      wallet: booking.walletPaid,
      gateway: booking.gatewayPaid,
      method: booking.paymentMethod,
      paidAt: booking.paidAt?.toISOString() ?? null,
      problem: booking.paymentProblem,
    },
    company: presentCompany(booking.companyId, booking.company),
    documents: {
      voucher: STANDS.includes(booking.state),
      ...documents,
      ...(hasPasses(booking, now) ? { wallet: true } : {}),
    },
    trail: trail.map((entry) => ({
      at: entry.at.toISOString(),
      stage: entry.stage as TrailEntry['stage'],
      total: entry.total,
      note: entry.note,
    })),
    now: now.toISOString(),
  };
}

/** A booking in a list. */
export const presentSummary = (booking: BookingRow): BookingSummary => ({
  ...shared(booking),
  ...productOf(booking).summarise(booking),
});

const shared = (booking: BookingRow) => ({
  _id: booking.id,
  state: booking.state,
  bookingStatus: statusOf(booking.state),
  currency: booking.currency,
  total: booking.total,
  holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
  confirmationCode: booking.confirmationCode,
  refund: booking.refund ? presentRefund(booking.refund) : null,
  bookedAt: (booking.paidAt ?? booking.createdAt).toISOString(),
});

const presentRefund = ({ amount, charge, to, state, at }: BookingRefund): BookingView['refund'] => ({
  amount,
  charge,
  to,
  state,
  at,
});

/** A booking with price trail and document numbers, as its traveller sees it now. */
export async function viewOf(db: Db, booking: BookingRow): Promise<BookingView> {
  const trail = await trailOf(db, booking.id);
  const documents = await documentNumbers({ db, bookingId: booking.id });
  return presentBooking(booking, { trail, documents }, clock.now());
}

/** The same, with the product already known. */
export const stayViewOf = async (db: Db, booking: StayRow): Promise<StayBooking> =>
  (await viewOf(db, booking)) as StayBooking;

export const flightViewOf = async (db: Db, booking: FlightRow): Promise<FlightBooking> =>
  (await viewOf(db, booking)) as FlightBooking;

/** A stay or a package, whose rooms have guests. */
export const guestsViewOf = async (db: Db, booking: StayRow | PackageRow): Promise<StayBooking | PackageBooking> =>
  (await viewOf(db, booking)) as StayBooking | PackageBooking;

export const packageViewOf = async (db: Db, booking: PackageRow): Promise<PackageBooking> =>
  (await viewOf(db, booking)) as PackageBooking;
