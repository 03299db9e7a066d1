import { expect, test } from '../support/test.ts';
import { someoneSignedIn } from '../support/person.ts';
import { askedBy, flightQuery, heldFlight } from '../support/flight.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';

test('[7.20] a flight is chosen with the keyboard alone @once', async ({ page }) => {
  await page.goto(`/flights?${flightQuery(42)}&stops=0`);
  const row = page.locator('details[name=flight]').first();
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await enterOn(page, row.getByRole('link', { name: /^Choose/ }).first());
  await expect(page).toHaveURL(/flights\/review\?offers=/);
});

test('[7.20] a seat is found by arrow keys, says what it is, and is chosen with Enter', async ({ page }) => {
  const person = await someoneSignedIn(page);
  const { _id } = await heldFlight(askedBy(page, person));
  await page.goto(`/flights/review?bookingId=${_id}`);
  const open = page.getByRole('button', { name: /^Choose seats/ });
  await open.focus();
  await page.keyboard.press('Enter');
  const map = page.getByRole('dialog').getByRole('table');
  await expect(map).toBeVisible();
  await tabTo(page, map.locator('button[tabindex="0"]'));
  await page.keyboard.press('Home');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-seat'));
  await page.keyboard.press('ArrowRight');
  const second = await page.evaluate(() => document.activeElement?.getAttribute('data-seat'));
  expect(second!.slice(0, -1)).toBe(first!.slice(0, -1));
  expect(second! > first!).toBe(true);
  const free = map.locator('button[data-seat]:not([aria-disabled])').nth(6);
  await free.focus();
  await expect(free).toHaveAccessibleName(/^\d+[A-K], (window|middle|aisle)(, exit row)?, (₹[\d,]+|included)$/);
  const seat = await free.getAttribute('data-seat');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('radio', { name: new RegExp(`${seat}$`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});
