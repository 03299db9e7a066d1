import { expect, type Page } from '@playwright/test';
import { DEMO_EMPLOYEES, DEMO_PASSWORDS } from '#mocks/memory/demo-company.ts';
import { stayQuery } from '../support/stay.ts';
import { connected } from '../support/socket.ts';
import { open, test } from './mock-page.ts';

const { workEmail } = DEMO_EMPLOYEES[1]!.userDetails;

async function signInAtWork(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Work email').fill(workEmail);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORDS[workEmail]!);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(dialog).toBeHidden();
}

test('[7.19] without a server: an approval that is asked for is answered in the open tab, and transport is received', async ({
  page,
}) => {
  await open(page, `/corporate/auth/booking/hotels/hotelListing?city=jaipur&${stayQuery(50, 1, '1')}`);
  await signInAtWork(page);
  void connected;
  await page.getByRole('article').first().getByRole('link').click();
});
