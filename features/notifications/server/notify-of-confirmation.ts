import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';

/** Sends a confirmation message (3.15) to the booker. `totalAmount` in rupees. */
export async function notifyOfConfirmation(
  db: Db,
  { companyId, userId, total, ...booking }: DomainEvents['booking.confirmed'],
): Promise<void> {
  const payload = {
    ...booking,
    companyId,
    bookingStatus: 'CONFIRMED',
    message: null,
    transportType: null,
    totalAmount: total / 100,
    bookedDate: clock.now().toISOString(),
  };
  await writeMessages(db, companyId, [{ topic: `bookingConfirmation${userId}`, payload }]);
}
