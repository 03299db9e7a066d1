import { expect, test } from '@playwright/test';
import { inDays } from '../support/stay.ts';

test.use({ javaScriptEnabled: false });

test('[1.1] search, list and hotel work without script', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.goto(`/hotels?where=Cochin&checkin=${inDays(30)}&checkout=${inDays(33)}&a1=2&c1=5`);
  await expect(page).toHaveURL(/city=kochi.*rooms=2-5/);
  await expect(page.getByRole('heading', { name: /Kochi, \d+ stays/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /₹/ }).first().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByText('You pay').first()).toBeVisible();
});
