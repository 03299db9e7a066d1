import { expect, test } from '@playwright/test';
import { someHotel, stayQuery } from '../support/stay.ts';

test('[2.7] a different path shows the bar and the overlay; a change of query alone does not', async ({ page }) => {
  await page.goto(`/hotels?city=kochi&${stayQuery()}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const slug = await someHotel(page);
  await page.route('**/*_rsc=*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.locator(`a[href^="/hotels/${slug}"]`).first().click();
  await expect(page.locator('[data-testid="route-progress"]')).toBeVisible();
  await page.waitForURL(`**/hotels/${slug}**`);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.locator('[data-testid="route-progress"]')).toHaveCount(0);
});

test('[2.1] pages say whose area they are', async ({ request }) => {
  expect((await request.get('/')).headers()['x-user-type']).toBe('sarai');
});

test('pages are safe by their headers: scripts by nonce only, no framing', async ({ request }) => {
  const { headers } = { headers: (await request.get('/')).headers() };
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'/);
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe-inline');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('nothing on a page breaks its own policy or logs an error', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  for (const path of ['/', `/hotels?city=kochi&${stayQuery()}`, `/hotels/${await someHotel(page)}?${stayQuery()}`, '/bookings']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(problems).toEqual([]);
});
