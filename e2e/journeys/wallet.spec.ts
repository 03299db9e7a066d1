import { expect, test } from '../support/test.ts';
import { clickAt } from '../support/by-position.ts';
import { expectAccessible } from '../support/axe.ts';
import { someoneSignedIn } from '../support/person.ts';
import { ask, asked, confirmed } from '../support/trips.ts';

test(
  '[1.2] the wallet has a page: balance, what it may be used for, and every line with its booking',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const { _id, total, hotel } = await confirmed(asked(page, person), { city: 'pune', from: 70 });
    await ask(asked(page, person), '/api/bookings/cancel', {
      bookingId: _id,
      expectedRefund: total,
      refundTo: 'wallet',
    });

    await page.goto('/account');
    await clickAt(page, page.getByRole('link', { name: 'Open wallet' }));
    await expect(page).toHaveURL(/\/account\/wallet$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your wallet' })).toBeVisible();
    const inRupees = `₹${(total / 100).toLocaleString('en-US')}`;
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText(inRupees);
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText('not paid out in cash');
    const line = page.getByRole('row').filter({ hasText: `+${inRupees}` });
    await expect(line).toContainText(`Refund: ${hotel.name}`);
    await expectAccessible(page, 'the wallet');
    await clickAt(page, line.getByRole('link', { name: hotel.name }));
    await expect(page).toHaveURL(new RegExp(`/bookings/details\\?bookingId=${_id}`));
    await expect(page.getByRole('heading', { name: hotel.name })).toBeVisible();
  },
);

test('[1.2] nothing of the account moves when the list of sessions has come', async ({ page }) => {
  await someoneSignedIn(page);
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/sessions/list', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/account');
  const sessions = page.locator('section', { has: page.getByRole('heading', { name: 'Where you are signed in' }) });
  const height = async () => (await sessions.boundingBox())!.height;
  await expect(page.getByText('Loading your sessions')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const before = await height();
  answer();
  await expect(page.getByText('This one')).toBeVisible();
  expect(await height()).toBeCloseTo(before, 0);
});
