import { clickAt } from '../support/by-position.ts';
import { someHotel, stayQuery } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Adds a room and takes the first of two away again, by pressing where a hand does. */
async function addsAndRemoves(page: Page): Promise<void> {
  const rooms = page.getByRole('group', { name: /^Room \d$/ });
  await expect(rooms).toHaveCount(1);
  await clickAt(page, page.getByRole('button', { name: 'Add a room' }));
  await expect(rooms).toHaveCount(2);
  await clickAt(page, rooms.nth(1).getByRole('button', { name: 'One more, Adults' }));
  await clickAt(page, page.getByRole('button', { name: 'Remove room 1' }));
  await expect(rooms).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Adults' }), 'the second room stays').toContainText('3');
}

test(
  '[7.20] a room is added and removed by hand, and the other keeps its guests',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await clickAt(page, page.getByRole('button', { name: /Guests/ }));
    await addsAndRemoves(page);
  },
);

test('[7.20] a hotel without photographs shows the plan of its rooms', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/hotels/${await someHotel(page)}?${stayQuery()}`);
  const plan = page.getByRole('img', { name: /^Plan of the room: / }).first();
  await plan.scrollIntoViewIfNeeded();
  await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
