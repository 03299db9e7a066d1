import type { Browser, Page, Request } from '@playwright/test';
import { aNewCompany, idOf, signedInAs, writeAtWork, type Worker } from '../support/company-people.ts';
import { inDays } from '../support/stay.ts';
import { aStaffAccount, signInAtDesk, type StaffAccount } from '../support/staff-account.ts';
import { expect, test, waitingForHydration } from '../support/test.ts';

const isStream = (request: Request) => request.headers().accept === 'text/event-stream';
/** Shorter than any interval in which the desk polls. */
const AT_ONCE = { timeout: 3000 };

/** A browser of its own, signed in at the desk. */
async function aDeskTab(browser: Browser, staff: StaffAccount, path: string): Promise<Page> {
  const context = await waitingForHydration(await browser.newContext({ ...test.info().project.use }));
  const page = await context.newPage();
  await page.goto(path);
  await live(page, () => signInAtDesk(page, staff));
  return page;
}
/** Does this, and waits until the page then has its stream. */
async function live(page: Page, open: () => Promise<unknown>): Promise<void> {
  const opening = page.waitForResponse((response) => isStream(response.request()) && response.status() === 200);
  await open();
  await opening;
}

const carIn = async (page: Page, om: Worker, city: string) =>
  writeAtWork(page.request, om, 'transport', {
    details: {
      mode: 'car',
      city,
      pickUp: 'The station',
      drop: 'The office',
      stops: [],
      date: inDays(1),
      time: '09:30',
      untilDate: inDays(1),
      untilTime: '18:00',
      carClass: 'sedan',
      luggage: 1,
      passengers: 1,
    },
    travellerIds: [await idOf(page.request, om)],
    reason: 'A visit',
  });

test(
  '[4.9] [7.20] two of the staff see each other’s steps, and what travellers ask and choose, without a reload',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.setTimeout(150_000);
    const { om, meera } = await aNewCompany(page.request, { transport: { car: null } });
    const [leela, ravi] = [await aStaffAccount(page.request), await aStaffAccount(page.request)];
    const city = `Kumbakonam ${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
    const first = await aDeskTab(browser, leela, '/desk/transport');
    const second = await aDeskTab(browser, ravi, '/desk/transport');
    await expect(second.getByRole('heading', { level: 1, name: 'Transport' })).toBeVisible();

    await carIn(page, om, city);
    const inList = (desk: Page) => desk.getByRole('link', { name: new RegExp(`Car in ${city}`) });
    await expect(inList(first)).toBeVisible(AT_ONCE);
    await expect(inList(second)).toBeVisible(AT_ONCE);
    for (const desk of [first, second]) await live(desk, () => inList(desk).click());

    await first.getByLabel('Offer').fill('A car with driver');
    await first.getByLabel('Fare').fill('3,000');
    await second.getByLabel('Offer').fill('Another car'); // stays while the page changes around it
    await first.getByRole('button', { name: 'Send the quote' }).click();
    await expect(second.getByRole('heading', { name: 'A car with driver' })).toBeVisible(AT_ONCE);
    await expect(second.getByLabel('Offer')).toHaveValue('Another car');
    await expect(first.getByLabel('Offer')).toHaveValue('');

    const headers = await signedInAs(page.request, om);
    const bookingId = new URL(first.url()).searchParams.get('bookingId') ?? '';
    const details = await page.request.get(`/api/corporate/transport/details?bookingId=${bookingId}`, { headers });
    const { quotes } = ((await details.json()) as { data: { quotes: { quoteId: string; total: number }[] } }).data;
    await writeAtWork(page.request, om, 'transport/choose', {
      bookingId,
      quoteId: quotes[0]?.quoteId,
      acceptedTotal: quotes[0]?.total,
    });
    for (const desk of [first, second]) await expect(desk.getByLabel('Ticket or booking number')).toBeVisible(AT_ONCE);
    await first.getByLabel('Ticket or booking number').fill('KMU-4711');
    await first.getByRole('button', { name: 'Confirm the booking' }).click();
    await expect(second.getByText('KMU-4711').first()).toBeVisible(AT_ONCE);

    for (const desk of [first, second]) {
      await desk.goto('/desk/companies');
      await desk.getByLabel('Find a company').fill(meera.workEmail);
      await desk.keyboard.press('Enter');
      await live(desk, () => desk.getByRole('list', { name: 'Companies found' }).getByRole('link').click());
    }
    await first.getByRole('button', { name: 'Change the credit limit' }).click();
    await first.getByRole('dialog').getByLabel('Credit limit').fill('2 lakh');
    await first.getByRole('dialog').getByLabel('Reason').fill('Agreement of today');
    await first.getByRole('dialog').getByRole('button', { name: 'Set the limit' }).click();
    await expect(second.getByText(/its limit is ₹2,00,000\./)).toBeVisible(AT_ONCE);
    await expect(second.getByText('Agreement of today')).toBeVisible();
    for (const desk of [first, second]) await desk.context().close();
  },
);

test('[4.9] where no live updates arrive, the desk reads its list every few seconds', async ({ page, browser }) => {
  test.setTimeout(90_000);
  const { om } = await aNewCompany(page.request, { transport: { car: null } });
  const city = `Madurai ${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
  const desk = await (await waitingForHydration(await browser.newContext())).newPage();
  await desk.route('**/api/desk/transport*', (route) => (isStream(route.request()) ? route.abort() : route.continue()));
  await desk.goto('/desk/transport');
  await signInAtDesk(desk, await aStaffAccount(page.request));
  await expect(desk.getByRole('heading', { level: 1, name: 'Transport' })).toBeVisible();
  await carIn(page, om, city);
  await expect(desk.getByRole('link', { name: new RegExp(`Car in ${city}`) })).toBeVisible({ timeout: 20_000 });
  await desk.context().close();
});
