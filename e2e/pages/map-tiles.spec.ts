import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { testOfOwnProduct } from '../support/started-product.ts';
import { stayQuery } from '../support/stay.ts';
import { expect, type Page } from '../support/test.ts';

/** The product of the other tests has no source of map tiles. */
const test = testOfOwnProduct('tiles', () => ({
  variables: {
    MAP_TILES_URL: 'https://tiles.example/streets/{z}/{x}/{y}.png',
    MAP_TILES_CREDIT: '© Street mappers',
    MAP_TILES_CREDIT_URL: 'https://tiles.example/terms',
  },
  beside: undefined,
}));

const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#ddd" d="M0 0h256v256H0z"/></svg>';

/** Answers for the source of tiles. Gives the addresses that were asked for. */
async function answerFor(page: Page, status: number): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://tiles.example/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill(status === 200 ? { contentType: 'image/svg+xml', body: TILE } : { status, body: '' });
  });
  return asked;
}

test('[7.20] streets of the configured source lie below the prices, and its source is named @once', async ({
  page,
}) => {
  const asked = await answerFor(page, 200);
  await page.goto(`/hotels?city=kochi&${stayQuery()}`);
  const map = page.getByRole('complementary', { name: 'Map of the stays' });
  await expect(map.getByRole('link', { name: '© Street mappers' })).toHaveAttribute(
    'href',
    'https://tiles.example/terms',
  );
  await expect.poll(() => map.locator('img[src^="https://tiles.example/"]').evaluateAll(allLoaded)).toBe(true);
  const before = asked.length;
  expect(asked.every((path) => /^\/streets\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);
  await clickAt(page, map.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  const zooms = new Set(asked.map((path) => path.split('/')[2]));
  expect(zooms.size).toBe(2);
  await expectAccessible(page, 'a map with streets');
  await clickAt(page, map.getByRole('list', { name: 'Prices on the map' }).getByRole('button').first());
  await expect(map.getByRole('link', { name: '© Street mappers' })).toBeVisible();
});

test('[7.20] without the source’s answer the drawn map stays whole @once', async ({ page }) => {
  await answerFor(page, 500);
  await page.goto(`/hotels?city=kochi&${stayQuery()}`);
  const map = page.getByRole('complementary', { name: 'Map of the stays' });
  await expect(map.getByRole('list', { name: 'Prices on the map' }).getByRole('button').first()).toBeVisible();
  await expect(map.locator('img[src^="https://tiles.example/"]')).toHaveCount(0);
  await expect(map.locator('text').first()).toBeVisible(); // names of areas and distances
});

/** Whether there are pictures and each has come. */
const allLoaded = (pictures: (SVGElement | HTMLElement)[]): boolean =>
  pictures.length > 0 && pictures.every((picture) => (picture as HTMLImageElement).naturalWidth > 0);
