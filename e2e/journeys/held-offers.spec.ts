import { expect, test, type Page } from '../support/test.ts';
import { clickAt } from '../support/by-position.ts';
import { askedBy, flightQuery, heldFlight, sentinelOffer } from '../support/flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { inDays } from '../support/stay.ts';
import { signInForWork } from '../support/tab.ts';

const AT_WORK = '/corporate/auth/booking';

async function atWork(page: Page): Promise<void> {
  await page.goto('/corporate');
  await signInForWork(page);
}

test('[7.20] flights that are held are shown over the list they were chosen from, with the way on', async ({
  page,
}) => {
  const asked = askedBy(page, await someoneSignedIn(page));
  const seats = await heldFlight(asked, sentinelOffer('ZZ9011', 47));
  await page.goto(`/flights?${flightQuery(47)}`);
  const held = page.getByRole('region', { name: 'The flights you hold' });
  await expect(held).toContainText(/ZZ 9011, Flexi is held for you until .*\d\d:\d\d\./);
  await expect(held).toContainText('Nothing is charged yet.');
  await clickAt(page, held.getByRole('link', { name: 'Continue your booking' }));
  await expect(page).toHaveURL(new RegExp(`/flights/review\\?bookingId=${seats._id}`));

  await heldFlight(asked, sentinelOffer('XX9011', 48));
  await page.goto(`/flights?${flightQuery(48)}`);
  await expect(held).toContainText(/The price of XX 9011, Flexi is yours until/);
  await expect(held).toContainText('The airline holds no seats');
  await page.goto(`/flights?${flightQuery(49)}`);
  await expect(page.getByRole('heading', { level: 1, name: /flights to Delhi/ })).toBeVisible();
  await expect(held).toHaveCount(0);
});

test('[7.20] at work, back from the review the held room is shown over the rooms', async ({ page }) => {
  await atWork(page);
  const nights = `checkin=${inDays(88)}&checkout=${inDays(89)}&rooms=1`;
  await page.goto(`${AT_WORK}/hotels/hotelListing?city=jaipur&${nights}&policy=in`);
  await clickAt(page, page.getByRole('article').first().getByRole('link').first());
  await expect(page.getByRole('heading', { name: /^Rooms for/ })).toBeVisible();
  await clickAt(page, page.getByRole('button', { name: 'Book this room' }).filter({ visible: true }).last());
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  const review = page.url();
  await page.goBack();
  const held = page.getByRole('region', { name: 'The room you hold' });
  await expect(held).toContainText(/is held for you until/);
  await clickAt(page, held.getByRole('link', { name: 'Continue your booking' }));
  await expect(page).toHaveURL(review);
});

test('[7.20] at work, back from the review the held flight is shown over the list', async ({ page, isMobile }) => {
  await atWork(page);
  const day = inDays(isMobile ? 53 : 52); // the same person holds the other one's flight
  await page.goto(`${AT_WORK}/flights/flightListing?from=BLR&to=DEL&depart=${day}`);
  const row = page.locator('details[name=flight]').filter({ hasText: 'In policy' }).first();
  await clickAt(page, row.locator('summary'));
  await clickAt(page, row.getByRole('link', { name: /^Choose/ }).first());
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
  const review = page.url();
  await page.goBack();
  const held = page.getByRole('region', { name: 'The flights you hold' });
  await expect(held).toContainText(/until .*\d\d:\d\d\./);
  await clickAt(page, held.getByRole('link', { name: 'Continue your booking' }));
  await expect(page).toHaveURL(review);
});
