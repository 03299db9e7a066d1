import { expect, test, type Page } from '../support/test.ts';
import { someoneSignedIn } from '../support/person.ts';
import { someHotel, stayQuery } from '../support/stay.ts';

const overlay = (page: Page) => page.getByTestId('route-progress');

/** What the router asks for waits until the function that this gives is called. */
async function holdRouter(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*_rsc=*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test(
  '[2.7] on the way to a different path the bar shows, and an overlay takes every press and key',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/hotels?city=kochi&${stayQuery()}`);
    const card = page.getByRole('article').getByRole('link').first();
    await expect(card).toBeVisible();
    const letGo = await holdRouter(page);
    await card.click();
    await expect(overlay(page)).toBeVisible();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    const onTop = () =>
      page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.getAttribute('data-testid'));
    expect(await onTop()).toBe('route-progress');
    const focused = await page.evaluate(() => document.activeElement?.outerHTML);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(focused);
    letGo();
    await page.waitForURL('**/hotels/*?**');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
);

test('[2.7] a change of query alone shows neither', { tag: '@once' }, async ({ page }) => {
  await someoneSignedIn(page);
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
  await page.evaluate(() =>
    new MutationObserver(
      (changes) =>
        changes.some(({ addedNodes }) =>
          [...addedNodes].some(
            (node) => node instanceof Element && node.matches('[data-testid="route-progress"], #nprogress'),
          ),
        ) && document.body.setAttribute('data-progress', ''),
    ).observe(document.documentElement, { childList: true, subtree: true }),
  );
  const letGo = await holdRouter(page);
  await page.getByRole('link', { name: /^Cancelled/ }).click();
  await page.waitForTimeout(400); // longer than the bar waits before it shows
  letGo();
  await expect(page).toHaveURL('/bookings?when=cancelled');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await expect(page.locator('[data-progress]')).toHaveCount(0);
});

test('[2.1] pages say whose area they are', { tag: '@once' }, async ({ request }) => {
  expect((await request.get('/')).headers()['x-user-type']).toBe('sarai');
});

test('pages are safe by their headers: scripts by nonce only, no framing', { tag: '@once' }, async ({ request }) => {
  const headers = (await request.get('/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'/);
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe-inline');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('nothing on a page breaks its own policy or logs an error', { tag: '@once' }, async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  for (const path of [
    '/',
    `/hotels?city=kochi&${stayQuery()}`,
    `/hotels/${await someHotel(page)}?${stayQuery()}`,
    '/bookings',
    '/offline',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(problems).toEqual([]);
});

test(
  'a theme that is chosen is there before the next page is painted, and in the other tabs at once',
  { tag: '@once' },
  async ({ page, context }) => {
    const themeOf = (tab: Page) => tab.evaluate(() => document.documentElement.dataset.theme);
    const other = await context.newPage();
    await Promise.all([page.goto('/about'), other.goto('/about')]);
    expect(await themeOf(page)).toBeUndefined();
    await page.getByRole('button', { name: 'Use the dark theme' }).click();
    expect(await themeOf(page)).toBe('dark');
    await expect.poll(() => themeOf(other)).toBe('dark');
    await other.route('**/*.{js,css}', (route) => route.abort());
    await other.goto('/hotels?city=kochi', { waitUntil: 'commit' });
    await expect(other.locator('body')).toBeAttached();
    expect(await themeOf(other), 'before any sheet or script').toBe('dark');
  },
);
