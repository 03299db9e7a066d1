import { expect, type Page } from './test.ts';
import { signInAtWork, type NewCompany } from './company-people.ts';
import { stayQuery } from './stay.ts';

/** A listing at work of a night far ahead. */
const LISTING = `/corporate/auth/booking/hotels/hotelListing?city=jaipur&${stayQuery(50, 1, '1')}`;

/** Om signs in, chooses a room outside policy and requests approval for it. */
export async function requestRoom(page: Page, { om }: NewCompany): Promise<void> {
  await page.goto(LISTING);
  await signInAtWork(page, om);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
  await page.getByLabel('Reason for the trip').fill('The fair is at the hall next door.');
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(page.getByText('Waits for Meera Nair.')).toBeVisible();
}
