import { expect, test } from '@playwright/test';
import { newPerson, signIn } from '../support/person.ts';
import { stayQuery } from '../support/stay.ts';

test('[7.20] a price that changed is shown before and after, and holds only once accepted', async ({ page, request }) => {
  await page.goto(`/hotels/sentinel-price-change?${stayQuery(30)}`);
  await page.getByRole('button', { name: 'Book this room' }).filter({ visible: true }).first().click();
  await page.waitForURL('**/hotels/review**');
  await signIn(page, await newPerson(request));
  await expect(page.getByRole('heading', { name: 'The hotel changed its terms' })).toBeVisible();
  await expect(page.getByText(/₹[\d,]+ more than you were shown/)).toBeVisible();
  await page.getByRole('button', { name: /^Accept ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
});

test('[7.20] [4.13] cancellation terms that changed are shown before and after, and hold only once accepted', async ({ page, request }) => {
  await page.goto(`/hotels/sentinel-policy-change?${stayQuery(30)}`);
  await page.getByRole('radio', { name: /back until/ }).first().check();
  await page.getByRole('button', { name: 'Book this room' }).filter({ visible: true }).first().click();
  await page.waitForURL('**/hotels/review**');
  await signIn(page, await newPerson(request));
  await expect(page.getByRole('heading', { name: 'The hotel changed its terms' })).toBeVisible();
  const row = page.getByRole('row', { name: /If you cancel/ });
  await expect(row.getByRole('cell').nth(0)).toContainText('half until');
  await expect(row.getByRole('cell').nth(1)).toContainText('25% until');
  await page.getByRole('button', { name: /^Accept ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
});

test('[7.20] a room sold out between page and hold says so and charges nothing', async ({ page, request }) => {
  await page.goto(`/hotels/sentinel-sold-out-at-hold?${stayQuery(30)}`);
  await page.getByRole('button', { name: 'Book this room' }).filter({ visible: true }).first().click();
  await page.waitForURL('**/hotels/review**');
  await signIn(page, await newPerson(request));
  await expect(page.getByText(/Nothing was charged/).first()).toBeVisible();
});
