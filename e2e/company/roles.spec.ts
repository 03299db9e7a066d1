import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { expect, test } from '../support/test.ts';

test('[6.6] a role is added, given and deleted, and its people get the role that was chosen for them', async ({
  page,
}) => {
  const { meera, om } = await aNewCompany(page.request);
  await page.goto('/corporate/auth/company?part=roles');
  await signInAtWork(page, meera);
  const message = page.getByRole('region', { name: 'Message' });
  const dialog = page.getByRole('dialog');
  const rowOf = (table: string, name: string) =>
    page.getByRole('table', { name: table }).locator('tbody').getByRole('row').filter({ hasText: name });

  await clickAt(page, page.getByRole('button', { name: 'Add a role' }));
  await dialog.getByLabel('Name').fill('Travel desk');
  await clickAt(page, dialog.getByRole('button', { name: 'Add the role' }));
  await expect(message).toContainText('“Travel desk” is saved.');
  await expect(dialog).toBeHidden();

  await page.goto('/corporate/auth/company');
  await clickAt(page, rowOf('People', om.workEmail).getByRole('button'));
  await dialog.getByLabel('Role').selectOption({ label: 'Travel desk' });
  await clickAt(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();

  await page.goto('/corporate/auth/company?part=roles');
  await clickAt(page, rowOf('Roles', 'Travel desk').getByRole('button'));
  await clickAt(page, dialog.getByText('Delete this role'));
  const remove = dialog.getByRole('button', { name: 'Delete the role' });
  await expect(dialog).toContainText('1 person has this role. Choose the one they get instead.');
  await clickAt(page, remove);
  await expect(dialog, 'nobody is left without a role').toBeVisible();
  await dialog.getByLabel('The role its people get').selectOption({ label: 'Employee' });
  await clickAt(page, remove);
  await expect(message).toContainText('“Travel desk” is deleted.');
  await expect(rowOf('Roles', 'Travel desk')).toHaveCount(0);

  await page.goto('/corporate/auth/company');
  await expect(rowOf('People', om.workEmail)).toContainText('Employee');
});
