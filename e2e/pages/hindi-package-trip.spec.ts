import type { PackageBooking } from '#features/bookings/contract.ts';
import { clickAt } from '../support/by-position.ts';
import { errorsOf, expectInHindi, picture, someoneInHindi } from '../support/hindi.ts';
import { dialogInHindi } from '../support/hindi-flight.ts';
import { namesInPackage } from '../support/hindi-package.ts';
import { confirmedPackage, heldPackage, JOURNEY, someDeparture, TWO } from '../support/package.ts';
import { expect, test, type Page } from '../support/test.ts';
import { ask, asked, payOrder } from '../support/trips.ts';
import { orderOfCheckout } from '../../tests/support/order-of-checkout.ts';

type Call = Parameters<typeof ask>[0];
const KEPT = 'Vegetarian, please';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const openTrip = (page: Page, { _id }: Pick<PackageBooking, '_id'>) => page.goto(`/bookings/details?bookingId=${_id}`);
const now = (call: Call, { _id }: Pick<PackageBooking, '_id'>) =>
  ask<PackageBooking>(call, `/api/bookings/details?bookingId=${_id}`);

/** A package with a car, a night before and a guide, that is paid. */
async function withExtras(call: Call): Promise<PackageBooking> {
  const { date } = await someDeparture(call, TWO, JOURNEY, 40, 'before-1');
  const { _id: bookingId, total } = await ask<PackageBooking>(call, '/api/bookings/packages/quote', {
    slug: JOURNEY,
    departure: date,
    rooms: TWO,
    extras: [
      { code: 'arrival', quantity: 1 },
      { code: 'before', quantity: 1 },
      { code: 'guide', quantity: 2 },
    ],
    shownTotal: 100,
  });
  await ask(call, '/api/bookings/hold', { bookingId, acceptedTotal: total });
  const { firstName, lastName, email, mobile } = call.person;
  const details = { guests: [{ title: 'Ms', firstName, lastName }], email, mobile, requests: KEPT };
  await ask(call, '/api/bookings/guests', { bookingId, details });
  const { checkoutUrl } = await ask<{ checkoutUrl: string }>(call, '/api/bookings/pay', {
    bookingId,
    expectedTotal: total,
  });
  await payOrder(call, orderOfCheckout(checkoutUrl));
  return now(call, { _id: bookingId });
}

