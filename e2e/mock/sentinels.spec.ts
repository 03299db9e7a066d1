import { expect } from '@playwright/test';
import { payAsOffered, reviewAt, test, toGateway } from './mock-page.ts';

for (const [sentinel, words] of [['price-change', /₹[\d,]+ more than you were shown/], ['policy-change', /The hotel changed its terms/]] as const) {
  test(`${sentinel}: before and after, and held once accepted`, async ({ page }) => {
    await reviewAt(page, `sentinel-${sentinel}`);
    await expect(page.getByText(words).first()).toBeVisible();
    await page.getByRole('button', { name: /^Accept ₹/ }).click();
    await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  });
}

test('sold-out-at-hold: nothing was charged', async ({ page }) => {
  await reviewAt(page, 'sentinel-sold-out-at-hold');
  await expect(page.getByText(/is sold out for these nights. Nothing was charged/).first()).toBeVisible();
});

for (const [sentinel, meanwhile, ending] of [
  ['sold-out-at-confirm', null, /could not confirm the room/],
  ['timeout-after-booking', null, /is confirmed$/],
  ['slow', null, /is confirmed$/],
  ['pending', 'The hotel is confirming', /is confirmed$/],
  ['lost-request', 'The hotel is confirming', /could not confirm the room/],
] as const) {
  test(`${sentinel}: paid, and told how it ended`, async ({ page }) => {
    await reviewAt(page, `sentinel-${sentinel}`);
    await toGateway(page);
    await payAsOffered(page);
    if (meanwhile) await expect(page.getByRole('heading', { name: meanwhile })).toBeVisible();
    await expect(page.getByRole('main').getByText(ending).first()).toBeVisible();
  });
}
