import { expect, it } from 'vitest';
import * as bookings from '#features/bookings/contract.ts';
import * as documents from '#features/documents/contract.ts';
import * as hotels from '#features/hotels/contract.ts';
import * as payments from '#features/payments/contract.ts';
import { addDays } from '#lib/shared/dates.ts';
import { ask, details, paid, signIn, stay, stayQuery } from './ask.ts';
import { orderOfCheckout } from '../order-of-checkout.ts';

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
    expect(await text(ask(bookings.voucher, { query }))).toMatch(/^%PDF-1\.4[\s\S]*Boatyard House[\s\S]*%%EOF/);
    expect(await text(ask(bookings.invoice, { query }))).toContain(booking.documents.invoice);
    expect(await text(ask(bookings.calendar, { query }))).toContain('BEGIN:VEVENT');
    expect(await ask(bookings.walletPasses, { query })).toMatchObject({ apple: true, passes: [{ _id: 'stay' }] });
    expect(await text(ask(bookings.appleWalletPass, { query }))).toMatch(/^PK/);
    expect((await ask(bookings.googleWalletLink, { query })).url).toContain('https://pay.google.com/');
    expect(await ask(bookings.calendarFeed)).toEqual({ feed: null });
    const { createdAt } = await ask(bookings.makeCalendarFeed, { body: {} });
    expect(await ask(bookings.calendarFeed)).toEqual({ feed: { createdAt, readAt: null } });
    await ask(bookings.endCalendarFeed, { body: {} });
    await expect(ask(bookings.creditNote, { query })).rejects.toMatchObject({ code: 'STATE_BLOCKED' });

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
      bookingName: 'Boatyard House',
    });
    expect(await text(ask(bookings.creditNote, { query }))).toContain(cancelled.documents.creditNote);
  });

  it('rooms of different types in one stay, one of them cancelled and the dates of both changed', async () => {
    await signIn();
    const { hotel, rooms } = await ask(hotels.listRooms, { query: { hotel: 'boatyard-house', ...stayQuery } });
    const offers = rooms.slice(0, 2).map(({ roomTypeId, name, rates }) => ({ roomTypeId, name, rate: rates[0]! }));
    const shownTotal = offers.reduce((sum, { rate }) => sum + rate.price.qOfferedPriceRoundedOff, 0);
    const quoted = await ask(bookings.quote, {
      body: {
        hotelId: hotel._id,
        rates: offers.map(({ roomTypeId, rate }) => ({ roomTypeId, ratePlanId: rate.ratePlanId })),
        stay: { ...stay, rooms: [...stay.rooms, ...stay.rooms] },
        shownTotal,
      },
    });
    expect(quoted).toMatchObject({
      change: null,
      total: shownTotal,
      rooms: offers.map(({ name, rate }) => ({ room: { name }, total: rate.price.qOfferedPriceRoundedOff })),
    });
    const bookingId = quoted._id;
    await ask(bookings.hold, { body: { bookingId, acceptedTotal: shownTotal } });
    await ask(bookings.saveGuests, {
      body: { bookingId, details: { ...details, guests: [details.guests[0]!, details.guests[0]!] } },
    });
    const { checkoutUrl } = await ask(bookings.pay, { body: { bookingId, expectedTotal: shownTotal } });
    const orderId = orderOfCheckout(checkoutUrl);
    await ask(payments.gatewayAttempt, { body: { orderId, method: 'upi', outcome: 'success' } });
    const dates = { checkIn: addDays(stay.checkIn, 30), checkOut: addDays(stay.checkOut, 30) };
    expect(await ask(bookings.changeDatesQuote, { query: { bookingId, ...dates } })).toMatchObject({ charge: 0 });
    const { refund } = await ask(bookings.cancelQuote, { query: { bookingId, rooms: '0' } });
    const left = await ask(bookings.cancel, {
      body: { bookingId, rooms: [0], expectedRefund: refund, refundTo: 'wallet' },
    });
    expect(left).toMatchObject({ state: 'confirmed', room: { name: offers[1]!.name }, rooms: [{ at: 1 }] });
  });

  it('a stay on other dates, paid at the gateway', async () => {
    await signIn();
    const stayBooked = await paid('boatyard-house');
    if (stayBooked.category !== 1) throw new Error('not a stay');
    const { _id: bookingId, stay: booked, total, changeDates } = stayBooked;
    expect(changeDates.allowed).toBe(true);
    const dates = { checkIn: booked.checkIn, checkOut: addDays(booked.checkOut, 2) };
    const { due } = await ask(bookings.changeDatesQuote, { query: { bookingId, ...dates } });
    expect(due).toBeGreaterThan(0);
    const { booking, checkoutUrl } = await ask(bookings.changeDates, {
      body: { bookingId, ...dates, expectedDue: due },
    });
    expect(booking).toMatchObject({ state: 'paying_change', stay: booked, total, amendments: [{ state: 'paying' }] });
    const orderId = orderOfCheckout(checkoutUrl);
    await ask(payments.gatewayAttempt, { body: { orderId, method: 'upi', outcome: 'success' } });
    expect(await ask(bookings.details, { query: { bookingId } })).toMatchObject({
      state: 'confirmed',
      stay: dates,
      total: total + due,
      amendments: [{ kind: 'dates', state: 'done' }],
    });
  });
}
