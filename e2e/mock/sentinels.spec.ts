import { expect } from '@playwright/test';
import { payAsOffered, reviewAt, test, toGateway } from './mock-page.ts';

// One of each kind in the browser; what every sentinel answers is tried on the table itself (tests/support/mock-answers).

test('price-change: before and after, and held once accepted', async ({ page }) => {
  await reviewAt(page, 'sentinel-price-change');
  await expect(page.getByText(/₹[\d,]+ more than you were shown/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Accept ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
});

test('sold-out-at-hold: nothing was charged', async ({ page }) => {
  await reviewAt(page, 'sentinel-sold-out-at-hold');
  await expect(page.getByText(/is sold out for these nights. Nothing was charged/).first()).toBeVisible();
});

test('lost-request: paid, and told how it ended', async ({ page }) => {
  await reviewAt(page, 'sentinel-lost-request');
  await toGateway(page);
  await payAsOffered(page);
  await expect(page.getByRole('heading', { name: 'The hotel is confirming' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/could not confirm the room/)
      .first(),
  ).toBeVisible();
});
