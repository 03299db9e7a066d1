import { beforeEach, expect, it } from 'vitest';
import * as bookings from '#features/bookings/contract.ts';
import * as payments from '#features/payments/contract.ts';
import { pathAfterCheckout } from '#mocks/answers/payments.ts';
import { leaveOpenPayments } from '#mocks/memory/settle.ts';
import { ask, atCheckout, held, quoted, signIn } from './ask.ts';

/** How a payment ends. Registers its tests. */
export function paymentAnswers(): void {
  beforeEach(signIn);

  it('fits its order into the 60 characters of the contract, and leads back where it should', async () => {
    const { bookingId, orderId } = await atCheckout('mi-road-grand');
    expect(orderId.length).toBeLessThanOrEqual(60);
    expect(pathAfterCheckout({ razorpay_order_id: orderId })).toBe(`/hotels/review?bookingId=${bookingId}`);
    expect(pathAfterCheckout({ razorpay_order_id: orderId, razorpay_signature: 'mock' })).toBe(
      `/confirmationbooking?bookingId=${bookingId}`,
    );
    expect(pathAfterCheckout({})).toBe('/bookings');
  });

  it('that was declined and left keeps the room and gives the wallet’s part back', async () => {
    const { bookingId, orderId } = await atCheckout('boatyard-house', 100_000);
    expect((await ask(payments.walletBalance)).balance).toBe(400_000);
    expect(await ask(payments.gatewayAttempt, { body: { orderId, method: 'card', outcome: 'failure' } })).toMatchObject(
      { paid: false },
    );
    leaveOpenPayments(new Date());
    const booking = await ask(bookings.details, { query: { bookingId } });
    expect(booking).toMatchObject({ state: 'held', payment: { wallet: 0 } });
    expect(booking.payment.problem).toContain('declined');
    expect((await ask(payments.walletBalance)).balance).toBe(500_000);
  });

  it('from the wallet alone settles at once; more than it holds is refused', async () => {
    const { _id: bookingId, total } = await held('ernakulam-junction-rooms');
    expect(await ask(bookings.pay, { body: { bookingId, expectedTotal: total, walletAmount: total } })).toMatchObject({
      checkoutUrl: null,
      booking: { state: 'confirmed' },
    });
    const dear = await held('mi-road-grand');
    await expect(
      ask(bookings.pay, { body: { bookingId: dear._id, expectedTotal: dear.total, walletAmount: dear.total } }),
    ).rejects.toMatchObject({ code: 'INSUFFICIENT_WALLET' });
  });

  it('repeated with the same key gives the first answer', async () => {
    const first = await quoted('boatyard-house', { key: 'one' });
    expect((await quoted('boatyard-house', { key: 'one' }))._id).toBe(first._id);
    expect((await quoted('boatyard-house', { key: 'two' }))._id).not.toBe(first._id);
  });
}
