import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { newPerson, signIn, someoneSignedIn } from '../support/person.ts';
import { someHotel, stayQuery } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

test(
  '[7.20] a stay is saved at its hotel, watched and removed under saved stays',
  { tag: '@phone' },
  async ({ page }) => {
    const hotel = await someHotel(page);
    await someoneSignedIn(page);
    await page.goto(`/hotels/${hotel}?${stayQuery()}`);
    await clickAt(page, page.locator('button[aria-pressed="false"]', { hasText: 'Save' })); // the switch of a signed-in person
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute('aria-pressed', 'true');
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await page.getByRole('region', { name: 'Message' }).getByRole('link', { name: 'Saved stays' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved stays' })).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card).toContainText('The same as when you saved it');
    const watch = card.getByRole('checkbox', { name: 'Tell me when it costs less' });
    await clickAt(page, watch);
    await expect(watch).toBeChecked();
    await expectAccessible(page, 'saved stays');
    await page.reload();
    await expect(watch).toBeChecked();

    await clickAt(page, card.getByRole('link', { name }));
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await page.goBack();
    await clickAt(page, card.getByRole('button', { name: `Remove ${name}` }));
    await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
    await expectAccessible(page, 'no saved stays');
  },
);

test('[7.20] [4.1] whoever saves a stay before signing in has it saved after', async ({ page, request }) => {
  const [hotel, person] = [await someHotel(page), await newPerson(request)];
  await page.goto(`/hotels/${hotel}?${stayQuery()}`);
  await clickAt(page, page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await signIn(page, person);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeFocused();
});

test('[7.20] by keyboard a stay is saved and removed again without losing the focus @once', async ({ page }) => {
  const hotel = await someHotel(page);
  await someoneSignedIn(page);
  await page.goto(`/hotels/${hotel}?${stayQuery()}`);
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  for (const name of ['Saved', 'Save']) {
    await page.keyboard.press('Enter');
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', String(name === 'Saved'));
    await expect(button).toBeFocused();
  }
});
