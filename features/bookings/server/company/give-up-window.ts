import 'server-only';
import { giveUpOthers } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { isWindowOpen } from '../../rules/approved-window.ts';
import { bookingById, bookingOfUser, type BookingRow } from '../bookings.repo.ts';
import { changeBooking } from '../transition.ts';
import { closeWindow } from './approved-windows.ts';

/**
 * Gives up the other flights that a booking's approval covers, and what budgets reserve for them; the flight itself stays
 * as it is. Does nothing where there are none, or not any more. Throws NOT_FOUND for somebody else's booking.
 */
export const giveUpWindow = (db: Db, userId: string, bookingId: string): Promise<BookingRow> =>
  changeBooking(
    db,
    (tx) => bookingOfUser(tx, userId, bookingId),
    async (tx, booking) => {
      if (!booking.companyId || !isWindowOpen(booking, clock.now())) return booking;
      await giveUpOthers(tx, booking.companyId, bookingId, userId);
      await closeWindow(tx, bookingId);
      return bookingById(tx, bookingId);
    },
  );
