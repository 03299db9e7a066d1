import { expect, it } from 'vitest';
import * as bookings from '#features/bookings/contract.ts';
import * as documents from '#features/documents/contract.ts';
import * as payments from '#features/payments/contract.ts';
import { ask, paid, signIn } from './ask.ts';

/** A stay from quote to cancellation, with tax numbers and documents. Registers its tests. */
export function staysAnswer(): void {
  it('tax numbers and the webhook', async () => {
    expect(await ask(documents.verifyGst, { body: { gstNumber: '27AAPFU0939F1ZV' } })).toMatchObject({ valid: true });
    expect(await ask(documents.verifyPan, { body: { pan: 'ABCPE1234' } })).toMatchObject({ valid: false });
    await ask(payments.webhook);
  });

  it('a stay from quote to cancellation, with its documents', async () => {
    await signIn();
    const booking = await paid('boatyard-house');
    expect(booking).toMatchObject({
      state: 'confirmed',
      documents: { voucher: true },
      payment: { gateway: booking.total, method: 'upi' },
    });
    expect(booking.trail.map(({ stage }) => stage)).toEqual(['hotel', 'review', 'hold', 'payment']);
    expect(await ask(bookings.list, { body: { when: 'upcoming' } })).toMatchObject({
      count: 1,
      counts: { upcoming: 1, past: 0, cancelled: 0 },
    });

    const query = { bookingId: booking._id };
    const text = async (file: Promise<Uint8Array>) => new TextDecoder().decode(await file);
    expect(await text(ask(documents.voucher, { query }))).toMatch(/^%PDF-1\.4[\s\S]*Boatyard House[\s\S]*%%EOF/);
    expect(await text(ask(documents.invoice, { query }))).toContain(booking.documents.invoice);
    expect(await text(ask(documents.calendar, { query }))).toContain('BEGIN:VEVENT');
    await expect(ask(documents.creditNote, { query })).rejects.toMatchObject({ code: 'STATE_BLOCKED' });

    const due = await ask(bookings.cancelQuote, { query });
    await expect(
      ask(bookings.cancel, { body: { ...query, expectedRefund: due.refund + 1, refundTo: 'wallet' } }),
    ).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    const cancelled = await ask(bookings.cancel, {
      body: { ...query, expectedRefund: due.refund, refundTo: 'wallet' },
    });
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      refund: { amount: booking.total, to: 'wallet', state: 'processed' },
    });
    expect((await ask(payments.walletBalance)).balance).toBe(500_000 + booking.total);
    expect((await ask(payments.walletTransactions, { query: {} })).response[0]).toMatchObject({
      amount: booking.total,
    });
    expect(await text(ask(documents.creditNote, { query }))).toContain(cancelled.documents.creditNote);
  });
}
