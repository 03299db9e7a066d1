import { expectAccessible } from '../support/axe.ts';
import { newPerson, rememberedIn } from '../support/person.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { expect, test } from '../support/test.ts';
import { ask, atGateway, payOrder } from '../support/trips.ts';

test(
  '[7.20] a hotel that never answers: staff find the booking, record its code, and the traveller’s trip shows it',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    test.slow(); // the operator's command starts a process
    const person = await newPerson(request);
    const asked = { request, person };
    const [booking, other] = [
      await atGateway(asked, { slug: 'sentinel-silent' }),
      await atGateway(asked, { slug: 'sentinel-silent', from: 60 }),
    ];
    for (const { orderId } of [booking, other]) await payOrder(asked, orderId);
    const look = (bookingId: string) =>
      ask<{ state: string }>(asked, `/api/bookings/details?bookingId=${bookingId}`).then(({ state }) => state);
    expect(await look(booking.booking._id)).toBe('unknown');

    await page.goto('/desk/bookings');
    await signInAtDesk(page, await aStaffAccount(request));
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Bookings that need attention' })).toContainText('Silent House');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(
      page.getByText('Enter a booking code, PNR, ticket number, invoice number or email address.'),
    ).toBeVisible();
    await expectAccessible(page, 'the desk’s bookings');
    await page.getByLabel('Find a booking or request').fill(person.email.toUpperCase());
    await page.keyboard.press('Enter');
    const found = page.getByRole('list', { name: 'Bookings found' });
    await expect(found.getByRole('listitem')).toHaveCount(2);
    await expect(found).not.toContainText(person.email);
    await found.getByRole('link').last().click(); // the latest booking comes first

    await expect(page.getByRole('heading', { level: 1, name: 'Silent House' })).toBeVisible();
    await expect(page.getByText('Paid, and the hotel has not said whether it is booked.')).toBeVisible();
    await expectAccessible(page, 'a booking at the desk');
    await page.getByRole('button', { name: 'Ask the supplier again now' }).click();
    await page.getByRole('dialog').getByLabel('Why').fill('Their system is up again.');
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('had the supplier asked again: “Their system is up again.”')).toBeVisible();

    await page.getByRole('button', { name: 'Record as confirmed' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Did Silent House confirm this booking?' });
    await expect(dialog.getByLabel('Confirmation code')).toBeFocused();
    await dialog.getByRole('button', { name: 'Record as confirmed' }).click();
    await expect(dialog.getByText('Enter the confirmation code.')).toBeVisible();
    await expect(dialog.getByText('Write in a few words why.')).toBeVisible();
    await expectAccessible(page, 'what a confirmation means');
    await dialog.getByLabel('Confirmation code').fill('SH 48 213');
    await dialog.getByLabel('Why').fill('Mr Thomas of the front desk said so at 11:40.');
    await dialog.getByRole('button', { name: 'Record as confirmed' }).press('Enter');
    await expect(page.getByText('This booking is confirmed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Record as confirmed' })).toHaveCount(0);
    await expect(page.getByText('The hotel confirmed.')).toBeVisible();

    await rememberedIn(context, person);
    const trip = await context.newPage();
    await trip.goto(`/confirmationbooking?bookingId=${booking.booking._id}`);
    await expect(trip.getByRole('heading', { name: 'Silent House is confirmed' })).toBeVisible();
    await expect(trip.getByText('SH 48 213').first()).toBeVisible();

    await page.goto(`/desk/bookings?bookingId=${other.booking._id}`);
    await page.getByRole('button', { name: 'Not booked: refund everything' }).click();
    await expect(page.getByRole('dialog')).toContainText('to where it was paid from');
    await page.getByRole('dialog').getByLabel('Why').fill('The hotel is full, its manager says.');
    await page.getByRole('button', { name: /^Refund ₹/ }).click();
    await expect(page.getByText(/The hotel could not confirm this booking/)).toBeVisible();
    await expect(page.getByText(/The gateway made the refund of ₹/)).toBeVisible();
    expect(await look(other.booking._id)).toBe('failed');

    await page.goto('/desk');
    await expect(page.getByText(/Bookings: (none needs attention|\d+ bookings? needs? attention)\./)).toBeVisible();
  },
);
