import { expect, it } from 'vitest';
import * as bookings from '#features/bookings/contract.ts';
import * as budgets from '#features/budgets/contract.ts';
import * as payments from '#features/payments/contract.ts';
import { addDays } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { mockGuestToken } from '#mocks/answers/guest-links.ts';
import { memory } from '#mocks/memory/memory.ts';
import { pathAfterCheckout } from '#mocks/answers/payments.ts';
import { ask, signInForWork, stay, today } from './ask.ts';
import { orderOfCheckout } from '../order-of-checkout.ts';

/** Booking for a company under its policy. Registers its tests. */
export function companyBookingsAnswer(): void {
  it('somebody books a stay for the company', async () => {
    await signInForWork();
    const [me, city] = ['usr_mockpriya', 'kochi'];
    const party = { travellerIds: [me], guests: 0 };
    const alone = { ...stay, rooms: [{ adults: 1, childAges: [] }] };
    const whom = await ask(bookings.travellers, { query: {} });
    expect(whom.booksFor).toBe('company'); // an administrator holds every right
    expect(whom.travellers[0]?._id).toBe(me);
    const { stays } = await ask(bookings.companyStays, { body: { city, stay: alone, party } });
    const inside = stays.filter(({ verdict }) => verdict.inPolicy);
    const outside = stays.find(({ verdict }) => !verdict.inPolicy);
    expect(outside?.verdict.reasons[0]?.text).toBeTruthy();
    await expect(ask(bookings.companyStays, { body: { city, stay, party } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    const open = async (slug: string, wanted: boolean) => {
      const { hotel, rooms, verdicts } = await ask(bookings.companyRooms, {
        body: { hotel: slug, stay: alone, party },
      });
      const rates = rooms.flatMap((room) => room.rates);
      const rate = verdicts.find(
        ({ verdict, ratePlanId }) =>
          verdict.inPolicy === wanted &&
          !(wanted && rates.find((one) => one.ratePlanId === ratePlanId)?.name === 'Non-refundable'), // its dates are changed below
      );
      if (!rate) return null;
      const shownTotal =
        rates.find(({ ratePlanId }) => ratePlanId === rate.ratePlanId)?.price.qOfferedPriceRoundedOff ?? 0;
      const { bookingId } = await ask(bookings.companyQuote, {
        body: {
          hotelId: hotel._id,
          roomTypeId: rate.roomTypeId,
          ratePlanId: rate.ratePlanId,
          stay: alone,
          party,
          shownTotal,
        },
      });
      return { bookingId, acceptedTotal: shownTotal };
    };
    await expect(ask(bookings.hold, { body: (await open(outside?.slug ?? '', false))! })).rejects.toMatchObject({
      code: 'OUT_OF_POLICY',
    });
    const refundable = [];
    for (const { slug } of inside) refundable.push(...[await open(slug, true)].filter((quote) => quote !== null));
    const held = await ask(bookings.hold, { body: refundable[0]! });
    expect(held).toMatchObject({ state: 'held', company: { inPolicy: true } });
    await ask(budgets.addBudget, {
      body: {
        kind: 'department',
        departmentId: 'dep_management',
        startsOn: addDays(today, -400),
        endsOn: addDays(today, 400),
        amount: held.total + 100,
        whenExceeded: 'stop',
      },
    });
    expect((await ask(budgets.tripBudgets, { query: { bookingId: held._id } })).statuses).toMatchObject([
      { exceeded: false, stops: true },
    ]);
    expect((await ask(budgets.budgetList)).budgets).toMatchObject([{ reserved: held.total, left: 100, trips: 1 }]);
    expect(await ask(bookings.companyMoney, { query: { bookingId: held._id } })).toEqual({
      paying: 'wallet',
      covers: 0,
      stopped: null,
    });
    const { topUpId } = await ask(bookings.addToCompanyWallet, { body: { amount: 50_000_00 } });
    expect(await ask(bookings.companyWallet, { query: {} })).toMatchObject({
      balance: 50_000_00,
      lines: [{ amount: 50_000_00, topUpId }],
    });
    expect(new TextDecoder().decode(await ask(bookings.companyWalletFile, { query: {} }))).toContain('50000');
    expect((await ask(bookings.companyWalletReceipt, { query: { topUpId } })).length).toBeGreaterThan(300);
    expect((await ask(bookings.companySpend, {})).company).toEqual({ trips: 0, total: 0 }); // held, not paid
    expect((await ask(bookings.companyTrips, { body: {} })).trips).toMatchObject([
      { _id: held._id, bookedBy: 'Priya Raghavan' },
    ]);
    expect(await ask(bookings.companyTrips, { body: { policy: 'outside' } })).toMatchObject({ trips: [] });
    expect(new TextDecoder().decode(await ask(bookings.companyTripsFile, { query: {} }))).toContain(held._id);
    await datesAsked(held._id, held.total);
  });

  it('a guest of the company enters their own details by a link', async () => {
    await signInForWork();
    memory().company.settings.guestsAllowed = true;
    const body = { city: 'kochi', stay, party: { travellerIds: ['usr_mockpriya'], guests: 1 } };
    const { stays } = await ask(bookings.companyStays, { body });
    const inside = stays.find(({ verdict }) => verdict.inPolicy)!;
    const { hotel, rooms } = await ask(bookings.companyRooms, {
      body: { hotel: inside.slug, stay, party: body.party },
    });
    const [room] = rooms;
    const [rate] = room!.rates;
    const { bookingId } = await ask(bookings.companyQuote, {
      body: {
        hotelId: hotel._id,
        roomTypeId: room!.roomTypeId,
        ratePlanId: rate!.ratePlanId,
        stay,
        party: body.party,
        shownTotal: rate!.price.qOfferedPriceRoundedOff,
      },
    });
    const guest = { bookingId, place: 1, name: 'Arjun', email: 'arjun@guest.example' };
    expect((await ask(bookings.askGuest, { body: guest })).places).toMatchObject([{ state: 'sent', place: 1 }]);
    await ask(bookings.withdrawGuestLink, { body: { bookingId, place: 1 } });
    await ask(bookings.askGuest, { body: guest });
    const token = mockGuestToken(bookingId, 1);
    expect(await ask(bookings.openGuestLink, { body: { token } })).toMatchObject({ name: 'Arjun' });
    const details = { title: 'Mr' as const, firstName: 'Arjun', lastName: 'Nair' };
    expect(await ask(bookings.sendGuestDetails, { body: { token, guest: details } })).toEqual({ sent: true });
    expect((await ask(bookings.guestLinks, { query: { bookingId } })).places).toMatchObject([
      { state: 'answered', given: details },
    ]);
    await expect(ask(bookings.openGuestLink, { body: { token } })).rejects.toMatchObject({ code: 'LINK_INVALID' });
  });

  it('somebody books a flight for the company, changes nothing that its policy does not pay for, and pays from its wallet', async () => {
    await signInForWork();
    const me = 'usr_mockpriya';
    const party = { travellerIds: [me], guests: 0 };
    const trip = { from: 'BLR', to: 'DEL', depart: addDays(today, 40), cabin: '2' };
    const { listing, bound, verdicts, evaluated, inside } = await ask(bookings.companyFlights, {
      body: { trip, party },
    });
    expect([bound, inside > 0]).toEqual([0, true]);
    const offers = listing.bounds[0]!.itineraries.flatMap(({ flights, fares }, at) =>
      fares.map(({ terms, total }, fare) => ({
        offer: [listing.terms[terms]!.family, ...flights.map((flight) => listing.flights[flight]!.id)].join('_'),
        total,
        verdict: verdicts[evaluated[at]![fare]!]!,
      })),
    );
    const [fits, over] = [
      offers.find(({ verdict }) => verdict.inPolicy)!,
      offers.find(({ verdict }) => !verdict.inPolicy)!,
    ];
    expect(over.verdict.change?.text).toMatch(/in policy/);
    const open = async ({ offer, total }: { offer: string; total: number }) => {
      const { bookingId, inPolicy } = await ask(bookings.companyFlightQuote, {
        body: { offers: [offer], party, shownTotal: total },
      });
      return { bookingId, inPolicy, acceptedTotal: total };
    };
    const { inPolicy, ...outside } = await open(over);
    expect(inPolicy).toBe(false);
    await expect(ask(bookings.hold, { body: outside })).rejects.toMatchObject({
      code: 'OUT_OF_POLICY',
      message: 'Only in-policy bookings can be booked. Choose another flight within the policy.',
    });
    const held = await ask(bookings.hold, { body: await open(fits) });
    expect(held).toMatchObject({ category: 2, state: 'held', company: { inPolicy: true, extras: [1] } });
    const flight = (held as bookings.FlightBooking).bounds[0]!.segments[0]!.flightId;
    await expect(
      ask(bookings.saveExtras, {
        body: { bookingId: held._id, extras: [{ kind: 'meal', passenger: 0, flight, code: 'AVML' }] },
      }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'extras.0': 'The policy does not pay for this. Nothing was added.' },
    });
    expect(await ask(bookings.companyMoney, { query: { bookingId: held._id, due: '100' } })).toEqual({
      paying: 'wallet',
      covers: 0,
      stopped: null,
    });
    expect((await ask(bookings.companyTrips, { body: {} })).trips).toMatchObject([
      { _id: held._id, category: 2, place: 'Delhi' },
    ]);
    await changeAsked(held._id, fits.offer, trip.depart);
  });
}

/** A stay is paid for, new dates of it are asked for, and the request withdrawn. */
async function datesAsked(bookingId: string, total: number): Promise<void> {
  const guest = { title: 'Ms' as const, firstName: 'Priya', lastName: 'Raghavan' };
  await ask(bookings.saveGuests, {
    body: {
      bookingId,
      details: { guests: [guest], email: 'priya@demo-company.sarai.in', mobile: '+91 98450 12345' },
      fields: { costCentre: 'CC-1', project: 'P', purpose: 'A visit' },
    },
  });
  await pay(bookingId, total);
  const dates = { checkIn: addDays(stay.checkIn, 30), checkOut: addDays(stay.checkOut, 30) };
  const { due, approval } = await ask(bookings.changeDatesQuote, { query: { bookingId, ...dates } });
  expect(approval).toBeNull();
  const asked = await ask(bookings.requestDatesChange, {
    body: { bookingId, ...dates, expectedDue: due, reason: 'The fair moved.' },
  });
  expect(asked.booking).toMatchObject({
    stay: { checkIn: stay.checkIn },
    requestedChange: { changeId: asked.changeId, state: 'waiting', due },
  });
  const { requestedChange } = await ask(bookings.withdrawDatesChange, { body: { bookingId } });
  expect(requestedChange).toBeUndefined();
  await expect(ask(bookings.withdrawDatesChange, { body: { bookingId } })).rejects.toMatchObject({
    code: 'STATE_BLOCKED',
  });
}

/** Pays at the gateway's checkout. */
async function pay(bookingId: string, expectedTotal: number): Promise<void> {
  const { checkoutUrl } = await ask(bookings.pay, { body: { bookingId, expectedTotal } });
  const orderId = orderOfCheckout(checkoutUrl);
  await ask(payments.gatewayAttempt, { body: { orderId, method: 'upi', outcome: 'success' } });
  pathAfterCheckout({ razorpay_order_id: orderId, razorpay_signature: 'mock' });
}

/** A flight is paid for, a change of it is asked for, and the request withdrawn. */
async function changeAsked(bookingId: string, offer: string, day: string): Promise<void> {
  const passenger = { type: 'ADT' as const, title: 'Ms' as const, firstName: 'Priya', lastName: 'Raghavan' };
  const { total } = await ask(bookings.saveTravellers, {
    body: {
      bookingId,
      details: { passengers: [passenger], email: 'priya@demo-company.sarai.in', mobile: '+91 98450 12345' },
      fields: { costCentre: 'CC-1', project: 'P', purpose: 'A visit' },
    },
  });
  await pay(bookingId, total);
  const asked = await requestLater(bookingId, offer, day);
  expect(asked.booking.requestedChange).toMatchObject({ changeId: asked.changeId, state: 'waiting' });
  const { requestedChange } = await ask(bookings.withdrawFlightChange, { body: { bookingId } });
  expect(requestedChange).toBeUndefined();
}

/** Asks for the first of the next days on which the flight is not sold out. */
async function requestLater(bookingId: string, offer: string, day: string, days = 1) {
  try {
    return await ask(bookings.requestFlightChange, {
      body: {
        bookingId,
        bound: 0,
        offer: offer.replaceAll(day, addDays(day, days)),
        expectedDue: 90_000_000,
        reason: 'The meeting moved.',
      },
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'SOLD_OUT' && days < 7)
      return requestLater(bookingId, offer, day, days + 1);
    throw error;
  }
}
