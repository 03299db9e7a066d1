import { expect, test } from '../support/test.ts';
import { someoneSignedIn } from '../support/person.ts';
import { asked, held } from '../support/trips.ts';
import { expectAccessible } from '../support/axe.ts';

for (const [label, title, words] of [
  ['Help and contact', 'Help and contact', 'Is the price I see the price I pay?'],
  ['Terms', 'Terms of use', 'The cancellation terms are shown before you pay'],
  ['Privacy', 'Privacy notice', 'There is no advertising here, no tracking'],
] as const)
  test(`the footer leads to “${title}”, whose every section has an address`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const link of await contents.all())
      await expect(page.locator((await link.getAttribute('href'))!)).toContainText((await link.textContent())!);
    await expectAccessible(page, title);
  });

test('[7.20] a newcomer finds our telephone and its hours on the help page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/help#contact');
  const contact = page.locator('#contact');
  await expect(contact).toContainText('every day, 08:00–22:00 IST. This is a sample number. It is not connected.');
  await expect(contact.getByRole('link', { name: '+91 11 0000 0000' })).toHaveAttribute('href', 'tel:+911100000000');
});

test('an answer of the help page unfolds by keyboard', { tag: '@once' }, async ({ page }) => {
  await page.goto('/help');
  await page.getByText('When does my refund arrive?').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('If you choose your wallet instead, the money is there at once.')).toBeVisible();
});

test(
  '[7.2] what is accepted is said at sign-up and before paying, and opens beside what is typed',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Sign up' }).check({ force: true });
    await expect(page.getByRole('dialog').getByRole('link', { name: 'terms of use' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await page.keyboard.press('Escape');
    const person = await someoneSignedIn(page);
    const booking = await held(asked(page, person));
    await page.goto(`/hotels/review?bookingId=${booking._id}`);
    await expect(
      page.getByText('By booking you accept the terms of use and this booking’s cancellation terms.'),
    ).toBeVisible();
  },
);
