import 'server-only';
import { approvalCountsOf } from '#features/approvals/server/index.ts';
import { addressesOfPeople } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { categoryOf } from '#lib/shared/travel-modes.ts';
import { MODE_NAMES, routeOf } from '../rules/request-text.ts';
import type { QuoteRow, RequestRow } from './requests.repo.ts';

/** Everybody whose request it is: who asked and who travels. */
const peopleOf = ({ requesterId, travellerIds }: RequestRow): string[] => [...new Set([requesterId, ...travellerIds])];

/**
 * Tells the open tabs of who asked and who travels that a request was received (`hasQuote` false) or that a quote was
 * (true), in the transaction of the change (4.9).
 */
export async function announceTransport(db: Db, row: RequestRow, hasQuote: boolean): Promise<void> {
  const { companyId } = row;
  const people = await Promise.all(
    peopleOf(row).map(async (userId) => ({ userId, ...(await approvalCountsOf(db, { companyId, userId })) })),
  );
  await dispatchEvent(db, 'transport.changed', {
    companyId,
    bookingId: row.id,
    travelCategory: categoryOf(row.mode),
    hasQuote,
    people,
  });
}

/** Tells them that it is booked (3.15); `message` in place of the default text of the confirmation (8.8). */
export const announceTransportConfirmed = (
  db: Db,
  row: RequestRow,
  quote: QuoteRow,
  message: string | null = null,
): Promise<void> =>
  dispatchEvent(db, 'transport.confirmed', {
    companyId: row.companyId,
    bookingId: row.id,
    travelCategory: categoryOf(row.mode),
    transportType: MODE_NAMES[row.mode],
    total: quote.total,
    travelDate: row.details.date,
    ...routeOf(row.details),
    hasInvoice: true,
    message,
    people: peopleOf(row),
  });

export type TransportEmail = 'transport-quote' | 'transport-confirmed' | 'transport-ended' | 'transport-ticket';

/**
 * Enqueues an email about a request, in the transaction of the change: to who asked for it and, from the confirmation on,
 * to who travels, where the company's settings and their own say so. `sendAt`: now by default; `fileId`: the ticket file it
 * is about.
 */
export async function enqueueTransportEmail(
  db: Db,
  row: RequestRow,
  template: TransportEmail,
  { sendAt, fileId = '' }: { sendAt?: Date; fileId?: string } = {},
): Promise<void> {
  const { companyId, requesterId, travellerIds, ticketNumber } = row;
  const travellers = ticketNumber === null ? [] : travellerIds;
  const told = await readPort('notificationPreferences').wantedBy(db, companyId, 'bookings', 'mail', travellers);
  const addresses = await addressesOfPeople(db, companyId, [...new Set([requesterId, ...told])]);
  await enqueueMails(
    db,
    addresses.map(({ firstName, workEmail }) => ({
      template,
      urgency: 'personal' as const,
      companyId,
      recipient: workEmail,
      facts: { companyId, requestId: row.id, firstName, ...(fileId ? { fileId } : {}) },
      ...(sendAt ? { sendAt } : {}),
    })),
  );
}
