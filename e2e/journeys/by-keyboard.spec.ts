import { expect, test } from '../support/test.ts';
import { arrowTo, enterOn, signInByKeyboard, tabTo } from '../support/keyboard.ts';
import { newPerson } from '../support/person.ts';
import { inDays } from '../support/stay.ts';

test(
  '[2.4] the whole journey by keyboard alone: search, choose, sign in, pay, cancel',
  { tag: '@once' },
  async ({ page, request }) => {
    const person = await newPerson(request);
    const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');

    await tabTo(page, page.getByRole('combobox'));
    await page.keyboard.type('mysor');
    await page
      .getByRole('option', { name: /Mysuru/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toHaveValue('Mysuru');
    await enterOn(page, button(/Check in/));
    const day = page.getByRole('gridcell').getByRole('button').and(page.locator('[tabindex="0"]'));
    await day.waitFor(); // the calendar comes on demand
    await tabTo(page, day);
    for (const days of [10, 12]) {
      await arrowTo(page, inDays(days));
      await page.keyboard.press('Enter');
    }
    await enterOn(page, button('Guests'));
    await expect(page.getByRole('button', { name: 'One more, Children' })).toBeVisible();
    await enterOn(page, page.getByRole('button', { name: 'One more, Children' }));
    await tabTo(page, page.getByLabel('Age of child 1'));
    await page.keyboard.type('8');
    await expect(page.getByLabel('Age of child 1')).toHaveValue('8');
    await page.keyboard.press('Escape');
    await enterOn(page, button('Search'));
    await expect(page.getByRole('heading', { name: /Mysuru, \d+ stays/ })).toBeVisible();

    await tabTo(page, page.getByRole('checkbox', { name: /^Free cancellation/ }));
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/refund=free/);
    await enterOn(page, page.getByRole('article').getByRole('link').first());
    await page.waitForURL('**/hotels/**?**seen=**');

    const rate = page.getByRole('radio', { checked: true });
    await tabTo(page, rate);
    for (let tries = 0; tries < 9 && !/until \d/.test((await rate.locator('..').textContent()) ?? ''); tries += 1)
      await page.keyboard.press('ArrowDown');
    const slider = page.getByRole('slider', { name: 'Day of cancelling' });
    await tabTo(page, slider);
    const at = await slider.getAttribute('aria-valuetext');
    await page.keyboard.press('End');
    expect(await slider.getAttribute('aria-valuetext')).not.toBe(at);
    await enterOn(page, button('Book this room'));
    await page.waitForURL('**/hotels/review**');

    await signInByKeyboard(page, person);
    await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
    await tabTo(page, page.getByLabel('Title', { exact: true }));
    await page.keyboard.type('Ms');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Ms');
    await enterOn(page, button(/^Pay ₹/));

    await page.waitForURL('**/gateway/checkout/**');
    await enterOn(page, button(/^Pay ₹/));
    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
    await enterOn(page, page.getByRole('link', { name: 'Open this trip' }));
    await enterOn(page, button('Cancel this booking'));
    await expect(page.getByRole('dialog')).toContainText(/₹[\d,]+ will be refunded/);
    await page.keyboard.press('Escape');
    await expect(button('Cancel this booking')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: /where you paid from/ }));
    await page.keyboard.press('ArrowDown');
    await enterOn(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }));
    await expect(page.getByText(/₹[\d,]+ was refunded to your wallet/)).toBeVisible();
  },
);
