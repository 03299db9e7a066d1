import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { someHotel, stayQuery } from '../support/stay.ts';

const KB = 1024;

/** Gzip-equivalent bytes of the scripts a page loads before anybody touches it. */
async function scriptBytes(page: import('@playwright/test').Page, path: string): Promise<number> {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (/\/_next\/static\/.*\.js/.test(response.url())) scripts.set(response.url(), response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const html = await page.content();
  const first = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? '');
  const sizes = await Promise.all([...scripts].filter(([url]) => first.some((src) => url.endsWith(src))).map(([, size]) => size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const [name, budget, path] of [
  ['the landing', 150, '/'],
  ['the listing', 170, `/hotels?city=kochi&${stayQuery()}`],
  ['the hotel', 170, ''],
  ['My trips', 215, '/bookings'],
] as const) {
  test(`${name} loads at most ${budget} KB of script first`, async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'the same files on a phone');
    const bytes = await scriptBytes(page, path || `/hotels/${await someHotel(page)}?${stayQuery()}`);
    expect(bytes).toBeGreaterThan(50 * KB);
    expect(Math.round(bytes / KB)).toBeLessThanOrEqual(budget);
  });
}
