import { clickAt } from '../support/by-position.ts';
import { JOURNEY } from '../support/package.ts';
import { expect, test } from '../support/test.ts';

test(
  '[7.20] a room of a package is added and removed by hand, and the other keeps its people',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/packages/${JOURNEY}`);
    const rooms = page.getByRole('group', { name: /^Room \d$/ });
    await expect(rooms).toHaveCount(1);
    await clickAt(page, page.getByRole('button', { name: 'Add a room' }));
    await expect(rooms).toHaveCount(2);
    await clickAt(page, rooms.nth(1).getByRole('button', { name: 'One more, Adults' }));
    await expect(page).toHaveURL(/rooms=2_3/);
    await clickAt(page, page.getByRole('button', { name: 'Remove room 1' }));
    await expect(rooms).toHaveCount(1);
    await expect(page, 'the room that stays keeps its three adults').toHaveURL(/rooms=3(&|$)/);
    await expect(page.getByRole('button', { name: /^Remove room/ }), 'the last one stays').toHaveCount(0);
  },
);

test('[7.20] on a slow line the page is not loaded anew while a party is chosen, and the last choice stays', async ({
  page,
}) => {
  await page.goto(`/packages/${JOURNEY}`);
  const rooms = page.getByRole('group', { name: /^Room \d$/ });
  const more = rooms.first().getByRole('button', { name: 'One more, Adults' });
  const less = rooms.first().getByRole('button', { name: 'One less, Adults' });
  let loads = 0;
  page.on('load', () => void loads++);
  await page.route(/_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  // Each change rests long enough to be looked up, and the next one arrives before the answer.
  for (const button of [less, more, more, less, less, more, more]) {
    await clickAt(page, button);
    await page.waitForTimeout(600);
  }
  await expect(page).toHaveURL(/rooms=3(&|$)/);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/rooms=3(&|$)/);
  await expect(rooms.first().getByRole('status').first()).toHaveText('3 Adults');
  expect(loads).toBe(0);
});
