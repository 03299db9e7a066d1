import { enterOn, signInByKeyboard, tabTo } from '../support/keyboard.ts';
import { JOURNEY, someDeparture, TWO } from '../support/package.ts';
import { newPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

test(
  '[1.2] [2.4] a package by keyboard alone: filter, choose a departure, sign in, name the guests, pay, cancel',
  { tag: '@once' },
  async ({ page, request }) => {
    const person = await newPerson(request);
    const departure = await someDeparture(page, TWO);
    const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
    await page.goto('/packages');
    await enterOn(page, page.getByRole('link', { name: 'Coast and backwaters' }));
    await expect(page).toHaveURL('/packages?theme=coast');
    await tabTo(page, page.getByLabel('Where'));
    await page.keyboard.type('Kerala');
    await expect(page).toHaveURL('/packages?theme=coast&state=kerala');
    await enterOn(page, page.getByRole('link', { name: 'Kerala: hills and backwaters' }));
    await page.waitForURL(`**/packages/${JOURNEY}`);

    const row = page.locator(`input[name=departure][value^="${departure.date}~"]`);
    const month = page.locator('details').filter({ has: row });
    if (!(await month.evaluate((details: HTMLDetailsElement) => details.open)))
      await enterOn(page, month.locator('summary'));
    await tabTo(page, page.locator('input[name=departure]:checked'));
    for (let tries = 0; tries < 60 && !(await row.isChecked()); tries += 1) await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(new RegExp(`departure=${departure.date}`));
    await enterOn(page, button('Book this package'));
    await page.waitForURL('**/packages/review**');

    await signInByKeyboard(page, person);
    await expect(page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
    await tabTo(page, page.getByLabel('Title', { exact: true }).first());
    await page.keyboard.type('Ms');
    await tabTo(page, page.getByLabel('First name').first());
    await page.keyboard.type('Meera');
    await tabTo(page, page.getByLabel('Family name').first());
    await page.keyboard.type('Nair');
    await enterOn(page, button(/^Pay ₹/));
    await page.waitForURL('**/gateway/checkout/**');
    await enterOn(page, button(/^Pay ₹/));
    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();

    await enterOn(page, page.getByRole('link', { name: 'Open this trip' }));
    await enterOn(page, button('Cancel this booking'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/₹[\d,]+ will be refunded/);
    await enterOn(page, dialog.getByRole('button', { name: 'Cancel the booking' }));
    await expect(page.getByText(/₹[\d,]+ (is on its way back|was refunded) to where you paid from/)).toBeVisible();
  },
);
