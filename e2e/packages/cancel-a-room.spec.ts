import type { PackageBooking } from '#features/bookings/contract.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { confirmedPackage } from '../support/package.ts';
import { someoneSignedIn } from '../support/person.ts';
import { expect, test } from '../support/test.ts';
import { ask, asked } from '../support/trips.ts';

const FAMILY = [
  { adults: 2, childAges: [] },
  { adults: 2, childAges: [8] },
];

test(
  '[7.20] one room of a package is cancelled with its travellers: nothing is ticked, the refund is that of the room, and the others travel',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const call = asked(page, person);
    const { _id } = await confirmedPackage(call, FAMILY);
    const { rooms, total } = await ask<PackageBooking>(call, '/api/bookings/guests', {
      bookingId: _id,
      details: {
        guests: [
          { title: 'Ms', firstName: 'Asha', lastName: 'Rao' },
          { title: 'Mr', firstName: 'Vikram', lastName: 'Sen' },
        ],
        email: person.email,
        mobile: person.mobile,
      },
    });
    const shown = (amount: number) => formatMoney(money(amount));

    await page.goto(`/bookings/details?bookingId=${_id}`);
    await clickAt(page, page.getByRole('button', { name: 'Cancel rooms or the booking' }));
    const dialog = page.getByRole('dialog', { name: 'What do you want to cancel?' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Cancel this room' })).toBeHidden();
    await expect(dialog.getByText('Choose at least one room. Its travellers are cancelled with it.')).toBeVisible();

    await clickAt(page, dialog.getByText(/Room 2: Mr Vikram Sen, 2 adults, 1 child/));
    await expect(dialog.getByText(`${shown(rooms[1]!.share)} will be refunded`)).toBeVisible();
    await expect(dialog.getByText('The others travel as booked.')).toBeVisible();
    await expectAccessible(page, 'the dialog that cancels a room of a package');
    await page.screenshot({ path: test.info().outputPath('dialog.png') });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot({ path: test.info().outputPath('dialog-dark.png') });
    await page.emulateMedia({ colorScheme: 'light' });
    await clickAt(page, dialog.getByText(/Room 1: Ms Asha Rao/));
    await expect(dialog.getByText(`${shown(total)} will be refunded`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel the booking' })).toBeVisible();
    await clickAt(page, dialog.getByText(/Room 1: Ms Asha Rao/));
    await expect(dialog.getByText(`${shown(rooms[1]!.share)} will be refunded`)).toBeVisible();
    await clickAt(page, dialog.getByRole('button', { name: 'Cancel this room' }));

    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Cancelled rooms' })).toBeVisible();
    await expect(page.getByText('Cancelled: 1 room, of Mr Vikram Sen')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel this booking' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change departure' })).toBeVisible();
    await expect(page.getByText('Ms Asha Rao').first()).toBeVisible();
    await expectAccessible(page, 'a package with a room cancelled');
    await page.screenshot({ path: test.info().outputPath('trip.png'), fullPage: true });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot({ path: test.info().outputPath('trip-dark.png'), fullPage: true });
    await page.emulateMedia({ colorScheme: 'light' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Credit note\. Cancelled: 1 room/ }).click(),
    ]);
    expect(file.suggestedFilename()).toContain('pdf');
    const now = await ask<PackageBooking>(call, `/api/bookings/details?bookingId=${_id}`);
    expect(now).toMatchObject({ state: 'confirmed', total: rooms[0]!.share, rooms: [{ at: 0 }] });

    await page.goto('/bookings');
    await expect(page.getByRole('link', { name: 'Upcoming, 1' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Kerala: hills and backwaters/ })).toContainText('Confirmed, code');
    await page.screenshot({ path: test.info().outputPath('list.png'), fullPage: true });
  },
);
