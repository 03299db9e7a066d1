import { UNTIL } from '../support/hold-time.ts';
import { expect, test, type Page } from '../support/test.ts';
import type { FlightBooking } from '#features/bookings/contract.ts';
import { askedBy, sentinelOffer, ticketed } from '../support/flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { inDays, press } from '../support/stay.ts';
import { ask } from '../support/trips.ts';

type Asked = ReturnType<typeof askedBy>;

/** The first day after `from` on which moving the trip's flight costs more, or less. */
async function dayThatCosts(
  asked: Asked,
  { _id, bounds }: FlightBooking,
  which: 'more' | 'less',
  from = 41,
): Promise<{ day: string; due: number }> {
  const flight = bounds[0]!.offer.split('.')[0]!;
  for (let days = from; days < from + 40; days += 1) {
    const { due } = await ask<{ due: number }>(
      asked,
      `/api/bookings/flights/change-quote?bookingId=${_id}&bound=0&offer=${flight}.${inDays(days)}`,
    );
    if (which === 'more' ? due > 0 : due < 0) return { day: inDays(days), due };
  }
  throw new Error(`no day costs ${which}`);
}

/** Opens the dialog and chooses the same flight on another day. */
async function chooseDay(page: Page, bookingId: string, day: string): Promise<void> {
  await page.goto(`/bookings/details?bookingId=${bookingId}`);
  await page.getByRole('button', { name: 'Change the date' }).click();
  await page.getByRole('dialog').getByLabel('New day').fill(day);
  await page.getByRole('dialog').getByRole('radio', { name: /9011/ }).check();
}

test('[7.20] a dearer day is paid at the gateway: left once, the ticket stands; paid, it is moved and has its own invoice', async ({
  page,
}) => {
  const asked = askedBy(page, await someoneSignedIn(page));
  const trip = await ticketed(asked, sentinelOffer('ZZ9011').replace('flexi', 'saver'));
  const { day, due } = await dayThatCosts(asked, trip, 'more');
  const price = `₹${(due / 100).toLocaleString('en-US')}`;
  await chooseDay(page, trip._id, day);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/ · (non-stop|via .+) · ₹/).first()).toBeVisible();
  await expect(dialog.getByText(/your ticket stands until you have paid/)).toBeVisible();
  await dialog.getByRole('button', { name: `Pay ${price} and change` }).click();
  await page.waitForURL('**/gateway/checkout/**');
  await expect(page.getByText(price).first()).toBeVisible();

  await page.goto(`/bookings/details?bookingId=${trip._id}`); // looks at the trip meanwhile
  const waits = page.getByRole('region', { name: 'A change waits for its payment' });
  await expect(waits).toContainText(
    new RegExp(`The airline keeps the new seats ${UNTIL}\\. Your tickets stay unchanged until you have paid`),
  );
  await waits.getByRole('button', { name: 'Keep the flight as it is' }).click();
  await expect(
    page.getByText(/Nothing was charged, and nothing was changed: your tickets are unchanged\./),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the date' })).toBeVisible();

  await chooseDay(page, trip._id, day);
  await dialog.getByRole('button', { name: `Pay ${price} and change` }).click();
  await page.waitForURL('**/gateway/checkout/**');
  await press(page, /^Pay ₹/);
  await page.waitForURL(`**/bookings/details?bookingId=${trip._id}`);
  await expect(page.getByRole('heading', { name: 'Changed since you booked' })).toBeVisible();
  await expect(page.getByText(/^Ticketed\. PNR .+ paid in all\.$/)).toBeVisible();
  await expect(page.getByText(/^Changed from ZZ 9011 on .+ fee of the airline, .+ fare\. ₹.+ paid\.$/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Invoice\. Changed from ZZ 9011/ }).click(),
  ]);
  expect(file.suggestedFilename()).toContain('pdf');
});

test('[7.20] a cheaper day gives the difference back to the wallet at once, with a credit note', async ({ page }) => {
  const asked = askedBy(page, await someoneSignedIn(page));
  const trip = await ticketed(asked, sentinelOffer('XX9011'));
  const { day, due } = await dayThatCosts(asked, trip, 'less');
  await chooseDay(page, trip._id, day);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Refund', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: /^All to your wallet/ }).check();
  await dialog.getByRole('button', { name: 'Change the date' }).click();
  await expect(dialog).toBeHidden();
  const back = `₹${(-due / 100).toLocaleString('en-US')}`;
  await expect(page.getByText(new RegExp(`${back.replaceAll(/[.,]/g, '\\$&')} is refunded\\.$`))).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Credit note\. Changed from XX 9011/ }).click(),
  ]);
  expect(file.suggestedFilename()).toContain('pdf');
  expect((await ask<{ balance: number }>(asked, '/api/wallet/balance')).balance).toBe(-due);
});
