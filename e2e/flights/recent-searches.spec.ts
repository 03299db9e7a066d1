import { clickAt } from '../support/by-position.ts';
import { inDays } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

test(
  '[7.20] a search for flights is among the recent ones of the form, and leads back to its list',
  { tag: '@once' },
  async ({ page }) => {
    const recent = page.getByRole('navigation', { name: 'Recent searches' });
    await page.goto('/?find=flights');
    await expect(page.getByRole('combobox', { name: 'From' }).first()).toBeVisible();
    await expect(recent).toHaveCount(0);
    const [depart, back] = [inDays(42), inDays(46)];
    await page.goto(`/flights?from=BLR&to=DEL&depart=${depart}&return=${back}&adults=2`);
    await expect(page.getByRole('heading', { level: 1, name: /flights to Delhi/ })).toBeVisible();
    await page.goto('/?find=flights');
    await expect(recent.getByRole('link')).toHaveCount(1);
    await expect(recent.getByRole('link')).toHaveText(/Bengaluru.*Delhi/);
    await clickAt(page, recent.getByRole('link'));
    await expect(page).toHaveURL(new RegExp(`/flights\\?from=BLR&to=DEL&depart=${depart}&return=${back}&adults=2`));
    await expect(page.getByRole('heading', { level: 1, name: /flights to Delhi/ })).toBeVisible();
    await page.goto('/'); // stays have their own
    await expect(page.getByRole('combobox').first()).toBeVisible();
    await expect(recent).toHaveCount(0);
  },
);
