import { expect, test, type Page } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { chooseTitle, stayQuery } from '../support/stay.ts';
import { signInForWork } from '../support/tab.ts';

const NIGHTS = (() => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `checkin=${day(60)}&checkout=${day(61)}&rooms=1`;
})();
const LISTING = '/corporate/auth/booking/hotels/hotelListing';

async function atWork(page: Page): Promise<void> {
  await page.goto('/corporate');
  await signInForWork(page);
}

/** The rooms of the first stay inside policy. */
async function toRooms(page: Page): Promise<void> {
  await page.goto(`${LISTING}?city=jaipur&${NIGHTS}&policy=in`);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Rooms for/ })).toBeVisible();
}

test(
  '[2.2] [5.1] an employee books a stay inside policy on the company’s credit, and it stands among their trips',
  { tag: '@phone' },
  async ({ page }) => {
    await atWork(page);
    await page.goto('/corporate/auth/booking');
    await expect(page.getByRole('list', { name: 'Travellers' }).getByRole('button')).toHaveText(/\(you\)/); // 4.11
    await expectAccessible(page, 'who travels and where to');
    await page.getByRole('combobox', { name: 'City, area or hotel' }).fill('Jaipur');
    await page
      .getByRole('option', { name: /^Jaipur/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Jaipur, \d+ stays/ })).toBeVisible();
    await expect(
      page
        .getByRole('article')
        .first()
        .getByText(/In policy|over|star/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page, 'the evaluated listing');
    await page.goto(`${LISTING}?city=jaipur&${NIGHTS}`);
    await page.getByLabel(/^In policy only/).check();
    await expect(page).toHaveURL(/policy=in/);
    for (const card of await page.getByRole('article').all()) await expect(card.getByText('In policy')).toBeVisible();

    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: /^Rooms for/ })).toBeVisible();
    await expectAccessible(page, 'the evaluated rooms');
    await page.getByRole('main').getByRole('button', { name: 'Book this room' }).first().click();
    await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
    await expect(page.getByText(/^Your company pays/)).toBeVisible();
    await expectAccessible(page, 'the review for a company');

    await chooseTitle(page);
    const book = page.getByRole('button', { name: /^Book for ₹/ });
    await book.click();
    await expect(
      page.getByText('Enter the cost centre. Your company asks for it at each booking.').first(),
    ).toBeVisible();
    await page.getByLabel('Cost centre').fill('CC-4410');
    await book.click();
    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
    await expect(page.getByText('CC-4410')).toBeVisible();
    await expect(page.getByText(/paid from your company’s credit/)).toBeVisible();
    await expectAccessible(page, 'the confirmation for a company');
    await page.getByRole('link', { name: 'Open this trip' }).click();
    await expect(page.getByRole('button', { name: 'Voucher' })).toBeVisible();
    await page.goto('/corporate/auth/booking?part=trips');
    await expect(page.getByText(/Confirmed, code/).first()).toBeVisible();
  },
);

test('[3.9] a strip over the listing says what the policy allows and how many fit; those come first', async ({
  page,
}) => {
  await atWork(page);
  await page.goto(`${LISTING}?city=jaipur&${NIGHTS}`);
  const strip = page.getByRole('region', { name: 'Your travel policy' });
  await expect(strip).toHaveText(/Jaipur: .+, 3–5 stars.*: \d+ of \d+ stays fit/);
  const fit = Number(/: (\d+) of/.exec((await strip.textContent()) ?? '')?.[1]);
  const cards = page.getByRole('article');
  expect(fit).toBeGreaterThan(0);
  for (let at = 0; at < Math.min(fit, 5); at++)
    await expect(cards.nth(at).getByText('In policy', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the policy strip');
  await strip.getByLabel('In policy only').check();
  await expect(page).toHaveURL(/policy=in/);
});

test('[5.1] what is outside policy says why and what brings it in, and the server refuses it', async ({ page }) => {
  await atWork(page);
  await page.goto(`${LISTING}?city=jaipur&${NIGHTS}&stars=2`);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Rooms for/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Request approval' }).click();
  await expect(page.getByRole('heading', { name: 'Out of your company’s policy' })).toBeVisible();
  await expectAccessible(page, 'outside policy');
  await expect(page.getByRole('region', { name: 'Who decides' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Request approval for ₹/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose another rate or room' })).toBeVisible();
});

test('[5.1] [3.9] a hotel that is out of policy names another one on its page and on the review, and leads to it', async ({
  page,
  isMobile,
}) => {
  const query = stayQuery(50, 1, '1');
  const found = await page.request.get(`/api/hotels/search?city=mumbai&${query}`);
  const { data } = (await found.json()) as { data: { stays: { offers: { total: number }[] }[] } };
  const cheapest = data.stays.map(({ offers }) => Math.min(...offers.map(({ total }) => total))).sort((a, b) => a - b);
  const { om } = await aNewCompany(page.request, { night: cheapest[1]! }); // two fit, and all others name one of them
  await page.goto(`${LISTING}?city=mumbai&${query}`);
  await signInAtWork(page, om);
  const other = page
    .getByRole('article')
    .filter({ hasText: / away: in policy/ })
    .first();
  const said =
    (await other
      .getByText(/ away: in policy/)
      .last()
      .textContent()) ?? '';
  await other.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Rooms for/ })).toBeVisible();
  if (isMobile) await clickAt(page, page.getByRole('link', { name: 'See options' }));
  const choice = page.getByRole('complementary', { name: 'Your choice' });
  await expect(choice).toBeInViewport();
  await expect(choice).toContainText(said);
  await expect(choice).toContainText('Company pays');
  await clickAt(page, choice.getByRole('button', { name: 'Request approval' }));
  await expect(page.getByRole('heading', { name: 'Out of your company’s policy' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(said);
  await clickAt(page, page.getByRole('link', { name: 'Hotels in policy' }));
  await expect(page).toHaveURL(/hotelListing\?city=mumbai.*policy=in/);
  await expect(page.getByRole('checkbox', { name: 'In policy only' })).toBeChecked();
});

test('[2.2] with the keyboard alone: from the rooms to a confirmed booking @once', async ({ page }) => {
  await atWork(page);
  await toRooms(page);
  await enterOn(page, page.getByRole('main').getByRole('button', { name: 'Book this room' }).first());
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  await expect(page.getByText(/^Your company pays/)).toBeVisible();
  await tabTo(page, page.getByLabel('Title', { exact: true }));
  await page.keyboard.type('Ms');
  await tabTo(page, page.getByLabel('Cost centre'));
  await page.keyboard.type('CC-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
});

test('[6.2] modules stand in the menu of those who may see them, and all trips for who looks after the company', async ({
  page,
}) => {
  await atWork(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  for (const module of ['Company', 'Configuration'])
    await expect(page.getByRole('banner').getByRole('link', { name: module, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/corporate/auth/booking?part=company');
  await expect(
    page
      .getByRole('region', { name: 'Company trips' })
      .or(page.getByRole('heading', { name: 'Company trips' }))
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'trips of the company');
});
