import { clickAt } from '../support/by-position.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test(
  '[7.20] a search for packages is among the recent ones of the list, once for all its steps, and leads back',
  { tag: '@phone' },
  async ({ page }) => {
    const recent = page.getByRole('navigation', { name: 'Recent searches' });
    await page.goto('/packages');
    await expect(page.getByRole('heading', { level: 1, name: 'Holiday packages' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(recent).toHaveCount(0);
    await clickAt(page, page.getByRole('link', { name: 'Mountains', exact: true }));
    await expect(page).toHaveURL(/theme=mountains/);
    await page.getByRole('combobox', { name: 'Length' }).selectOption({ label: '5 to 7 nights' });
    await expect(page).toHaveURL(/length=week/);
    const found = await page.getByRole('heading', { level: 2, name: /^\d+ packages?$/ }).textContent();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sarai.recent-packages'))).toContain('week');
    await expect(recent, 'not the search of the page itself').toHaveCount(0);

    await page.goto('/packages');
    await expect(recent.getByRole('link')).toHaveText(['Mountains, 5 to 7 nights']);
    await expectAccessible(page, 'packages with recent searches');
    await clickAt(page, recent.getByRole('link'));
    await expect(page).toHaveURL(/theme=mountains.*length=week|length=week.*theme=mountains/);
    await expect(page.getByRole('heading', { level: 2, name: found! })).toBeVisible();
    await page.goto('/'); // stays have their own
    await expect(page.getByRole('combobox').first()).toBeVisible();
    await expect(recent).toHaveCount(0);
  },
);
