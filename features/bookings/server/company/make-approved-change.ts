import 'server-only';
import { eq } from 'drizzle-orm';
import { emailApproved } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { RequestedChange, RequestedDates, RequestedFlight } from '../../rules/requested-change.ts';
import { changeTooDear } from '../../rules/company-messages.ts';
import {
  lockedBooking,
  mustBeFlight,
  mustBeStay,
  type BookingRow,
  type FlightRow,
  type StayRow,
} from '../bookings.repo.ts';
import { writeHeldChange } from '../changes/begin-change.ts';
import { finishAmendment } from '../changes/finish-amendment.ts';
import { amendmentFor } from '../flights/change-flight.ts';
import { changeTo } from '../flights/quote-flight-change.ts';
import { beginAtPrice } from '../stays/change-dates.ts';
import { datesFor } from '../stays/price-dates.ts';
import { bookings } from '../tables.ts';
import { mustBeAllowed } from '../transition.ts';
import { announceCost } from './announce-cost.ts';
import { guardChange } from './guard-change.ts';
import { endChecks } from '../next-check.ts';

/**
 * Makes an approved change at the supplier's current price, where the approval and the company's account cover it;
 * otherwise stores why not, and the requester makes it or requests it again. The requester hears which by email. Throws
 * SUPPLIER_UNAVAILABLE while the supplier does not answer; the recovery job tries again.
 */
export async function makeApprovedChange(db: Db, before: BookingRow): Promise<void> {
  const asked = before.requestedChange;
  if (asked?.state !== 'approved' || asked.problem !== null) return endChecks(db, before);
  const made = await attempt(db, before, asked);
  if (typeof made !== 'string') await finishAmendment(db, made);
  await inCompany(db, before.companyId!, async (tx) => {
    if (typeof made === 'string') await failWith(tx, before.id, asked, made);
    await emailApproved(tx, before.companyId!, asked.id);
  });
}

/** The booking with the change stored, or why it cannot be made. */
async function attempt(db: Db, before: BookingRow, asked: RequestedChange): Promise<BookingRow | string> {
  try {
    mustBeAllowed(before, 'amend', clock.now());
    return await ('bound' in asked
      ? changeFlight(db, mustBeFlight(before), asked)
      : changeDates(db, mustBeStay(before), asked));
  } catch (error) {
    if (error instanceof AppError && error.code !== 'SUPPLIER_UNAVAILABLE') return error.message;
    throw error;
  }
}

async function changeFlight(
  db: Db,
  before: FlightRow,
  { bound, offer, refundTo, upTo }: RequestedFlight,
): Promise<BookingRow | string> {
  const quote = await changeTo(db, before, bound, offer);
  const total = before.total + quote.due;
  if (total > upTo) return changeTooDear(total, upTo, before.currency, 'flight');
  const evaluated = await guardChange(db, before, { bound, offer, quote });
  const wanted = { bound, offer, walletAmount: Math.max(0, quote.due), refundTo };
  const amendment = { ...amendmentFor(before, quote, wanted), ...(evaluated ? { evaluated } : {}) };
  return writeHeldChange(db, before, amendment, null);
}

async function changeDates(
  db: Db,
  before: StayRow,
  { checkIn, checkOut, refundTo, upTo }: RequestedDates,
): Promise<BookingRow | string> {
  const quote = await datesFor(db, before, { checkIn, checkOut });
  const { total, due } = quote.price;
  if (total > upTo) return changeTooDear(total, upTo, before.currency, 'stay');
  return beginAtPrice(db, before, quote, { walletAmount: Math.max(0, due), refundTo });
}

/** The approval stays valid up to its price, with the reason why the change was not made. */
async function failWith(db: Db, bookingId: string, asked: RequestedChange, problem: string): Promise<void> {
  const current = await lockedBooking(db, bookingId);
  if (current.requestedChange?.id !== asked.id || current.requestedChange.state !== 'approved') return;
  const requestedChange = { ...current.requestedChange, problem };
  await db.update(bookings).set({ requestedChange, nextCheckAt: null }).where(eq(bookings.id, bookingId));
  await announceCost(db, current, { ...current, requestedChange }, null);
}
