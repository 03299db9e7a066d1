import { expect } from '@playwright/test';
import { UNTIL } from '../support/hold-time.ts';
import { open, payAsOffered, reviewAt, test, toGateway } from './mock-page.ts';

test('without a database: search, hotel, sign-in, hold, declined, paid, confirmed, cancelled', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('combobox').first().fill('koc');
  await page.getByRole('option', { name: /Kochi/ }).first().click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: /Kochi, \d+ stays/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Boatyard House/ }).first()).toBeVisible();

  await reviewAt(page, 'boatyard-house');
  await expect(page.getByText(new RegExp(`The room is yours at ₹[\\d,]+ ${UNTIL}`))).toBeVisible();
  await toGateway(page);
  await page.getByText('Choose how this payment ends').click();
  await page.getByRole('radio', { name: /The bank declines it/ }).check({ force: true });
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByText(/declined the payment/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Leave without paying' }).click();
  await page.waitForURL('**/hotels/review?bookingId=**');
  await expect(page.getByText(/did not go through/).first()).toBeVisible();

  await toGateway(page);
  await payAsOffered(page);
  await expect(page.getByRole('heading', { name: 'Boatyard House is confirmed' })).toBeVisible();
  for (const name of ['Voucher', 'Invoice', 'Calendar']) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    expect(await file.failure()).toBeNull();
  }

  await open(page, '/bookings');
  await page.getByRole('link', { name: /Confirmed, code/ }).click();
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/₹[\d,]+ will be refunded/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(
    page.getByText(/on its way back to where you paid from|was refunded to where you paid from/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Credit note' })).toBeVisible();
});

test('a hotel that nobody has and a place that nobody knows say so', async ({ page }) => {
  await page.goto('/hotels/no-such-house');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|no page|nothing/i);
  await page.goto('/hotels?where=qqzzxx');
  await expect(page.getByText(/We don’t know a city, area or hotel called/).first()).toBeVisible();
});
