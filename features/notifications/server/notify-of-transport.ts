import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';

/** Sends an approval message (3.14) with `hasQuote` (4.9) to who asked for transport and who travels. */
export async function notifyOfTransport(
  db: Db,
  { companyId, people, ...request }: DomainEvents['transport.changed'],
): Promise<void> {
  await writeMessages(
    db,
    companyId,
    people.map(({ userId, approvalCount, notificationCount }) => ({
      topic: `approval${userId}`,
      payload: { ...request, companyId, approvalStatus: 'pending', approvalCount, notificationCount },
    })),
  );
}

/** Sends a confirmation message (3.15), or one about a ticket that was added later, to the same people. `totalAmount` in rupees. */
export async function notifyOfTransportConfirmed(
  db: Db,
  { companyId, people, total, ...booking }: DomainEvents['transport.confirmed'],
): Promise<void> {
  const payload = {
    ...booking,
    companyId,
    bookingStatus: 'CONFIRMED',
    totalAmount: total / 100,
    hasTicket: true,
    bookedDate: clock.now().toISOString(),
  };
  await writeMessages(
    db,
    companyId,
    people.map((userId) => ({ topic: `bookingConfirmation${userId}`, payload })),
  );
}
