import { expect, it } from 'vitest';
import * as bookings from '#features/bookings/contract.ts';
import * as cart from '#features/cart/contract.ts';
import * as hotels from '#features/hotels/contract.ts';
import * as packages from '#features/packages/contract.ts';
import * as payments from '#features/payments/contract.ts';
import { pathAfterCheckout } from '#mocks/answers/payments.ts';
import { addDays } from '#lib/shared/dates.ts';
import { ask, quoted, signIn, stay, stayQuery, today } from './ask.ts';
import { orderOfCheckout } from '../order-of-checkout.ts';

/** A stay and a package from the cart to one payment, which is left once. Registers its test. */
export function cartAnswers(): void {
  it('a stay and a package from the cart to one payment', async () => {
    const { hotel, rooms } = await ask(hotels.listRooms, { query: { hotel: 'boatyard-house', ...stayQuery } });
    const [{ roomTypeId, rates } = rooms[0]!] = rooms;
    const choice = {
      of: 'hotel' as const,
      hotelId: hotel._id,
      roomTypeId,
      ratePlanId: rates[0]!.ratePlanId,
      stay,
    };
    const priced = await ask(cart.price, { body: { choices: [choice, { ...choice, hotelId: 'htl_none' }] } });
    expect(priced.offers).toMatchObject([{ problem: null }, { offer: null }]);

    await signIn();
    const { packages: listed } = await ask(packages.listPackages, { query: {} });
    const { departures } = await ask(packages.getPackage, { query: { slug: listed[0]!.slug } });
    const departure = departures.find(({ date, left }) => date > addDays(today, 30) && left >= 2)!.date;
    const journey = {
      of: 'package' as const,
      slug: listed[0]!.slug,
      departure,
      rooms: [{ adults: 2, childAges: [] }],
    };
    const { itemId } = await ask(cart.add, { body: { choice } });
    expect((await ask(cart.add, { body: { choice } })).itemId).toBe(itemId);
    await ask(cart.remove, { body: { itemId } });
    const { _id: bookingId } = await quoted('boatyard-house');
    await ask(cart.addBooking, { body: { bookingId } });
    await ask(cart.add, { body: { choice: journey } });
    const { items } = await ask(cart.list);
    expect(items).toHaveLength(2);
    const accepted = items.map(({ _id, now }) => ({ itemId: _id, acceptedTotal: now!.total }));
    const { held, refused } = await ask(cart.hold, { body: { items: accepted } });
    expect(refused).toEqual([]);

    const bookingIds = held.map(({ bookingId }) => bookingId);
    const travellers = [{ type: 'ADT' as const, title: 'Ms' as const, firstName: 'Asha', lastName: 'Iyer' }];
    const contact = { email: 'asha@demo.sarai.in', mobile: '+91 90000 00001' };
    const parts = bookingIds.map((bookingId) => ({ bookingId, travellers: [0] }));
    await expect(
      ask(bookings.saveTogether, { body: { ...contact, travellers: [{ ...travellers[0]!, lastName: '' }], parts } }),
    ).rejects.toMatchObject({ fields: { 'travellers.0.lastName': expect.any(String) as string } });
    await ask(bookings.saveTogether, { body: { ...contact, travellers, parts } });

    const expectedTotal = accepted.reduce((sum, { acceptedTotal }) => sum + acceptedTotal, 0);
    const begun = await ask(bookings.payTogether, { body: { bookingIds, expectedTotal } });
    expect((await ask(cart.list)).items.map(({ booking }) => booking?.state)).toEqual(['paying', 'paying']);
    expect(await ask(bookings.leaveTogether, { body: { paymentId: begun.paymentId } })).toEqual({ left: true });
    const { paymentId, checkoutUrl } = await ask(bookings.payTogether, { body: { bookingIds, expectedTotal } });
    const orderId = orderOfCheckout(checkoutUrl);
    expect(await ask(payments.gatewayCheckout, { query: { orderId } })).toMatchObject({ amount: expectedTotal });
    await ask(payments.gatewayAttempt, { body: { orderId, method: 'upi', outcome: 'success' } });
    expect(pathAfterCheckout({ razorpay_order_id: orderId, razorpay_signature: 'mock' })).toBe(
      `/cart/booked?payment=${paymentId}`,
    );
    expect(await ask(bookings.combinedPayment, { query: { paymentId } })).toMatchObject({
      state: 'paid',
      total: expectedTotal,
    });
    expect((await ask(cart.list)).items).toEqual([]);
  });
}
