import { flightQuery } from '../support/flight.ts';
import { expect, test, type Page } from '../support/test.ts';
import { inDays, someHotel } from '../support/stay.ts';

/** Presses "Share" in a browser without a share sheet, and gives the copied address. */
async function copied(page: Page): Promise<URL> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('region', { name: 'Message' }).getByText('Link copied.')).toBeVisible();
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
}

const withoutShareSheet = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));

const family = `checkin=${inDays(40)}&checkout=${inDays(43)}&rooms=2-5.9`;

test(
  '[7.20] a hotel is shared with its dates and rooms, without ages of children or the chosen rate',
  { tag: '@phone' },
  async ({ page }) => {
    await withoutShareSheet(page);
    const hotel = await someHotel(page);
    await page.goto(`/hotels/${hotel}?${family}&seen=100`);
    const link = await copied(page);
    expect(link.pathname).toBe(`/hotels/${hotel}`);
    expect(Object.fromEntries(link.searchParams)).toEqual({ checkin: inDays(40), checkout: inDays(43), rooms: '2' });
    await page.goto(link.href);
    await expect(page.getByText(/^2 adults · 1 room\. Totals/)).toBeVisible();
  },
);

test('[7.20] a hotel’s page tells search engines which hotel it is', async ({ page }) => {
  const hotel = await someHotel(page);
  await page.goto(`/hotels/${hotel}`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as object;
  expect(data).toMatchObject({ '@type': 'Hotel', name: await page.locator('h1').textContent() });
  const { image } = data as { image: string };
  expect((await page.request.get(new URL(image).pathname)).status()).toBe(200);
});

test('[7.20] a listing of stays is shared as it is narrowed, without ages of children and typed words', async ({
  page,
}) => {
  await withoutShareSheet(page);
  await page.goto(`/hotels?city=kochi&${family}&q=Meera&refundable=1&sort=price`);
  const link = await copied(page);
  expect(link.pathname).toBe('/hotels');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ city: 'kochi', rooms: '2', refundable: '1' });
  expect(link.searchParams.has('q')).toBe(false);
});

test('[7.20] a listing of flights is shared as it is searched', async ({ page }) => {
  await withoutShareSheet(page);
  await page.goto(`/flights?${flightQuery()}`);
  const link = await copied(page);
  expect(link.pathname).toBe('/flights');
  expect(new URLSearchParams(flightQuery()).get('to')).toBe(link.searchParams.get('to'));
});
