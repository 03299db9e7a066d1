import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type Browser, type Page, waitingForHydration } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, idOf, signInAtWork } from '../support/company-people.ts';
import { emailTo } from '../support/event.ts';
import { requestLink, requestsIn } from '../support/inbox.ts';
import { aSecondApprover } from '../support/second-approver.ts';
import { stayQuery } from '../support/stay.ts';

const INBOX = '/corporate/auth/booking/approval';

/** Query of a night that no other journey asks for: each size has a city of its own. */
const nightIn = (from: number): string =>
  `city=${test.info().project.name === 'phone' ? 'udaipur' : 'jaipur'}&${stayQuery(from, 1, '1')}`;
const listingOf = (from: number): string => `/corporate/auth/booking/hotels/hotelListing?${nightIn(from)}`;

const anotherBrowser = async (browser: Browser): Promise<Page> =>
  (await waitingForHydration(await browser.newContext({ ...test.info().project.use }))).newPage();

/** Chooses a room outside policy in the list that is open, the first of these, and sends it for approval. */
async function requestFirst(page: Page, reason: string, hotels = page.getByRole('article')): Promise<void> {
  await hotels.first().getByRole('link').first().click();
  await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
  await page.getByLabel('Reason for the trip').fill(reason);
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(page.getByText(/^Waits for/)).toBeVisible();
}

/** What a night costs at most in the three cheapest hotels of the listing, in paise: all others are outside policy. */
async function capOfThree({ request }: Page, from: number): Promise<number> {
  const search = nightIn(from);
  const { data } = (await (await request.get(`/api/hotels/search?${search}`)).json()) as {
    data: { stays: { offers: { total: number }[] }[] };
  };
  const lowest = data.stays.map(({ offers }) => Math.min(...offers.map(({ total }) => total))).sort((a, b) => a - b);
  return lowest[2]!;
}

test('[4.8] a request that nobody answered in time is sent again with one press, at the price of now', async ({
  page,
}) => {
  test.slow();
  const company = await aNewCompany(page.request);
  await page.goto(listingOf(130));
  await signInAtWork(page, company.om);
  await requestFirst(page, 'The client asked for it.');
  const bookingId = new URL(page.url()).searchParams.get('bookingId')!;
  await promisify(execFile)(process.execPath, ['e2e/support/lapse-request.ts', bookingId], {
    env: { ...process.env, DATA_DIR: '.cache/e2e-data' },
  });
  await expect(page.getByText(/^The price expired before a decision, .+ Nothing was booked or charged\.$/)).toBeVisible(
    {
      timeout: 30_000,
    },
  );
  await page.getByRole('link', { name: 'My requests' }).click();
  await expect(requestsIn(page)).toHaveCount(1);
  await expect(requestsIn(page)).toContainText('Expired');
  await clickAt(page, page.getByRole('button', { name: /^Request again/ }));
  await expect(page).toHaveURL(/\/hotels\/reviewBooking\?bookingId=bkg_\w+/);
  await page.getByLabel('Reason for the trip').fill('The client still asks for it.');
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(page.getByText('Waits for Meera Nair.')).toBeVisible();
  await page.goto(`${INBOX}?part=asked`);
  await expect(requestsIn(page), 'the same request, which goes on').toHaveCount(1);
});

test('[4.8] [2.10] a request that a colleague sent for one’s trip stands under For my trips, and opens', async ({
  page,
  browser,
}) => {
  test.slow();
  const company = await aNewCompany(page.request);
  await aSecondApprover(page.request, company); // Meera does not approve what she asks for
  await page.goto(`${listingOf(132)}&travellers=${await idOf(page.request, company.om)}`);
  await signInAtWork(page, company.meera);
  await requestFirst(page, 'The fair is at the hall next door.');
  await expect(page.getByText('Waits for Ravi Menon.')).toBeVisible();

  const traveller = await anotherBrowser(browser);
  await traveller.goto(INBOX);
  await signInAtWork(traveller, company.om);
  await clickAt(traveller, traveller.getByRole('link', { name: 'For my trips' }));
  await expect(requestsIn(traveller)).toHaveCount(1);
  await expect(requestsIn(traveller)).toContainText('Meera Nair');
  await expectAccessible(traveller, 'requests for one’s own trips');
  await requestLink(traveller).click();
  await expect(traveller).toHaveURL(/\/hotels\/approvalStatus\?companyId=cmp_\w+&bookingId=bkg_\w+/);
  await expect(traveller.getByText('“The fair is at the hall next door.”')).toBeVisible();
  await traveller.context().close();
});

test(
  '[4.8] who decides sees cheaper options in policy with their prices, in the panel and by the link of the email',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const company = await aNewCompany(page.request, { night: await capOfThree(page, 134) });
    await page.goto(listingOf(134));
    await signInAtWork(page, company.om);
    await requestFirst(page, 'The client stays there.', page.getByRole('article').filter({ hasText: 'a night over' }));

    const approver = await anotherBrowser(browser);
    const cheaper = approver.getByRole('region', { name: 'Cheaper in policy' });
    const link = /corporate\/approve#token=([^\s"&]+)/.exec(
      await emailTo(page.request, company.meera.workEmail, /asks you to approve/),
    )![1]!;
    await approver.goto(`/corporate/approve#token=${link}`);
    await expect(approver.getByText('You decide as')).toBeVisible();
    await expect(cheaper.getByRole('listitem').first()).toHaveText(/₹[\d,]+₹[\d,]+ less$/);
    const byLink = await cheaper.getByRole('listitem').allTextContents();
    await expectAccessible(approver, 'a request by its link, with cheaper options');

    await approver.goto(INBOX);
    await signInAtWork(approver, company.meera);
    await requestLink(approver).click();
    await expect(cheaper.getByRole('listitem')).toHaveText(byLink);
    await expect(cheaper).toContainText(/Prices of \d\d:\d\d.*, taxes included\./);
    await expectAccessible(approver, 'a request with cheaper options');
    await approver.context().close();
  },
);
