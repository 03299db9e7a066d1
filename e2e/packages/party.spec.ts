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
