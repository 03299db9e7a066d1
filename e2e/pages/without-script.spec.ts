import { stayQuery } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test(
  '[1.1] search, narrowing down, hotel and choice of a room work without script',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto('/');
    await page.getByRole('combobox').fill('Cochin');
    await page.getByRole('button', { name: 'Guests' }).click();
    await page.getByLabel('Children’s ages').first().fill('5');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/city=kochi.*rooms=2-5/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/Kochi, \d+ stays/);

    // the coming weekend may be too near for a free cancellation
    await page.goto(page.url().replace(/checkin=[\d-]+&checkout=[\d-]+&rooms=[\d-]+/, stayQuery(40, 2, '2-5')));
    if (project.name === 'desktop') {
      // a phone's filters open in a sheet, which takes script
      await page.getByRole('checkbox', { name: 'Free cancellation' }).check();
      await page.getByRole('button', { name: 'Show results' }).click();
      await expect(page).toHaveURL(/refund=free/);
    }
    await page.getByRole('listitem').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.getByRole('radio').last().check();
    await expect(page.getByText('You pay').first()).toBeVisible();
    await page.getByRole('button', { name: 'Book this room' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/hotels\/review\?.*rate=/);
    await expect(page.locator('noscript h1')).toHaveText('This page needs JavaScript'); // roles leave noscript out
    await expect(page.getByText('Checking your session')).toBeHidden();
  },
);

test('[1.1] prices of the listing are narrowed down as people type rupees', { tag: '@once' }, async ({ page }) => {
  for (const [from, to, price] of [
    ['₹5,000', '5,00,000', '5000-500000'],
    ['5,000', 'Rs. 1.5 lakh', '5000-150000'],
  ] as const) {
    await page.goto(`/hotels?city=kochi&${stayQuery()}`);
    await page.getByLabel('From ₹').fill(from);
    await page.getByLabel('to ₹').fill(to);
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(new RegExp(`price=${price}(&|$)`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kochi, \d+ stays/);
    await expect(page.getByLabel('From ₹')).toHaveValue('5000');
  }
});
