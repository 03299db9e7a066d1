import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { someoneSignedIn } from '../support/person.ts';
import { someHotel, stayQuery } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';
import { asked, held } from '../support/trips.ts';

type Shift = { value: number; what: string[] };

/** Records what moves while a page comes, on a processor four times slower. */
async function onASlowPhone(page: Page): Promise<() => Promise<Shift[]>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen: Shift[] = ((globalThis as { shifts?: Shift[] }).shifts = []);
    type Moved = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Moved[])
        if (!hadRecentInput)
          seen.push({
            value,
            what: sources.map(({ node }) => (node as Element | null)?.className ?? node?.nodeName ?? ''),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as { shifts?: Shift[] }).shifts ?? []);
}

const sum = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0);
const told = (shifts: readonly Shift[]) =>
  shifts.map(({ value, what }) => `${value.toFixed(3)} ${what.join(', ')}`).join('\n');

test('[7.20] nothing moves when the rooms of a hotel arrive', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  const shifts = await onASlowPhone(page);
  await page.goto(`/hotels/${await someHotel(page)}?${stayQuery()}`);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.waitForTimeout(1500);
  const first = await shifts();
  expect(sum(first), told(first)).toBeLessThanOrEqual(0.02);

  await page.goto(`/hotels?city=kochi&${stayQuery()}`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.waitForTimeout(1500);
  const opened = await shifts();
  expect(sum(opened), told(opened)).toBeLessThanOrEqual(0.02);
});

test(
  '[7.20] nothing moves when the rooms arrive that a company’s policy evaluates',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const { om } = await aNewCompany(page.request);
    const nights = stayQuery(40, 3, '1');
    const hotel = await someHotel(page, 'jaipur', nights);
    const address = `/corporate/auth/booking/hotels/hotelListing?hotel=${hotel}&${nights}`;
    await page.goto(address);
    await signInAtWork(page, om);
    await expect(page.getByRole('radio').first()).toBeVisible();
    const shifts = await onASlowPhone(page);
    await page.route('**/api/corporate/hotels/rooms', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.waitForTimeout(1500);
    const seen = await shifts();
    expect(sum(seen), told(seen)).toBeLessThanOrEqual(0.02);
  },
);

test('[7.20] the footer is not seen to move while what is booked is loading', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  const person = await someoneSignedIn(page);
  const shifts = await onASlowPhone(page);
  const { _id } = await held(asked(page, person), { city: 'pune', from: 75 });
  for (const path of ['/hotels/review', '/bookings/details']) {
    await page.goto(`${path}?bookingId=${_id}`);
    await expect(page.getByText(/(is|are) yours/).first()).toBeVisible();
    await page.waitForTimeout(1500);
    const seen = await shifts();
    expect(sum(seen), `${path}: ${told(seen)}`).toBeLessThanOrEqual(0.02);
  }
});
