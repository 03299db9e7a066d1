import { eq } from 'drizzle-orm';
import { companySettings } from '#features/companies/server/tables.ts';
import { DEFAULT_SETTINGS } from '#features/companies/rules/settings.ts';
import { escrowOf, postToLedger, walletOf } from '#features/payments/server/index.ts';
import { transportQuotes, transportRequests, transportTicketFiles } from '#features/transport/server/tables.ts';
import { issueTransportInvoice } from '#features/transport/server/transport-documents.ts';
import type { TransportState } from '#features/transport/rules/states.ts';
import { clock } from '#lib/server/clock.ts';
import { forCompany } from '#lib/server/db/across-companies.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import { TRAVEL_MODES } from '#lib/shared/travel-modes.ts';
import type { KnownValues } from './good-input.ts';

/** The state that an operation needs, where that is not the first. */
const STATES: Record<string, TransportState> = {
  'transport.choose': 'quoted',
  'transport.payApproved': 'approved',
  'transport.confirm': 'booking',
  'transport.invoice': 'confirmed',
  'transport.addTicketFile': 'booking',
  'transport.removeTicketFile': 'confirmed',
  'transport.deskTicketFile': 'confirmed',
  'transport.ticketFile': 'confirmed',
};

const TICKET = Buffer.from('%PDF-1.7\n%%EOF\n');

/** What depends on the company's settings and wallet, which the walk may have changed. */
const BOOKS = new Set(['transport.request', 'transport.choose', 'transport.payApproved']);

/** A transport request of somebody in the state that an operation needs, with one quote; the company books every mode and can pay. */
export async function aTransport(
  db: Db,
  operation: string,
  { companyId = '', userId = '' }: Record<string, string>,
): Promise<KnownValues> {
  const now = clock.now();
  const [bookingId, quoteId] = [newId('trq', now.getTime()), newId('tqu', now.getTime())];
  const later = new Date(now.getTime() + 20 * 86_400_000);
  const state = STATES[operation] ?? 'waiting';
  const isPaid = state === 'booking';
  const fileId = newId('tkf', now.getTime());
  await forCompany(db, companyId, async (tx) => {
    const settings = { ...DEFAULT_SETTINGS, modes: [...TRAVEL_MODES], paying: 'wallet' as const };
    if (BOOKS.has(operation))
      await tx
        .insert(companySettings)
        .values({ companyId, settings })
        .onConflictDoUpdate({ target: companySettings.companyId, set: { settings } });
    if (operation === 'transport.request')
      await tx // the walk has sent as many as may be open
        .update(transportRequests)
        .set({ state: 'cancelled' })
        .where(eq(transportRequests.companyId, companyId));
    if (BOOKS.has(operation) || isPaid)
      await postToLedger({
        db: tx,
        key: `walk:${bookingId}`,
        bookingId: null,
        note: 'A walk',
        entries: [
          { account: isPaid ? escrowOf(bookingId) : walletOf(companyId), amount: 1 },
          { account: 'promotion', amount: -1 },
        ],
        at: now,
      });
    const [row] = await tx
      .insert(transportRequests)
      .values({
        id: bookingId,
        companyId,
        requesterId: userId,
        travellerIds: [userId],
        mode: 'bus',
        details: { mode: 'bus', from: 'Kochi', to: 'Chennai', date: '2026-12-27', timing: 'any', coach: 'any' },
        reason: 'A walk',
        state,
        startsAt: later,
        quoteId: state === 'waiting' || state === 'quoted' ? null : quoteId,
        ticketNumber: state === 'confirmed' ? 'KL-1' : null,
        payerAccount: isPaid ? walletOf(companyId) : null,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    const [quote] = await tx
      .insert(transportQuotes)
      .values({
        id: quoteId,
        companyId,
        requestId: bookingId,
        name: 'A bus',
        note: '',
        departsAt: later,
        fare: 1,
        fee: 0,
        tax: 0,
        total: 1,
        freeUntil: null,
        charge: 1,
        expiresAt: later,
        sentBy: 'stf_walk',
        sentAt: now,
      })
      .returning();
    if (state === 'confirmed')
      await tx.insert(transportTicketFiles).values({
        id: fileId,
        companyId,
        requestId: bookingId,
        name: 'ticket.pdf',
        size: TICKET.length,
        content: TICKET,
        addedBy: 'stf_walk',
        addedAt: now,
      });
    if (row && quote && state === 'confirmed') await issueTransportInvoice(tx, row, quote);
  });
  return {
    companyId,
    bookingId,
    quoteId,
    acceptedTotal: 1,
    shownRefund: 0,
    kind: 'invoice',
    fileId,
    fileName: 'ticket.pdf',
    file: TICKET.toString('base64'),
  };
}
