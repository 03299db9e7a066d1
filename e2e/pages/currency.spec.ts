import { clickAt } from '../support/by-position.ts';
import { expectAccessible } from '../support/axe.ts';
import { someoneSignedIn } from '../support/person.ts';
import { press, someHotel, stayQuery } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

test(
  '[7.20] prices say what they are in a chosen currency, from the list to the review, and are paid in rupees',
  { tag: '@phone' },
  async ({ page }) => {
    const hotel = await someHotel(page);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Currency' }).click();
    await expect(page.getByText('Sample rates, invented to try this site with.')).toBeVisible();
    await expectAccessible(page, 'the choice of a currency');
    await clickAt(page, page.getByText('US Dollar (USD)'));
    await clickAt(page, page.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('region', { name: 'Message' })).toContainText('Prices are also shown in USD.');

    await page.goto(`/hotels?city=kochi&${stayQuery()}`);
    const card = page.getByRole('article').first();
    await expect(card.getByText(/^about \$\d/)).toBeVisible();
    await expectAccessible(page, 'the list with another currency');

    await page.goto(`/hotels/${hotel}?${stayQuery()}`);
    await expect(
      page
        .getByText(/^about \$\d/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await someoneSignedIn(page);
    await page.goto(`/hotels/${hotel}?${stayQuery()}`);
    await press(page, 'Book this room');
    await page.waitForURL('**/hotels/review**');
    await expect(
      page.getByText(/^about \$[\d,]+ at the sample rate of .*\. You pay in rupees\.$/).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();

    await page.goto('/currency');
    await page.getByRole('radio', { name: 'Rupees only' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.goto(`/hotels?city=kochi&${stayQuery()}`);
    await expect(card.getByText('taxes included')).toBeVisible();
    await expect(page.getByText(/about \$/)).toHaveCount(0);
  },
);

test('[7.20] nothing moves when the rate comes @once', async ({ page }) => {
  await page.goto('/currency');
  await page.getByRole('radio', { name: /US Dollar/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.evaluate(() => sessionStorage.clear());
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/currencies/rates', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto(`/hotels?city=kochi&${stayQuery()}`);
  const third = page.getByRole('article').nth(2);
  await third.scrollIntoViewIfNeeded();
  const before = await third.boundingBox();
  expect(before).not.toBeNull();
  asked.resolve();
  await expect(third.getByText(/^about \$\d/)).toBeVisible();
  expect(await third.boundingBox()).toEqual(before);
});
