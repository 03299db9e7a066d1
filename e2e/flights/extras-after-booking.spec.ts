import { UNTIL } from '../support/hold-time.ts';
import { expect, test, type Page } from '../support/test.ts';
import type { FlightBooking } from '#features/bookings/contract.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { askedBy, sentinelOffer, ticketed } from '../support/flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { press } from '../support/stay.ts';
import { ask } from '../support/trips.ts';

const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-US')}`;

async function openDialog(page: Page, bookingId: string) {
  await page.goto(`/bookings/details?bookingId=${bookingId}`);
  await clickAt(page, page.getByRole('button', { name: 'Add seats, meals or bags' }));
  return page.getByRole('dialog');
}

test('[7.20] a seat, a meal and a bag are added to a ticketed flight, priced before, paid at the gateway', async ({
  page,
}) => {
  const asked = askedBy(page, await someoneSignedIn(page));
  const trip = await ticketed(asked, sentinelOffer('ZZ9011').replace('flexi', 'saver'));
  const dialog = await openDialog(page, trip._id);
  await clickAt(page, dialog.getByRole('button', { name: /^Choose seats/ }));
  const free = dialog.getByRole('button', { name: /^\d+E, middle, ₹/ }).first();
  const seat = (await free.getAttribute('data-seat'))!;
  await clickAt(page, free);
  await clickAt(page, dialog.getByRole('button', { name: 'Done' }));
  await expect(dialog.getByText(`Seat ${seat}`, { exact: true })).toBeVisible();
  await dialog.getByLabel(/^Bags:/).selectOption({ index: 1 });
  await dialog.getByLabel(/^Meal:/).selectOption({ index: 1 });
  await expect(dialog.getByText(/These are not refunded if you cancel\./)).toBeVisible();
  const pays = dialog.getByRole('button', { name: /^Pay ₹[\d,.]+ and add$/ });
  const price = /₹[\d,.]+/.exec((await pays.textContent())!)![0];
  await expectAccessible(page, 'extras after booking');
  await clickAt(page, pays);
  await page.waitForURL('**/gateway/checkout/**');
  await expect(page.getByText(price).first()).toBeVisible();

  await page.goto(`/bookings/details?bookingId=${trip._id}`); // looks at the trip meanwhile
  const waits = page.getByRole('region', { name: 'What you added waits for its payment' });
  await expect(waits).toContainText(new RegExp(`The airline keeps them ${UNTIL}\\.`));
  await clickAt(page, waits.getByRole('button', { name: `Pay ${price}` }));
  await page.waitForURL('**/gateway/checkout/**');
  await press(page, /^Pay ₹/);
  await page.waitForURL(`**/bookings/details?bookingId=${trip._id}`);
  await expect(page.getByRole('heading', { name: 'Added since you booked' })).toBeVisible();
  await expect(page.getByRole('cell', { name: new RegExp(`^(Seat )?${seat}$`) })).toBeVisible();
  await expect(page.getByRole('cell', { name: /Extra bag, 5 kg/ })).toBeVisible();
  await expectAccessible(page, 'extras after booking');
  const after = await ask<FlightBooking>(asked, `/api/bookings/details?bookingId=${trip._id}`);
  expect(rupees(after.total - trip.total)).toBe(price);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    clickAt(page, page.getByRole('button', { name: /^Invoice\. Added for / })),
  ]);
  expect(file.suggestedFilename()).toContain('pdf');

  const again = await openDialog(page, trip._id);
  await expect(again.getByText(/^Bags: .+: 5 kg more, booked$/)).toBeVisible();
  await expect(again.getByRole('button', { name: /^Choose seats/ })).toBeHidden();
});

test('[7.20] by keyboard: the dialog opens, a seat is chosen with the arrow keys, and Escape gives the list back', async ({
  page,
}) => {
  const asked = askedBy(page, await someoneSignedIn(page));
  const trip = await ticketed(asked, sentinelOffer('XX9011'));
  await page.goto(`/bookings/details?bookingId=${trip._id}`);
  const opener = page.getByRole('button', { name: 'Add seats, meals or bags' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Choose seats/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName('Seats on XX 9011');
  await dialog.locator('[data-seat][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[data-seat][aria-pressed="true"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveAccessibleName('Add seats, meals or bags');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
