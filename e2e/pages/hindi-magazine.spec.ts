import { SOURCES, type Source } from '#features/blogs/data/sources.ts';
import { clickAt } from '../support/by-position.ts';
import { englishIn } from '../support/english-words.ts';
import { chooseHindi, errorsOf, expectInHindi, picture } from '../support/hindi.ts';
import { expect, test, type Page } from '../support/test.ts';

const sources: Source[] = Object.values(SOURCES);
/** Publishers as they name themselves, what laws and railways are called by their letters, and the button of a form. */
const NAMES = [
  ...new Set(sources.map(({ publisher }) => publisher)),
  ...['DGCA', 'IRCTC', 'GSTIN', 'IGST', 'TCS', 'PNR', 'OTP', 'RSS', 'No Seat/No Berth'],
];
/** Addresses of the posts that the magazine lists. */
const addressesIn = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('[9.9] opens the magazine from the footer, reads an article with its sources, and goes on to its stays', async ({
    page,
  }) => {
    const broken = errorsOf(page);
    await chooseHindi(page);
    await page.goto('/');
    await clickAt(page, page.getByRole('contentinfo').getByRole('link', { name: 'पत्रिका' }));
    await page.waitForURL('**/blogs');
    await expect(page.getByRole('heading', { level: 1, name: 'भारत में समझदारी से बुकिंग' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
    await expectInHindi(page, 'the magazine', NAMES);
    await picture(page, 'magazine');

    await clickAt(page, page.getByRole('link', { name: 'होटल के कमरों पर GST: ₹7,500 की सीमा' }));
    await page.waitForURL('**/blogs/gst-on-hotel-rooms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('होटल के कमरों पर GST: ₹7,500 की सीमा');
    for (const link of await page.getByRole('navigation', { name: 'इस पेज पर' }).getByRole('link').all())
      await expect(page.locator((await link.getAttribute('href'))!)).toContainText((await link.textContent())!);
    await expect(page.getByRole('link', { name: 'Business Standard, 16 सितंबर 2025' }).first()).toHaveAttribute(
      'href',
      SOURCES.roomRates.href,
    );
    await expect(page.getByRole('row', { name: /₹7,600/ })).toContainText('₹8,968');
    await expect(page.getByText(/^Sarai की संपादकीय टीम, 25 नवंबर 2026, पढ़ने का समय \d मिनट$/).first()).toBeVisible();
    await expectInHindi(page, 'an article', NAMES);
    await picture(page, 'article');

    const stays = page.getByRole('complementary', { name: 'होटल' });
    await expect(stays.getByText('एक कमरे में दो वयस्क, टैक्स और शुल्क सहित। आज की कीमतें।')).toBeVisible();
    await clickAt(page, stays.getByRole('link', { name: /गोवा में होटल/ }));
    await page.waitForURL('**/hotels?city=goa&**');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    expect(broken).toEqual([]);
  });

  test('[9.9] reads every article without a word in English, and no wider than the screen', async ({ page }) => {
    test.slow();
    await chooseHindi(page);
    await page.goto('/blogs');
    const addresses = await addressesIn(page);
    expect(addresses).toHaveLength(10);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
      await expect(page.getByRole('heading', { level: 2, name: 'स्रोत' })).toBeVisible();
      await expect.poll(() => englishIn(page, NAMES), { message: `${address}: words in English` }).toEqual([]);
      const [wide, shown] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth]);
      expect(wide, address).toBeLessThanOrEqual(shown ?? 0);
    }
    await expectInHindi(page, 'the last article', NAMES);
  });

  test('[9.9] finds an article in the search of the help, in both scripts', async ({ page }) => {
    await chooseHindi(page);
    for (const asked of ['तत्काल', 'tatkal']) {
      await page.goto(`/help?q=${encodeURIComponent(asked)}`);
      const found = page.getByRole('region', { name: new RegExp(`^“${asked}” के लिए`) });
      await expect(found.getByRole('heading', { level: 3 }).first()).toHaveText(/^तत्काल टिकट/);
      await expect(found.getByText('पत्रिका', { exact: true }).first()).toBeVisible();
      await expectInHindi(page, `articles for ${asked}`, [asked, ...NAMES]);
    }
    await clickAt(page, page.getByRole('link', { name: /^तत्काल टिकट/ }));
    await page.waitForURL('**/blogs/tatkal-trains');
    await expect(page.getByRole('heading', { level: 2, name: 'बुकिंग कब खुलती है' })).toBeVisible();
  });
});

test('[9.9] an article in Hindi is read without script, and machines read the magazine in English', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([{ name: 'language', value: 'hi', url: baseURL! }]);
  const page = await context.newPage();
  await page.goto('/blogs/tatkal-trains');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 2, name: 'बुकिंग कब खुलती है' })).toBeVisible();
  const script = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await script.textContent())!)).toMatchObject({
    inLanguage: 'hi-IN',
    headline: await page.locator('h1').textContent(),
  });
  const feed = await (await context.request.get('/blogs/rss.xml')).text();
  expect(feed).toContain('<title>How to read a refund rule before you pay</title>');
  expect(feed).not.toMatch(/[\u0900-\u097f]/);
  const post = await (await context.request.get('/api/blogs/post?slug=tatkal-trains')).text();
  expect(post).not.toMatch(/[\u0900-\u097f]/);
  await context.close();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('[9.9] the magazine in Hindi is no wider than 360 pixels', async ({ page }) => {
    await chooseHindi(page);
    await page.goto('/blogs');
    for (const address of ['/blogs', ...(await addressesIn(page))]) {
      await page.goto(address);
      const [wide, shown] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth]);
      expect(wide, address).toBeLessThanOrEqual(shown ?? 0);
    }
    await picture(page, 'narrow');
  });
});
