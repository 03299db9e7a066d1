import { expect, test, type Browser, type Page } from '../support/test.ts';
import { aNewCompany, readAtWork, signInAtWork } from '../support/company-people.ts';
import { requestRoom } from '../support/company-request.ts';
import { askedBy, heldFlight, sentinelOffer } from '../support/flight.ts';
import { requestsIn } from '../support/inbox.ts';
import { newPerson, rememberedIn } from '../support/person.ts';
import { tabSession } from '../support/tab.ts';

const NIGHTS = (() => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `checkin=${day(58)}&checkout=${day(59)}&rooms=1`;
})();
const LISTING = `/corporate/auth/booking/hotels/hotelListing?city=jaipur&${NIGHTS}`;
const ZONES = ['Asia/Kolkata', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'] as const;

/** A page on the clock of a zone; `session`: of the tab whose person it is signed in as (`tabSession`). */
async function aBrowserIn(browser: Browser, timezoneId: string, session: Record<string, string> = {}): Promise<Page> {
  const context = await browser.newContext({ ...test.info().project.use, timezoneId });
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  }, session);
  return context.newPage();
}
/** "06:00" on the clock of a zone. */
const clockIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(instant));

test('[9.10] a request’s deadline is on the reader’s clock in five zones, and the hotel’s times stay the hotel’s', async ({
  page,
  browser,
}) => {
  test.slow();
  const { om } = await aNewCompany(page.request);
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
  const session = await tabSession(page);
  const review = `/corporate/auth/booking/hotels/reviewBooking?bookingId=${bookingId}`;
  const hotelTimes = new Set<string>();
  for (const zone of ZONES) {
    const reader = await aBrowserIn(browser, zone, session);
    const answered = reader.waitForResponse(/\/api\/corporate\/approvals\/status/);
    await reader.goto(address);
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
    await reader.goto(review);
    await expect(
      reader.getByText(
        new RegExp(`held while your company decides, at ₹[\\d,]+ until (\\d+ \\w+, )?${ends}${named}\\.`),
      ),
    ).toBeVisible();
    await reader.context().close();
  }
  expect([...hotelTimes]).toHaveLength(1);
});

test('[9.10] @once the approver’s inbox says until when on the reader’s clock in five zones', async ({
  page,
  browser,
}) => {
  test.slow();
  const company = await aNewCompany(page.request);
  await requestRoom(page, company);
  const waiting = await readAtWork<{ response: { answerBy: string }[] }>(page.request, company.meera, 'approvals');
  const { answerBy } = waiting.response[0]!;
  const own = await aBrowserIn(browser, 'Asia/Kolkata');
  await own.goto('/corporate/auth/booking/approval');
  await signInAtWork(own, company.meera);
  await expect(requestsIn(own)).toHaveCount(1);
  const session = await tabSession(own);
  for (const zone of ZONES) {
    const reader = await aBrowserIn(browser, zone, session);
    await reader.goto('/corporate/auth/booking/approval');
    const named = zone === 'Asia/Kolkata' ? '' : ' \\(your time\\)';
    await expect(requestsIn(reader).first()).toContainText(
      new RegExp(`(\\d+ \\w+, )?${clockIn(answerBy, zone)}( today)?${named}`),
    );
    await reader.context().close();
  }
  await own.context().close();
});

test('[9.10] @once in five zones the seats of a flight are held until a time on the reader’s clock, and it leaves on the airport’s', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await newPerson(page.request);
  const { _id, holdExpiresAt, bounds } = await heldFlight(askedBy(page, person), sentinelOffer('ZZ9011', 58));
  const { origin, destination } = bounds[0]!.segments[0]!;
  for (const zone of ZONES) {
    const reader = await aBrowserIn(browser, zone);
    await rememberedIn(reader.context(), person);
    await reader.goto(`/flights/review?bookingId=${_id}`);
    const named = zone === 'Asia/Kolkata' ? '' : ' \\(your time\\)';
    await expect(
      reader.getByText(
        new RegExp(`held for you at ₹[\\d,]+ until (\\d+ \\w+, )?${clockIn(holdExpiresAt!, zone)}${named},`),
      ),
    ).toBeVisible();
    for (const path of ['', `/bookings/details?bookingId=${_id}`]) {
      if (path) await reader.goto(path);
      for (const { at, instant } of [origin, destination])
        await expect(reader.locator(`time[datetime="${instant}"]`).filter({ visible: true }).first()).toContainText(
          at.slice(11, 16),
        );
    }
    await reader.context().close();
  }
});

test('[9.10] @once the checkout names the deadline on the payer’s clock, and India’s beside it', async ({
  page,
  browser,
}) => {
  const { meera } = await aNewCompany(page.request, { paying: 'wallet' });
  await page.goto('/corporate/auth/company?part=wallet');
  await signInAtWork(page, meera);
  const session = await tabSession(page);
  for (const zone of ['Asia/Kolkata', 'America/New_York'] as const) {
    const reader = await aBrowserIn(browser, zone, session);
    await reader.goto('/corporate/auth/company?part=wallet');
    await reader.getByRole('button', { name: 'Add money' }).click();
    await reader.getByLabel('Amount').fill('1000');
    await reader.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(reader).toHaveURL(/gateway\/checkout/);
    const payBy = reader.locator('dd', { has: reader.locator('time') });
    const instant = (await payBy.locator('time').getAttribute('datetime')) ?? '';
    await expect(payBy).toContainText(clockIn(instant, zone));
    if (zone === 'America/New_York')
      await expect(payBy).toContainText(
        // with the date where it is another day in India
        new RegExp(`your time \\((\\d+ \\w+, )?${clockIn(instant, 'Asia/Kolkata')} Indian time\\)`),
      );
    await reader.context().close();
  }
});
