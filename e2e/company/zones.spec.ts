import { expect, test, type Browser } from '../support/test.ts';
import { anOwnCompany, signInAtWork } from '../support/company-people.ts';

const NIGHTS = (() => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `checkin=${day(58)}&checkout=${day(59)}&rooms=1`;
})();
const LISTING = `/corporate/auth/booking/hotels/hotelListing?city=jaipur&${NIGHTS}`;
const ZONES = ['Asia/Kolkata', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'] as const;

const aBrowserIn = async (browser: Browser, timezoneId: string) =>
  (await browser.newContext({ ...test.info().project.use, timezoneId })).newPage();
/** "06:00" on the clock of a zone. */
const clockIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(instant));

test('[9.10] a request’s deadline is on the reader’s clock in five zones, and the hotel’s times stay the hotel’s', async ({
  page,
  browser,
}) => {
  test.slow();
  const { om } = await anOwnCompany(page.request);
  await page.goto(LISTING);
  await signInAtWork(page, om);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
  await page.getByLabel('Reason for the trip').fill('The fair.');
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(page.getByText('Waits for Meera Nair.')).toBeVisible();
  const address = page.url();
  const bookingId = new URL(address).searchParams.get('bookingId') ?? '';
  const trip = `/corporate/auth/booking/hotels/confirmation?bookingId=${bookingId}&part=trip`;
  const hotelTimes = new Set<string>();
  for (const zone of ZONES) {
    const reader = await aBrowserIn(browser, zone);
    const answered = reader.waitForResponse(/\/api\/corporate\/approvals\/status/);
    await reader.goto(address);
    await signInAtWork(reader, om);
    const { data } = (await (await answered).json()) as { data: { until: string } };
    const ends = clockIn(data.until, zone);
    const named = zone === 'Asia/Kolkata' ? '' : ' \\(your time\\)';
    await expect(
      reader.getByRole('status').getByText(new RegExp(`held until (\\d+ \\w+, )?${ends}( today)?${named}\\.`)),
    ).toBeVisible();
    await reader.goto(trip);
    const checkIn = reader.getByText(/from \d\d:\d\d/).first();
    await expect(checkIn).toBeVisible();
    hotelTimes.add((await checkIn.textContent()) ?? '');
    await reader.context().close();
  }
  expect([...hotelTimes]).toHaveLength(1);
});

test('[9.10] @once the checkout names the deadline on the payer’s clock, and India’s beside it', async ({
  page,
  browser,
}) => {
  const { meera } = await anOwnCompany(page.request, { paying: 'wallet' });
  for (const zone of ['Asia/Kolkata', 'America/New_York'] as const) {
    const reader = await aBrowserIn(browser, zone);
    await reader.goto('/corporate/auth/company?part=wallet');
    await signInAtWork(reader, meera);
    await reader.getByRole('button', { name: 'Add money' }).click();
    await reader.getByLabel('Amount').fill('1000');
    await reader.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(reader).toHaveURL(/gateway\/checkout/);
    const payBy = reader.locator('dd', { has: reader.locator('time') });
    const instant = (await payBy.locator('time').getAttribute('datetime')) ?? '';
    await expect(payBy).toContainText(clockIn(instant, zone));
    if (zone === 'America/New_York')
      await expect(payBy).toContainText(`your time (${clockIn(instant, 'Asia/Kolkata')} Indian time)`);
    await reader.context().close();
  }
});
