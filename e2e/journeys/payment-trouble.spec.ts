import { expect, test } from '@playwright/test';
import { newPerson, signIn } from '../support/person.ts';
import { chooseFlexibleRate, payAtGateway, someHotel, stayQuery } from '../support/stay.ts';

test.beforeEach(async ({ page, request }, { project }) => {
  const query = stayQuery(project.name === 'phone' ? 75 : 70);
  await chooseFlexibleRate(page, await someHotel(page, 'jaipur', query, 2), query);
  await signIn(page, await newPerson(request));
  await payAtGateway(page);
});

test('[7.20] a failed payment says that nothing was charged, keeps the room and what was typed', async ({ page }) => {
  await page.getByText('Choose how this payment ends').click();
  await page.getByRole('radio', { name: /bank/i }).first().check({ force: true });
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL('**/hotels/review?bookingId=**');
  await expect(page.getByText(/Nothing was charged/).first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
});

test('[7.20] leaving the checkout goes back to the held room', async ({ page }) => {
  await page.getByRole('link', { name: 'Leave without paying' }).or(page.getByRole('button', { name: 'Leave without paying' })).click();
  await page.waitForURL('**/hotels/review?bookingId=**');
  await expect(page.getByText(/The room is yours at/).first()).toBeVisible();
});

test('[7.20] a browser that never returns finds the trip confirmed', async ({ page }) => {
  await page.getByText('Choose how this payment ends').click();
  await page.getByRole('radio', { name: /never|not return|closes/i }).first().check({ force: true });
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForTimeout(1500);
  await page.goto('/bookings');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: /Confirmed, code/ })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});
