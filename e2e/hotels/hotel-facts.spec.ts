import type { HotelPageInfo } from '../../features/hotels/contract.ts';
import { AMENITY_LABELS } from '../../features/hotels/rules/vocabulary.ts';
import { someHotel, stayQuery } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';

/** A hotel of a city, its page opened, and what the API says of it. */
async function openHotel(page: Page, city: string): Promise<HotelPageInfo> {
  const slug = await someHotel(page, city);
  await page.goto(`/hotels/${slug}?${stayQuery()}`);
  const answer = await page.request.get(`/api/hotels/info?hotel=${slug}`);
  return ((await answer.json()) as { data: HotelPageInfo }).data;
}

test('[7.20] a hotel lists all its amenities, each with a picture of its own', { tag: '@phone' }, async ({ page }) => {
  const { amenities } = await openHotel(page, 'jaipur');
  expect(amenities.length).toBeGreaterThan(1); // some hotels have two or three
  const items = page.getByRole('list', { name: 'Amenities' }).getByRole('listitem');
  await expect(items).toHaveText(amenities.map((amenity) => AMENITY_LABELS[amenity]));
  await items.last().scrollIntoViewIfNeeded();
  const pictures = await items.locator('svg').evaluateAll((icons) =>
    icons.map((icon) => {
      const { width, height } = icon.querySelector('path')!.getBoundingClientRect();
      return { drawn: icon.querySelector('path')!.getAttribute('d'), seen: width > 4 && height > 2 };
    }),
  );
  expect(pictures).toHaveLength(amenities.length);
  expect(pictures.filter(({ seen }) => !seen)).toEqual([]);
  expect(new Set(pictures.map(({ drawn }) => drawn)).size).toBe(amenities.length);
});

test('[7.20] a hotel in Goa names both airports, the nearer one first', { tag: '@phone' }, async ({ page }) => {
  const { airports } = await openHotel(page, 'goa');
  expect(airports.map(({ iata }) => iata).sort()).toEqual(['GOI', 'GOX']);
  const [nearer, farther] = airports;
  expect(nearer!.km).toBeLessThanOrEqual(farther!.km);
  const line = page.getByText(/^Nearest airports: /);
  await expect(line).toBeVisible();
  const words = (await line.textContent())!;
  expect(words).toMatch(/^Nearest airports: .+ \(GO[IX]\), [\d.]+ km · .+ \(GO[IX]\), [\d.]+ km, in a straight line$/);
  expect(words.indexOf(`(${nearer!.iata})`)).toBeLessThan(words.indexOf(`(${farther!.iata})`));
});
