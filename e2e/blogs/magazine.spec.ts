import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';

const rupeesIn = (text: string | null): number => Number(text?.replace(' rupees', '').replaceAll(',', ''));

test('[1.2] the footer leads to the magazine; a post names its sources and shows stays at prices of now', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Magazine' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking well in India' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'the magazine');

  await page.getByRole('link', { name: 'GST on hotel rooms: the step at ₹7,500' }).click();
  await expect(page).toHaveURL(/\/blogs\/gst-on-hotel-rooms$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST on hotel rooms: the step at ₹7,500');
  for (const link of await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').all())
    await expect(page.locator((await link.getAttribute('href'))!)).toContainText((await link.textContent())!);
  await expect(page.getByRole('link', { name: 'Business Standard, 16 Sep 2025' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.business-standard\.com\//,
  );
  await expect(page.getByRole('row', { name: /₹7,600/ })).toContainText('₹8,968');
  await expectAccessible(page, 'a post');
});

test('[1.2] stays beside a post lead to the listing with the same lowest price', { tag: '@once' }, async ({ page }) => {
  await page.goto('/blogs/gst-on-hotel-rooms');
  const stays = page.getByRole('complementary', { name: 'Stays' });
  const goa = stays.getByRole('link', { name: /Stays in Goa/ });
  const count = /(\d+) stays? with rooms/.exec((await goa.textContent())!)?.[1];
  const nightly = rupeesIn(await goa.getByText(/^[\d,]+ rupees$/).textContent());
  await goa.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`Goa, ${count} stays?`));
  await page.goto(`${page.url()}&sort=price`);
  const total = page
    .getByRole('main')
    .getByRole('listitem')
    .getByText(/^[\d,]+ rupees$/)
    .first();
  const rupees = rupeesIn(await total.textContent());
  expect(Math.ceil(rupees / 2)).toBe(nightly); // two nights
});

test(
  '[1.2] a post is read without script, and machines read its data, its feed and its address',
  { tag: '@once' },
  async ({ browser, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const answer = await page.goto('/blogs/tatkal-trains');
    await expect(page.getByRole('heading', { level: 2, name: 'When it opens' })).toBeVisible();
    const script = page.locator('script[type="application/ld+json"]');
    const data = JSON.parse((await script.textContent())!) as Record<string, unknown>;
    expect(data).toMatchObject({ '@type': 'BlogPosting', headline: await page.locator('h1').textContent() });
    const nonce = /'nonce-([^']+)'/.exec(answer!.headers()['content-security-policy']!)![1]!;
    expect(await answer!.text()).toContain(`<script type="application/ld+json" nonce="${nonce}">`);

    await page.goto('/blogs');
    const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    expect(new URL(address!).pathname).toBe('/blogs/rss.xml');
    const feed = await request.get('/blogs/rss.xml');
    expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect((await feed.text()).match(/<item>/g)).toHaveLength(10);
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/blogs/tatkal-trains</loc>');
    expect((await request.get('/blogs/no-such-post')).status()).toBe(404);
    await context.close();
  },
);
