import { tabTo } from '../support/keyboard.ts';
import { flightQuery } from '../support/flight.ts';
import { stayQuery } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

for (const [what, address, heading, first] of [
  ['stays', `/hotels?city=kochi&${stayQuery()}`, /Kochi, \d+ stays/, 'article a[href]'],
  ['flights', `/flights?${flightQuery()}`, /flights to Delhi/, 'summary'],
] as const)
  test(
    `[2.4] a skip link leads past search and filters to the ${what} by keyboard`,
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const skip = page.getByRole('link', { name: 'Skip to results' });
      await tabTo(page, skip);
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      const results = page.locator('#results');
      await expect(results).toBeFocused();
      await expect(results.getByRole('heading', { level: 1 })).toBeInViewport();
      // from here on Tab walks the results alone, and soon reaches the first of them
      await tabTo(page, results.locator(first).first());
    },
  );
