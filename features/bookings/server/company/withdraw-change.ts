import 'server-only';
import { eq } from 'drizzle-orm';
import { withdrawApproval } from '#features/approvals/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import { NO_CHANGE_WAITS } from '../../rules/company-messages.ts';
import { lockedBooking, type BookingRow } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import { flightViewOf, stayViewOf } from '../present-booking.ts';
import { announceCost } from './announce-cost.ts';
import { companyFlight, companyStay } from './company-booking.ts';

/** Withdraws the request for a change of a flight; the trip stays as it is. Throws STATE_BLOCKED where none is open. */
export const withdrawFlightChange: UseCase<typeof contract.withdrawFlightChange> = async ({
  db,
  body: { bookingId },
  caller,
}) => {
  await withdraw(db, await companyFlight(db, caller, bookingId));
  return flightViewOf(db, await companyFlight(db, caller, bookingId));
};

/** The same for new dates of a stay. */
export const withdrawDatesChange: UseCase<typeof contract.withdrawDatesChange> = async ({
  db,
  body: { bookingId },
  caller,
}) => {
  await withdraw(db, await companyStay(db, caller, bookingId));
  return stayViewOf(db, await companyStay(db, caller, bookingId));
};

async function withdraw(db: Db, booking: BookingRow): Promise<void> {
  if (!isOpen(booking)) throw new AppError('STATE_BLOCKED', NO_CHANGE_WAITS);
  await withdrawOpenChange(db, booking);
}

const isOpen = ({ requestedChange }: Pick<BookingRow, 'requestedChange'>): boolean =>
  requestedChange?.state === 'waiting' || requestedChange?.state === 'approved' || requestedChange?.state === 'failed';

/** Ends a requested change of a booking that is changed or cancelled otherwise; does nothing where none is open. */
export async function withdrawOpenChange(db: Db, booking: BookingRow): Promise<void> {
  const { id, companyId, userId, requestedChange } = booking;
  if (companyId === null || !requestedChange || !isOpen(booking)) return;
  await retryOnConflict(db, (tx) =>
    inCompany(tx, companyId, async (inside) => {
      await withdrawApproval(inside, companyId, requestedChange.id, userId);
      const current = await lockedBooking(inside, id);
      if (current.requestedChange?.id !== requestedChange.id || !isOpen(current)) return;
      const withdrawn = { ...current.requestedChange, state: 'withdrawn' as const };
      await inside.update(bookings).set({ requestedChange: withdrawn }).where(eq(bookings.id, id));
      await announceCost(inside, current, { ...current, requestedChange: withdrawn }, null);
    }),
  );
}
