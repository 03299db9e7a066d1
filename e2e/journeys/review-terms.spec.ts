import { bookedRate } from '#features/bookings/components/parts/booked-rate.ts';
import type { BookingView } from '#features/bookings/contract.ts';
import { topOf } from '../support/by-position.ts';
import { askedBy, heldFlight, sentinelOffer } from '../support/flight.ts';
import { heldPackage } from '../support/package.ts';
import { someoneSignedIn } from '../support/person.ts';
import { expect, test, type Page } from '../support/test.ts';
import { asked } from '../support/trips.ts';

/** What is booked, and what comes back, stand above the form and in the bar of a phone; one button pays, after them. */
async function saysWhatIsPaidFor(page: Page, booking: BookingView, rate: RegExp, isMobile: boolean): Promise<void> {
  const { refund, ...named } = bookedRate(booking);
  expect(named.rate).toMatch(rate);
  expect(refund.text).toMatch(/^(Free cancellation|\d+% back) until \d+ \w{3}( \d{4})?, \d\d:\d\d|^Non-refundable$/);
  const pay = page.getByRole('button', { name: /^Pay/ }).filter({ visible: true });
  await expect(pay).toHaveCount(1);
  if (!isMobile) return;
  const above = page.getByRole('region', { name: 'What you book' });
  const bar = page.getByRole('region', { name: 'Total', exact: true });
  await expect(bar, 'in sight without scrolling').toBeInViewport({ ratio: 1 });
  for (const words of [above, bar]) await expect(words).toContainText(named.rate);
  await expect(above).toContainText(named.place);
  await expect(above).toContainText(refund.text);
  await expect(bar).toContainText(refund.brief);
  expect(await topOf(above)).toBeLessThan(await topOf(page.getByLabel('First name').first()));
  expect(await topOf(page.getByLabel('First name').first())).toBeLessThan(await topOf(pay));
}

test(
  '[4.13] a flight’s fares and refund terms are in sight before paying',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const booking = await heldFlight(askedBy(page, await someoneSignedIn(page)), sentinelOffer('XX9011', 47));
    await page.goto(`/flights/review?bookingId=${booking._id}`);
    await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
    await saysWhatIsPaidFor(page, booking, /Flexi$/, isMobile);
  },
);

test(
  '[4.13] a package’s dates, travellers and refund terms are in sight before paying',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const booking = await heldPackage(asked(page, await someoneSignedIn(page)));
    await page.goto(`/packages/review?bookingId=${booking._id}`);
    await expect(page.getByLabel('First name').first()).toBeVisible();
    await saysWhatIsPaidFor(page, booking, /^\d+.+, 2 adults$/, isMobile);
  },
);
