import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { someoneSignedIn } from '../support/person.ts';
import { asked, confirmed } from '../support/trips.ts';

test('[7.20] a calendar address is made, copied, read by a calendar, replaced and turned off', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await someoneSignedIn(page);
  const { hotel } = await confirmed(asked(page, person));
  await page.goto('/account');
  const card = page.locator('section', { hasText: 'Your trips in your calendar' });
  await card.getByRole('button', { name: 'Create a calendar address' }).click();
  const field = card.getByLabel('Your private calendar address');
  await expect(field).toHaveValue(/^http.*\/calendars\/[\w-]{43}\.ics$/);
  await expectAccessible(page, 'a calendar address');
  await card.getByRole('button', { name: 'Copy the address' }).click();
  const first = await page.evaluate(() => navigator.clipboard.readText());
  expect(await field.inputValue()).toBe(first);
  const { pathname } = new URL(first);
  const calendar = await page.request.get(pathname);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain(`SUMMARY:${hotel.name}`);

  await page.reload();
  await expect(card.getByText(/^Created .*A calendar last read it on /)).toBeVisible();
  await expect(field).toHaveCount(0);
  await card.getByRole('button', { name: 'Replace the address' }).click();
  await expect(field).toHaveValue(/\.ics$/);
  expect(await field.inputValue()).not.toBe(first);
  expect((await page.request.get(pathname)).status()).toBe(404);

  await card.getByRole('button', { name: 'Turn off' }).click();
  await expect(card.getByRole('button', { name: 'Create a calendar address' })).toBeVisible();
  await expect(field).toHaveCount(0);
});
