import type { StayBooking } from '#features/bookings/contract.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { someoneSignedIn } from '../support/person.ts';
import { expect, test } from '../support/test.ts';
import { ask, asked, confirmed } from '../support/trips.ts';

test(
  '[7.20] one room of two is cancelled: nothing is ticked, the refund is that of the room, and the other stands',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const call = asked(page, person);
    const { _id, rooms, total } = await confirmed(call, { city: 'jaipur', from: 60, rooms: 2 });
    await ask(call, '/api/bookings/guests', {
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
    await expect(dialog.getByText('Choose at least one room.')).toBeVisible();

    await clickAt(page, dialog.getByText(/Room 2: Mr Vikram Sen, 2 adults/));
    await expect(dialog.getByText(`${shown(rooms[1]!.total)} will be refunded`)).toBeVisible();
    await expectAccessible(page, 'the dialog that cancels a room');
    await clickAt(page, dialog.getByText(/Room 1: Ms Asha Rao/));
    await expect(dialog.getByText(`${shown(total)} will be refunded`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel the booking' })).toBeVisible();
    await clickAt(page, dialog.getByText(/Room 1: Ms Asha Rao/));
    await expect(dialog.getByText(`${shown(rooms[1]!.total)} will be refunded`)).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('dialog.png') });
    await clickAt(page, dialog.getByRole('button', { name: 'Cancel this room' }));

    await expect(dialog).toBeHidden();
    await expect(page.getByText('Cancelled: 1 room, of Mr Vikram Sen')).toBeVisible();
    await expect(page.getByText('2 adults · 1 room')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel this booking' })).toBeVisible();
    await expect(page.getByText('Ms Asha Rao').first()).toBeVisible();
    await expectAccessible(page, 'a stay with a room cancelled');
    await page.screenshot({ path: test.info().outputPath('trip.png'), fullPage: true });
    const now = await ask<StayBooking>(call, `/api/bookings/details?bookingId=${_id}`);
    expect(now).toMatchObject({ state: 'confirmed', total: rooms[0]!.total, rooms: [{ at: 0 }] });

    await page.goto('/bookings');
    await expect(page.getByRole('link', { name: 'Upcoming, 1' })).toBeVisible();
  },
);

test('[7.20] a whole stay is cancelled only once its refund was shown and was agreed to', async ({ page }) => {
  const call = asked(page, await someoneSignedIn(page));
  const { _id, total } = await confirmed(call, { city: 'udaipur', from: 60 });
  const state = async () => (await ask<StayBooking>(call, `/api/bookings/details?bookingId=${_id}`)).state;
  await page.goto(`/bookings/details?bookingId=${_id}`);
  const open = page.getByRole('button', { name: 'Cancel this booking' });
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await clickAt(page, open);
  await expect(dialog.getByText(`${formatMoney(money(total))} will be refunded`)).toBeVisible();
  await clickAt(page, dialog.getByRole('button', { name: 'Keep it' }));
  await expect(dialog).toBeHidden();
  expect(await state()).toBe('confirmed');
  await clickAt(page, open);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await state()).toBe('confirmed');
  await clickAt(page, open);
  await clickAt(page, dialog.getByRole('button', { name: 'Cancel the booking' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/on its way back|was refunded/).first()).toBeVisible();
  expect(await state()).toBe('cancelled');
});

test(
  '[1.2] nothing in the dialog of cancelling moves when its refund comes late: rooms stay in place, the buttons come last',
  { tag: '@phone' },
  async ({ page }) => {
    const call = asked(page, await someoneSignedIn(page));
    const { _id } = await confirmed(call, { city: 'udaipur', from: 63, rooms: 2 });
    await page.route('**/api/bookings/cancel-quote*', async (route) => {
      await new Promise((waited) => setTimeout(waited, 1500));
      await route.continue();
    });
    await page.goto(`/bookings/details?bookingId=${_id}`);
    await clickAt(page, page.getByRole('button', { name: 'Cancel rooms or the booking' }));
    const dialog = page.getByRole('dialog', { name: 'What do you want to cancel?' });
    const first = dialog.getByText(/^Room 1: /);
    const cancel = dialog.getByRole('button', { name: 'Cancel this room' });
    await clickAt(page, dialog.getByText(/^Room 2: /));
    await expect(dialog.locator('[data-loading]')).toBeVisible();
    const place = await first.boundingBox();
    await expect(cancel).toBeHidden();
    await expect(dialog.getByText(/will be refunded/)).toBeVisible();
    await expect(cancel).toBeVisible();
    expect(await first.boundingBox(), 'the first room, before and after').toEqual(place);
    const stands = await cancel.boundingBox();
    await page.waitForTimeout(400);
    expect(await cancel.boundingBox(), 'the button, from its first moment').toEqual(stands);
  },
);
