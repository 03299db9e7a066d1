import { expect, it } from 'vitest';
import * as bookings from '#features/bookings/contract.ts';
import * as packages from '#features/packages/contract.ts';
import * as payments from '#features/payments/contract.ts';
import { placesOf } from '#features/packages/rules/party.ts';
import { linesOfExtras } from '#features/packages/rules/price-of-extras.ts';
import { priceOfParty } from '#features/packages/rules/price-of-party.ts';
import { addDays } from '#lib/shared/dates.ts';
import { ask, signIn, today } from './ask.ts';
import { orderOfCheckout } from '../order-of-checkout.ts';

/** A package from the list to its cancellation, with its documents. Registers its tests. */
export function packagesAnswer(): void {
  it('a package from the list to its cancellation, with its documents', async () => {
    const { packages: listed, filters } = await ask(packages.listPackages, { query: { theme: 'coast' } });
    expect(listed.every(({ theme }) => theme === 'coast')).toBe(true);
    expect(filters.themes.length).toBeGreaterThan(1);
    const slug = listed[0]!.slug;
    const rooms = [{ adults: 2, childAges: [7] }];
    const { departures } = await ask(packages.getPackage, { query: { slug } });
    const departure = departures.find(({ date, left }) => date > addDays(today, 40) && left >= placesOf(rooms))!;
    await expect(ask(packages.getPackage, { query: { slug: 'nowhere' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });

    await signIn();
    const { total } = priceOfParty(departure.prices, departure.tax, rooms);
    const quote = { slug, departure: departure.date, rooms, shownTotal: total };
    expect((await ask(bookings.quotePackage, { body: { ...quote, shownTotal: total - 100 } })).change).toMatchObject({
      before: { total: total - 100 },
      after: { total },
    });
    const quoted = await ask(bookings.quotePackage, { body: quote });
    expect(quoted).toMatchObject({ state: 'quoted', total, change: null });
    const query = { bookingId: quoted._id };
    expect(await ask(bookings.hold, { body: { ...query, acceptedTotal: total } })).toMatchObject({ state: 'held' });
    const left = (await ask(packages.getPackage, { query: { slug } })).departures.find(
      ({ date }) => date === departure.date,
    )!.left;
    expect(left).toBe(departure.left - placesOf(rooms));
    const details = {
      guests: [{ title: 'Ms' as const, firstName: 'Asha', lastName: 'Iyer' }],
      email: 'asha@demo.sarai.in',
      mobile: '+91 90000 00001',
    };
    await ask(bookings.saveGuests, { body: { ...query, details } });
    const { checkoutUrl } = await ask(bookings.pay, { body: { ...query, expectedTotal: total } });
    const orderId = orderOfCheckout(checkoutUrl);
    expect(await ask(payments.gatewayCheckout, { query: { orderId } })).toMatchObject({
      description: 'Holiday package',
      amount: total,
    });
    await ask(payments.gatewayAttempt, { body: { orderId, method: 'upi', outcome: 'success' } });
    const booked = await ask(bookings.details, { query });
    expect(booked).toMatchObject({ category: 6, state: 'confirmed', documents: { voucher: true } });
    expect(booked.trail.map(({ stage }) => stage)).toEqual(['package', 'review', 'hold', 'payment']);
    expect(await ask(bookings.list, { body: { when: 'upcoming', travelCategories: [6] } })).toMatchObject({ count: 1 });
    const text = async (file: Promise<Uint8Array>) => new TextDecoder().decode(await file);
    expect(await text(ask(bookings.voucher, { query }))).toContain(booked.confirmationCode);
    expect(await text(ask(bookings.invoice, { query }))).toContain(booked.documents.invoice);
    expect(await text(ask(bookings.calendar, { query }))).toContain('BEGIN:VEVENT');

    const { refund, steps } = await ask(bookings.cancelQuote, { query });
    expect([refund, steps.length]).toEqual([total, 4]);
    const cancelled = await ask(bookings.cancel, { body: { ...query, expectedRefund: refund, refundTo: 'wallet' } });
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      refund: { amount: total, to: 'wallet', state: 'processed' },
    });
    expect(await text(ask(bookings.creditNote, { query }))).toContain(cancelled.documents.creditNote);
  });

  it('a package with a deposit is paid in parts', async () => {
    await signIn();
    const { packages: listed } = await ask(packages.listPackages, { query: {} });
    const slug = listed[0]!.slug;
    const { departures } = await ask(packages.getPackage, { query: { slug } });
    const { date, prices, tax } = departures.find((one) => one.date > addDays(today, 60) && one.left >= 2)!;
    const rooms = [{ adults: 2, childAges: [] }];
    const { total } = priceOfParty(prices, tax, rooms);
    const { _id: bookingId } = await ask(bookings.quotePackage, {
      body: { slug, departure: date, rooms, shownTotal: total },
    });
    const { instalments } = (await ask(bookings.hold, {
      body: { bookingId, acceptedTotal: total },
    })) as bookings.PackageBooking;
    const [deposit, second] = instalments!.payments;
    const details = {
      guests: [{ title: 'Ms' as const, firstName: 'Asha', lastName: 'Iyer' }],
      email: 'asha@demo.sarai.in',
      mobile: '+91 90000 00001',
    };
    await ask(bookings.saveGuests, { body: { bookingId, details } });
    const checkout = async ({ checkoutUrl }: { checkoutUrl: string | null }) => {
      const orderId = orderOfCheckout(checkoutUrl);
      const { amount } = await ask(payments.gatewayCheckout, { query: { orderId } });
      await ask(payments.gatewayAttempt, { body: { orderId, method: 'upi', outcome: 'success' } });
      return amount;
    };
    const paid = await ask(bookings.pay, { body: { bookingId, expectedTotal: total, paying: 'deposit' } });
    expect(await checkout(paid)).toBe(deposit!.amount);
    const look = () => ask(bookings.details, { query: { bookingId } });
    expect(await look()).toMatchObject({
      state: 'confirmed',
      documents: { invoice: null },
      instalments: { chosen: true, open: total - deposit!.amount },
    });
    const next = { bookingId, payments: 'next' as const, expectedAmount: second!.amount };
    await ask(bookings.payInstalment, { body: next });
    expect(await ask(bookings.release, { body: { bookingId } })).toMatchObject({ state: 'confirmed' });
    expect(await checkout(await ask(bookings.payInstalment, { body: next }))).toBe(second!.amount);
    const { refund, charge } = await ask(bookings.cancelQuote, { query: { bookingId } });
    expect([refund, charge]).toEqual([deposit!.amount + second!.amount, 0]);
    const open = total - refund;
    await checkout(await ask(bookings.payInstalment, { body: { bookingId, payments: 'all', expectedAmount: open } }));
    expect(await look()).toMatchObject({ instalments: { open: 0 }, payment: { gateway: total } });
  });

  it('a package is changed to another departure: left unpaid it stands, paid it is on the new one', async () => {
    await signIn();
    const slug = 'golden-triangle';
    const rooms = [{ adults: 2, childAges: [] }];
    const { departures } = await ask(packages.getPackage, { query: { slug } });
    const { date, prices, tax } = departures.find((one) => one.date > addDays(today, 40) && one.left >= 2)!;
    const { total } = priceOfParty(prices, tax, rooms);
    const { _id: bookingId } = await ask(bookings.quotePackage, {
      body: { slug, departure: date, rooms, shownTotal: total },
    });
    await ask(bookings.hold, { body: { bookingId, acceptedTotal: total } });
    const guests = [{ title: 'Ms' as const, firstName: 'Asha', lastName: 'Iyer' }];
    const details = { guests, email: 'asha@demo.sarai.in', mobile: '+91 90000 00001' };
    await ask(bookings.saveGuests, { body: { bookingId, details } });
    const pay = async ({ checkoutUrl }: { checkoutUrl: string | null }) => {
      const orderId = orderOfCheckout(checkoutUrl);
      await ask(payments.gatewayAttempt, { body: { orderId, method: 'upi', outcome: 'success' } });
    };
    await pay(await ask(bookings.pay, { body: { bookingId, expectedTotal: total } }));
    const { options, charge } = await ask(bookings.changeDepartureOptions, { query: { bookingId } });
    expect(charge).toBe(0);
    const dearer = options.find(({ due }) => due > 0) ?? options[0]!;
    const { departure, due } = dearer;
    const quote = await ask(bookings.changeDepartureQuote, { query: { bookingId, departure } });
    expect(quote).toMatchObject({ due, total: total + due });
    const change = { bookingId, departure, expectedDue: due };
    if (due > 0) {
      const { booking } = await ask(bookings.changeDeparture, { body: change });
      expect(booking).toMatchObject({ state: 'paying_change', departure: date });
      expect(await ask(bookings.release, { body: { bookingId } })).toMatchObject({ state: 'confirmed', total });
      await pay(await ask(bookings.changeDeparture, { body: change }));
    } else await ask(bookings.changeDeparture, { body: change });
    const now = (await ask(bookings.details, { query: { bookingId } })) as bookings.PackageBooking;
    expect(now).toMatchObject({
      state: 'confirmed',
      departure,
      total: total + due,
      amendments: [{ kind: 'departure', state: 'done' }],
    });
    expect(now.days[0]!.date).toBe(departure);
    const [back] = (await ask(bookings.changeDepartureOptions, { query: { bookingId } })).options;
    expect(back).toBeTruthy();
  });

  it('a package with extras has them in its price; what its journey does not offer is refused', async () => {
    await signIn();
    const slug = 'golden-triangle';
    const rooms = [{ adults: 2, childAges: [] }];
    const { departures, package: journey } = await ask(packages.getPackage, { query: { slug } });
    const { date, prices, tax } = departures.find(({ left }) => left >= 2)!;
    const quote = (code: packages.PackageExtraChoice['code']) => {
      const extras = [{ code, quantity: 1 }];
      const { total } = priceOfParty(prices, tax, rooms, linesOfExtras(journey.extras, extras, rooms));
      return ask(bookings.quotePackage, { body: { slug, departure: date, rooms, extras, shownTotal: total } });
    };
    const quoted = await quote('guide');
    expect(quoted).toMatchObject({
      change: null,
      extras: [{ code: 'guide', quantity: 1, title: 'Private guide (1 day)' }],
    });
    expect(quoted.trail.map(({ stage }) => stage)).toEqual(['package', 'review', 'extras']);
    await expect(quote('departure')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('a held package is released', async () => {
    await signIn();
    const { packages: listed } = await ask(packages.listPackages, { query: {} });
    const slug = listed[0]!.slug;
    const { departures } = await ask(packages.getPackage, { query: { slug } });
    const { date, prices, tax } = departures.find(({ left }) => left >= 2)!;
    const rooms = [{ adults: 2, childAges: [] }];
    const { total } = priceOfParty(prices, tax, rooms);
    const { _id: bookingId } = await ask(bookings.quotePackage, {
      body: { slug, departure: date, rooms, shownTotal: total },
    });
    await ask(bookings.hold, { body: { bookingId, acceptedTotal: total } });
    expect(await ask(bookings.release, { body: { bookingId } })).toMatchObject({ state: 'expired' });
  });
}
