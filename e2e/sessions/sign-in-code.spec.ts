import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { codeFor } from '../support/event.ts';
import { newPerson } from '../support/person.ts';
import { isIn, isOut } from '../support/tab.ts';

test('[4.1] a code from the email signs in, in this tab alone', async ({ page, context }) => {
  const meera = await newPerson(page.request);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await isOut(other);
  await clickAt(page, page.getByRole('button', { name: 'Sign in' }).first());
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(meera.email);
  await clickAt(page, dialog.getByRole('button', { name: 'Email me a code' }));
  await expect(dialog).toHaveAccessibleName('Sign in with a code');
  await expect(dialog.getByLabel('Email')).toHaveValue(meera.email);
  await expectAccessible(page, 'the email of a sign-in by code');
  await clickAt(page, dialog.getByRole('button', { name: 'Email me a code' }));
  const field = dialog.getByLabel('Six-digit code');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(dialog.getByRole('status')).toContainText(`If ${meera.email} has an account`);
  await expect(dialog.getByText(/^Another code in \d+ s$/)).toBeVisible();
  await expectAccessible(page, 'the code of a sign-in');
  await field.fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('That code does not match this email');
  const code = await codeFor(page.request, meera.email);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await isIn(page, 'Meera');
  await isOut(other);
});

test('[4.1] an address without an account gets the same words; a company’s sign-in offers no code', async ({
  page,
}) => {
  await page.goto('/');
  await clickAt(page, page.getByRole('button', { name: 'Sign in' }).first());
  const dialog = page.getByRole('dialog');
  await clickAt(page, dialog.getByRole('button', { name: 'Email me a code' }));
  await dialog.getByLabel('Email').fill('nobody.at.all@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('If nobody.at.all@example.com has an account');
  await clickAt(page, dialog.getByRole('button', { name: 'Use your password' }));
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();

  await page.goto('/corporate');
  await clickAt(page, page.getByRole('button', { name: 'Sign in' }).first());
  await expect(dialog.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Email me a code' })).toHaveCount(0);
});
