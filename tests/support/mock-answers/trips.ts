import { expect, it } from 'vitest';
import * as bookings from '#features/bookings/contract.ts';
import * as payments from '#features/payments/contract.ts';
import { addDays } from '#lib/shared/dates.ts';
import { pathAfterCheckout } from '#mocks/answers/payments.ts';
import { ask, signIn, stay } from './ask.ts';
import { orderOfCheckout } from '../order-of-checkout.ts';

/** Flights from quote to ticket and after. Registers its tests. */
export function tripsAnswer(): void {
  it('flights from quote to ticket, a change, and a part cancelled', async () => {
    await signIn();
    const [out, back] = [`flexi_XX9011.${stay.checkIn}`, `flexi_XX9111.${stay.checkOut}`];
    const party = { adults: 2, children: 0, infants: 0 };
    const quoted = await ask(bookings.quoteFlight, { body: { offers: [out, back], party, shownTotal: 1 } });
    expect(quoted).toMatchObject({
      title: 'Bengaluru – Delhi and back',
      holds: 'price',
      change: { before: { total: 1 } },
    });
    const bookingId = quoted._id;
    const person = { type: 'ADT' as const, title: 'Ms' as const, lastName: 'Rao' };
    const contact = { email: 'asha@demo.sarai.in', mobile: '9876543210' };
    await expect(
      ask(bookings.saveTravellers, {
        body: { bookingId, details: { passengers: [{ ...person, firstName: '王' }], ...contact } },
      }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'details.passengers.0.firstName': expect.any(String) as string },
    });
    await ask(bookings.saveTravellers, {
      body: {
        bookingId,
        details: {
          passengers: [
            { ...person, firstName: 'Asha' },
            { ...person, firstName: 'Uma' },
          ],
          ...contact,
        },
      },
    });
    const chosen = await ask(bookings.saveExtras, {
      body: { bookingId, extras: [{ kind: 'bag', passenger: 0, bound: 0, code: 'BG05' }] },
    });
    expect(chosen.total).toBe(quoted.total + chosen.extrasTotal);
    await ask(bookings.hold, { body: { bookingId, acceptedTotal: chosen.total } });
    const { checkoutUrl } = await ask(bookings.pay, { body: { bookingId, expectedTotal: chosen.total } });
    const orderId = orderOfCheckout(checkoutUrl);
    expect(await ask(payments.gatewayCheckout, { query: { orderId } })).toMatchObject({
      amount: chosen.total,
      description: 'Flights',
    });
    await ask(payments.gatewayAttempt, { body: { orderId, method: 'upi', outcome: 'success' } });
    expect(pathAfterCheckout({ razorpay_order_id: orderId, razorpay_signature: 'mock' })).toBe(
      `/flights/confirmation?bookingId=${bookingId}`,
    );
    expect(await ask(bookings.details, { query: { bookingId } })).toMatchObject({
      state: 'confirmed',
      parts: [{ state: 'ticketed' }],
    });
    expect(new TextDecoder().decode(await ask(bookings.ticket, { query: { bookingId } }))).toContain('ticket 000');
    expect((await ask(bookings.boardingCodes, { query: { bookingId } })).codes[0]).toMatchObject({ width: 23 });

    const bag = { kind: 'bag' as const, passenger: 1, bound: 0, code: 'BG05' };
    const flight = `XX9011.${stay.checkIn}`;
    const offered = await ask(bookings.extrasOffered, { query: { bookingId } });
    expect(offered.bounds[0]?.flights[0]?.flightId).toBe(flight);
    expect((await ask(bookings.seatsOffered, { query: { bookingId, flight } })).open).toBeGreaterThan(0);
    const added = await ask(bookings.priceAddedExtras, { body: { bookingId, extras: [bag] } });
    const adding = await ask(bookings.addExtras, { body: { bookingId, extras: [bag], expectedDue: added.due } });
    const total = chosen.total + added.due;
    if (adding.checkoutUrl)
      await ask(payments.gatewayAttempt, {
        body: { orderId: orderOfCheckout(adding.checkoutUrl), method: 'upi', outcome: 'success' },
      });
    expect(await ask(bookings.details, { query: { bookingId } })).toMatchObject({
      state: 'confirmed',
      total,
      amendments: [{ kind: 'extras', state: 'done' }],
    });

    const later = out.replace(stay.checkIn, addDays(stay.checkIn, 1));
    const { options } = await ask(bookings.changeFlightOptions, {
      query: { bookingId, bound: '0', date: addDays(stay.checkIn, 1) },
    });
    expect(options.find(({ offer }) => offer === later)).toMatchObject({ policy: null });
    const { due } = await ask(bookings.changeFlightQuote, { query: { bookingId, bound: '0', offer: later } });
    const changing = await ask(bookings.changeFlight, {
      body: { bookingId, bound: 0, offer: later, expectedDue: due },
    });
    const changeOrder = orderOfCheckout(changing.checkoutUrl);
    if (due > 0) {
      expect(changing.booking).toMatchObject({
        state: 'paying_change',
        total: total,
        amendments: [{ state: 'done' }, { state: 'paying', amount: due }],
      });
      await ask(payments.gatewayAttempt, { body: { orderId: changeOrder, method: 'upi', outcome: 'success' } });
      expect(pathAfterCheckout({ razorpay_order_id: changeOrder, razorpay_signature: 'mock' })).toBe(
        `/bookings/details?bookingId=${bookingId}`,
      );
    }
    expect(await ask(bookings.details, { query: { bookingId } })).toMatchObject({
      state: 'confirmed',
      total: total + due,
      bounds: [{ offer: later }, {}],
      amendments: [{ state: 'done' }, { kind: 'change', state: 'done' }],
    });
    const quote = await ask(bookings.cancelFlightQuote, { query: { bookingId, bounds: '1', passengers: '1' } });
    expect(quote.whole).toBe(false);
    const part = await ask(bookings.cancelFlight, {
      body: { bookingId, bounds: [1], passengers: [1], expectedRefund: quote.refund, refundTo: 'wallet' },
    });
    expect(part).toMatchObject({ state: 'confirmed', total: total + due - quote.refund });
    expect(await ask(bookings.acceptSchedule, { body: { bookingId } })).toMatchObject({ scheduleChange: null });
    const rest = await ask(bookings.cancelQuote, { query: { bookingId } });
    expect(
      await ask(bookings.cancel, { body: { bookingId, expectedRefund: rest.refund, refundTo: 'wallet' } }),
    ).toMatchObject({ state: 'cancelled', refund: { amount: rest.refund } });
  });
}
