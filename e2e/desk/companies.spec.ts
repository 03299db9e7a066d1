import { expectAccessible } from '../support/axe.ts';
import { aNewCompany, readAtWork } from '../support/company-people.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { expect, test } from '../support/test.ts';

test('[7.20] staff find a company and set its credit limit with a reason; the company reads both', async ({
  page,
  request,
}) => {
  test.slow(); // the operator's command starts a process
  const { meera } = await aNewCompany(request);
  await page.goto('/desk/companies');
  await signInAtDesk(page, await aStaffAccount(request));
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Enter at least three characters of the name')).toBeVisible();
  await page.getByLabel('Find a company').fill('nobody@nowhere.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No company with this work email.')).toBeVisible();
  await page.getByLabel('Find a company').fill(meera.workEmail.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 company with this work email.')).toBeVisible();
  await expectAccessible(page, 'the desk’s companies');
  await page.getByRole('list', { name: 'Companies found' }).getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Godavari Mills' })).toBeVisible();
  await expect(page.getByText('Owes nothing; its limit is ₹1,00,000.')).toBeVisible();
  await expect(page.getByText('by npm run companies:credit: “A journey”')).toBeVisible();
  await expect(page.getByText('Meera Nair')).toBeVisible();
  await expectAccessible(page, 'a company at the desk');
  await page.getByRole('button', { name: 'Change the credit limit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Credit limit of Godavari Mills' });
  await dialog.getByLabel('Credit limit').fill('');
  await dialog.getByRole('button', { name: 'Set the limit' }).click();
  await expect(dialog.getByText('Enter the limit, or 0 to end the credit.')).toBeVisible();
  await dialog.getByLabel('Credit limit').fill('3 crore');
  await dialog.getByLabel('Reason').fill('Agreement of 1 December');
  await expect(dialog.getByText('Enter ₹25,00,000 or less.')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'What it means' })).toHaveCount(0);
  await dialog.getByLabel('Credit limit').fill('5 lakh');
  await expect(dialog.getByText('Godavari Mills may owe up to ₹5,00,000 at a time.')).toBeVisible();
  await expect(
    dialog.getByText('The administrators of Godavari Mills read it, by email and in the audit log.'),
  ).toBeVisible();
  await dialog.getByLabel('Reason').press('Tab');
  await expectAccessible(page, 'another credit limit');
  await dialog.getByRole('button', { name: 'Set the limit' }).press('Enter');
  await expect(page.getByText('Owes nothing; its limit is ₹5,00,000.')).toBeVisible();
  await expect(page.getByText('₹1,00,000 to ₹5,00,000, by Leela Das: “Agreement of 1 December”')).toBeVisible();

  const { settings } = await readAtWork<{ settings: { creditLimit: number } }>(request, meera, 'configuration');
  expect(settings.creditLimit).toBe(500_000_00);
  const trail = await readAtWork(request, meera, 'audit-trail?kind=credit-limit');
  expect(JSON.stringify(trail)).toContain('Agreement of 1 December');
  expect(JSON.stringify(trail)).not.toContain('Leela');
});