test.describe('a reader of Hindi with a booked package', { tag: '@phone' }, () => {
  test('[9.9] reads its page, changes a guest, and cancels it', async ({ page }) => {
    test.slow();
    const broken = errorsOf(page);
    const person = await someoneInHindi(page);
    const call = asked(page, person);
    const unpaid = await heldPackage(call);
    const trip = await withExtras(call);
    const names = [...namesInPackage(trip), ...namesInPackage(unpaid), KEPT, person.email];
    await page.goto('/bookings');
    await clickAt(page, page.getByRole('link', { name: /कन्फ़र्म, कोड/ }).first());
    await page.waitForURL('**/bookings/details?**');
    await expect(page.getByText(/^कन्फ़र्म। कोड/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'यात्रा में जोड़ा गया' })).toBeVisible();
    await expect(page.getByText('1 अतिरिक्त रात पहले')).toBeVisible();
    await expect(page.getByText('टूर ऑपरेटर से अनुरोध')).toBeVisible();
    const places = page.getByRole('list', { name: 'यात्रा की जगहें' }).getByRole('listitem');
    await expect(places.nth(1)).toContainText('मुन्नार दिन 2 से 3');
    await expectInHindi(page, 'a booked package', names);
    await picture(page, 'trip');

    await clickAt(page, button(page, 'मेहमान या अनुरोध बदलें'));
    await expect(page.getByRole('dialog', { name: 'मेहमान और अनुरोध' })).toBeVisible();
    await dialogInHindi(page, names);
    await clickAt(page, page.getByRole('dialog').getByRole('button', { name: 'सहेजें', exact: true }));
    await expect(
      page.getByRole('region', { name: 'सूचना' }).getByText('नए नाम और अनुरोध टूर ऑपरेटर को मिल गए हैं।'),
    ).toBeVisible();

    await clickAt(page, button(page, 'बुकिंग रद्द करें'));
    const dialog = page.getByRole('dialog', { name: 'यह बुकिंग रद्द करें?' });
    await expect(dialog.getByText(/वापस मिलेंगे/).first()).toBeVisible();
    await dialogInHindi(page, names);
    await expectInHindi(page, 'the dialog that cancels a package', names);
    await picture(page, 'cancel');
    await clickAt(page, dialog.getByText('पूरा आपके वॉलेट में'));
    await clickAt(page, dialog.getByRole('button', { name: 'बुकिंग रद्द करें' }));
    await expect(page.getByText(/आपके वॉलेट में वापस/).first()).toBeVisible();
    await expectInHindi(page, 'a cancelled package', names);
    await picture(page, 'cancelled');
    await page.goto('/account/wallet');
    await expect(page.getByRole('cell', { name: /^रिफ़ंड: / }).first()).toBeVisible();
    await expectInHindi(page, 'the wallet with its refund', names);

    await openTrip(page, unpaid);
    await expect(page.getByText(/^भुगतान अभी बाकी है। आपकी जगहें .+ तक रोकी गई हैं।$/)).toBeVisible();
    await expectInHindi(page, 'a package that is not paid', names);
    expect(broken).toEqual([]);
  });

  test('[9.9] changes its departure: left unpaid it stands, paid it has its new days', async ({ page }) => {
    test.slow();
    const broken = errorsOf(page);
    const call = asked(page, await someoneInHindi(page));
    const trip = await confirmedPackage(call, TWO, true);
    const { options } = await ask<{ options: { departure: string; due: number }[] }>(
      call,
      `/api/bookings/packages/change-options?bookingId=${trip._id}`,
    );
    const names = namesInPackage(trip);
    const dialog = page.getByRole('dialog', { name: 'प्रस्थान की तारीख बदलें' });
    const pays = dialog.getByRole('button', { name: /^₹[\d,]+ चुकाएँ और बदलें$/ });
    /** The first of the dearer departures that has rooms: the dialog says of the others that they have none. */
    const choose = async () => {
      await openTrip(page, trip);
      await clickAt(page, button(page, 'प्रस्थान की तारीख बदलें'));
      await expect(dialog.getByText(/^अभी तारीख बदलना मुफ़्त है: ₹[\d,]+ नई तारीख की कीमत में समायोजित होंगे।/)).toBeVisible();
      if (options.length > 6) await clickAt(page, dialog.getByRole('button', { name: /^सभी \d+ प्रस्थान दिखाएँ$/ }));
      for (const { departure } of options.filter(({ due }) => due > 0)) {
        await clickAt(page, dialog.locator(`input[value="${departure}"]`));
        await expect(pays.or(dialog.locator('[role=alert]:not(:empty)')).first()).toBeVisible();
        if (await pays.isVisible()) return;
      }
      throw new Error('No other departure costs more and has rooms.');
    };
    await choose();
    await expect(dialog.getByText('नई तारीख, टैक्स सहित')).toBeVisible();
    await dialogInHindi(page, names);
    await expectInHindi(page, 'the dialog that changes the departure', names);
    await picture(page, 'departure');
    await clickAt(page, pays);
    await page.waitForURL('**/gateway/checkout/**');
    await expectInHindi(page, 'the payment of a change', names);

    await openTrip(page, trip);
    const waits = page.getByRole('region', { name: 'तारीख के बदलाव का भुगतान बाकी है' });
    await expect(waits.getByText(/से बदलकर .+ की जाएँगी।$/)).toBeVisible();
    await expectInHindi(page, 'a change of departure that is not paid', names);
    await picture(page, 'waits');
    await clickAt(page, waits.getByRole('button', { name: 'तारीख न बदलें' }));
    await expect(page.getByText(/आपका पैकेज पहले की तारीख पर ही है।/).first()).toBeVisible();
    await expectInHindi(page, 'a change of departure that nobody paid', names);

    await choose();
    await clickAt(page, pays);
    await page.waitForURL('**/gateway/checkout/**');
    await clickAt(page, button(page, /^₹[\d,]+ चुकाएँ$/));
    await page.waitForURL('**/bookings/details?**');
    await expect(page.getByRole('heading', { name: 'बदली गई तारीखें' })).toBeVisible();
    await expectInHindi(page, 'a package on its new departure', [...names, ...namesInPackage(await now(call, trip))]);
    await picture(page, 'changed');
    expect(broken).toEqual([]);
  });

  test('[9.9] pays it in parts, and reads what is due and what happens if it is not paid', async ({ page }) => {
    test.slow();
    const broken = errorsOf(page);
    const call = asked(page, await someoneInHindi(page));
    const { _id, total } = await heldPackage(call, TWO, 70);
    const { checkoutUrl } = await ask<{ checkoutUrl: string }>(call, '/api/bookings/pay', {
      bookingId: _id,
      expectedTotal: total,
      paying: 'deposit',
    });
    await payOrder(call, orderOfCheckout(checkoutUrl));
    const names = namesInPackage(await now(call, { _id }));
    await openTrip(page, { _id });
    const payments = page.getByRole('region', { name: 'भुगतान' });
    await expect(payments.getByText(/को चुकाए गए$/)).toBeVisible();
    await expect(payments.getByText(/तब तक भुगतान न होने पर बुकिंग रद्द हो जाएगी/)).toBeVisible();
    await expect(payments.getByRole('button', { name: 'रसीद' })).toBeVisible();
    await expect(page.getByText(/^इस पैकेज का भुगतान किस्तों में है/)).toBeVisible();
    await expectInHindi(page, 'a package that is paid in parts', names);
    await picture(page, 'parts');
    await clickAt(page, payments.getByRole('button', { name: /^₹[\d,]+ चुकाएँ$/ }));
    await page.waitForURL('**/gateway/checkout/**');
    await expectInHindi(page, 'the payment of the second part', names);
    await openTrip(page, { _id });
    await expect(payments.getByText(/का एक भुगतान पेमेंट पेज पर खुला है।/)).toBeVisible();
    await expectInHindi(page, 'a later payment that is open', names);
    await clickAt(page, payments.getByRole('button', { name: 'अभी न चुकाएँ' }));
    await clickAt(page, payments.getByRole('button', { name: /^बाकी पूरी रकम चुकाएँ, ₹/ }));
    await page.waitForURL('**/gateway/checkout/**');
    await clickAt(page, button(page, /^₹[\d,]+ चुकाएँ$/));
    await page.waitForURL('**/bookings/details?**');
    await expect(payments.getByText(/को चुकाए गए$/)).toHaveCount(3);
    await expectInHindi(page, 'a package whose parts are all paid', names);
    expect(broken).toEqual([]);
  });
});
