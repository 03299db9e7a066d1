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
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAttribute('aria-pressed', 'false'); // it says so once it knows who is signed in
  await save.focus();
  for (const name of ['Saved', 'Save']) {
    await page.keyboard.press('Enter');
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', String(name === 'Saved'));
    await expect(button).toBeFocused();
  }
});

test(
  '[7.20] a list is shared by a link, and whoever has it says what they like',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const hotel = await someHotel(page);
    const asha = await someoneSignedIn(page);
    await page.goto(`/hotels/${hotel}?${stayQuery()}`);
    await clickAt(page, page.locator('button[aria-pressed="false"]', { hasText: 'Save' }));
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await page.goto('/saved');
    await clickAt(page, page.getByRole('button', { name: 'Share this list' }));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await clickAt(page, page.getByRole('button', { name: 'Share', exact: true }));
    await expect(page.getByText('Link copied.').first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const context = await browser.newContext(project.use);
    const friend = await context.newPage();
    const ravi = await newPerson(context.request);
    await friend.goto(link);
    const name = `${asha.firstName} ${asha.lastName[0]}.`;
    await expect(friend.getByRole('heading', { level: 1, name: `Saved by ${name}` })).toBeVisible();
    await expectAccessible(friend, 'a shared list');
    await clickAt(friend, friend.getByRole('button', { name: /^Like / }));
    await expect(friend.getByRole('dialog')).toBeVisible();
    await signIn(friend, ravi);
    await expect(friend.getByRole('button', { name: /^Like / })).toHaveAttribute('aria-pressed', 'true');
    const liked = `${ravi.firstName} ${ravi.lastName[0]}. likes this`;
    await expect(friend.getByText(liked)).toBeVisible();

    await page.reload();
    await expect(page.getByText(liked)).toBeVisible();
    await clickAt(page, page.getByRole('button', { name: 'Stop sharing' }));
    await expect(page.getByRole('button', { name: 'Share this list' })).toBeVisible();
    await friend.reload();
    await expect(friend.getByRole('heading', { name: 'This list could not be opened' })).toBeVisible();
    await context.close();
  },
);
