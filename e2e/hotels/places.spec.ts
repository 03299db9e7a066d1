import type { ListedStay, ListingCity } from '../../features/hotels/contract.ts';
import { clickAt } from '../support/by-position.ts';
import { stayQuery } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Types where to stay on the landing page, takes the suggestion and searches for the days that are filled in. */
async function searchFor(page: Page, text: string, option: RegExp): Promise<void> {
  await page.goto('/');
  const where = page.getByRole('combobox', { name: 'City, area or hotel' });
  await clickAt(page, where);
  await where.pressSequentially(text);
  await clickAt(page, page.getByRole('option', { name: option }).first());
  await clickAt(page, page.getByRole('button', { name: 'Search', exact: true }));
}

/** What the list in the address answers over the API. */
async function answered(page: Page): Promise<{ city: ListingCity; stays: ListedStay[] }> {
  const query = new URL(page.url()).searchParams;
  const answer = await page.request.get(`/api/hotels/search?${query.toString()}`);
  return ((await answer.json()) as { data: { city: ListingCity; stays: ListedStay[] } }).data;
}

const cards = (page: Page) => page.getByRole('region', { name: 'Stays', exact: true }).getByRole('article');

test('[7.20] an area is searched for by name, and lists the stays near it', { tag: '@phone' }, async ({ page }) => {
  await searchFor(page, 'calang', /^Calangute/);
  await expect(page).toHaveURL(/\/hotels\?city=goa\.calangute&/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Calangute, Goa, \d+ stays?$/);
  const { stays } = await answered(page);
  await expect(cards(page).first()).toBeVisible();
  const shown = await cards(page).getByRole('heading', { level: 2 }).allTextContents();
  expect(shown.length).toBeGreaterThan(2);
  const near = stays.map(({ name }) => name);
  expect(shown.filter((name) => !near.some((one) => name.includes(one)))).toEqual([]);
});

test(
  '[7.20] a state is searched for by name, and lists stays of several cities, each with its city',
  { tag: '@phone' },
  async ({ page }) => {
    await searchFor(page, 'kerala', /^Kerala/);
    await expect(page).toHaveURL(/\/hotels\?city=kerala&/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kerala, \d+ stays$/);
    const { stays } = await answered(page);
    const cities = new Set(stays.map(({ area }) => area));
    expect(cities.size).toBeGreaterThan(2);
    const first = cards(page).first();
    const name = (await first.getByRole('heading', { level: 2 }).textContent())!;
    const stay = stays.find((one) => name.includes(one.name))!;
    await expect(first).toContainText(stay.area);
  },
);

test('[7.20] a hotel is searched for by its name, and its own page opens', { tag: '@phone' }, async ({ page }) => {
  const answer = await page.request.get(`/api/hotels/search?city=udaipur&${stayQuery()}`);
  const { name, slug } = ((await answer.json()) as { data: { stays: ListedStay[] } }).data.stays[0]!;
  await searchFor(page, name, new RegExp(`^${name}.*Udaipur`)); // another city may have one of this name
  await expect(page).toHaveURL(new RegExp(`/hotels/${slug}\\?`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
