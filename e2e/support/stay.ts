import { expect, test, type APIRequestContext, type Page } from '../support/test.ts';

const DAY = 86_400_000;

/** A date so many days from today in India, as the demo's calendar knows it. */
export const inDays = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * DAY);

/** Query of a stay far enough ahead that everything comes back if it is cancelled. */
export const stayQuery = (from = 40, nights = 3, rooms = '2'): string =>
  `checkin=${inDays(from)}&checkout=${inDays(from + nights)}&rooms=${rooms}`;

/** A listed hotel with a free room for that stay, by the public search. Workers go to different ones: some have one room left. */
export async function someHotel(
  { request }: { request: APIRequestContext },
  city = 'kochi',
  query = stayQuery(),
  skip = 0,
  atAnyRate = false,
): Promise<string> {
  const answer = await request.get(`/api/hotels/search?city=${city}&${query}`);
  const { data } = (await answer.json()) as {
    data: { terms: { refund: string }[]; stays: { slug: string; offers: { terms: number }[] }[] };
  };
  const stays = data.stays.filter(({ offers }) =>
    offers.some(({ terms }) => atAnyRate || data.terms[terms]?.refund === 'free'),
  );
  const at = skip + 4 * test.info().parallelIndex;
  const stay = stays[at] ?? stays[at % Math.max(1, stays.length)]; // a small place has few hotels
  expect(stay, 'a hotel with a flexible rate').toBeTruthy();
  return stay!.slug;
}

/** Presses the button that is on the screen at this size: the form's own, or that of a phone's bottom bar. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** Chooses the first rate that gives money back, and goes to the review. */
export async function chooseFlexibleRate(page: Page, slug: string, query = stayQuery()): Promise<void> {
  await page.goto(`/hotels/${slug}?${query}`);
  await page
    .getByRole('radio', { name: /until \d/ })
    .first()
    .check();
  await press(page, 'Book this room');
  await page.waitForURL('**/hotels/review**');
}

/** Chooses the title of a person of a form: none is preselected. */
export const chooseTitle = (page: Page, nth = 0): Promise<string[]> =>
  page.getByRole('main').getByLabel('Title', { exact: true }).nth(nth).selectOption('Ms');

/** Fills the one guest and starts the payment; ends on the gateway's page. */
export async function payAtGateway(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  await chooseTitle(page);
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Family name').fill('Nair');
  await press(page, /^Pay/);
  await page.waitForURL('**/gateway/checkout/**');
}
