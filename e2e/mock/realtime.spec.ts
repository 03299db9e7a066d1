import { expect, type Page } from '@playwright/test';
import { DEMO_EMPLOYEES, DEMO_PASSWORDS } from '#mocks/memory/demo-company.ts';
import { stayQuery } from '../support/stay.ts';
import { message } from '../support/tab.ts';
import { open, test } from './mock-page.ts';

const LISTING = `/corporate/auth/booking/hotels/hotelListing?city=jaipur&${stayQuery(50, 1, '1')}`;
const { workEmail } = DEMO_EMPLOYEES[1]!.userDetails;

async function signInAtWork(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Work email').fill(workEmail);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORDS[workEmail]!);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(dialog).toBeHidden();
}

test('without a server: an approval is answered in the open tab, and transport is received', async ({ page }) => {
  await open(page, LISTING);
  await signInAtWork(page);
  await open(page, `${LISTING}&hotel=mi-road-grand`); // five stars are outside the policy
  await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
  await page.getByLabel('Reason for the trip').fill('Approve: the fair is at the hall next door.');
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(message(page, 'Your travel request has been approved!')).toBeVisible();
  await expect(page.getByRole('main').getByText('Approved', { exact: true }).first()).toBeVisible();

  await open(page, '/corporate/auth/booking/carbustrain');
  await page.getByLabel('City').fill('Kochi');
  await page.getByLabel('Pick-up', { exact: true }).fill('Cochin International Airport');
  await page.getByLabel('Drop', { exact: true }).fill('Infopark');
  await page.getByLabel('Reason for the trip').fill('A visit to the plant');
  await page.getByRole('button', { name: 'Request this car' }).click();
  await expect(message(page, 'Transport request received and waiting for Sarai to respond')).toBeVisible();
});
