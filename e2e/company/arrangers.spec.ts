import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { expect, test } from '../support/test.ts';

test('[2.2] an administrator names who may book for somebody, and that person is offered them', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const { meera, om } = await aNewCompany(request);
  const work = await (await browser.newContext(test.info().project.use)).newPage();
  await work.goto('/corporate/auth/booking');
  await signInAtWork(work, om);
  await expect(work.getByText('You can book for yourself.')).toBeVisible();

  await page.goto('/corporate/auth/company');
  await signInAtWork(page, meera);
  await clickAt(page, page.getByRole('table', { name: 'People' }).getByRole('button', { name: 'Meera Nair' }));
  const dialog = page.getByRole('dialog', { name: 'Meera Nair' });
  await dialog.getByRole('combobox', { name: 'Add a person who may book' }).fill('Om');
  await clickAt(page, dialog.getByRole('option', { name: /Om Prakash/ }));
  await expect(dialog.getByRole('button', { name: 'Remove Om Prakash' })).toBeVisible();
  await expectAccessible(page, 'who may book for somebody');

  await work.reload();
  await expect(work.getByText('You can also book for 1 person assigned to you.')).toBeVisible();
  await work.getByRole('combobox', { name: 'Add a colleague' }).fill('Meera');
  await clickAt(work, work.getByRole('option', { name: /Meera Nair/ }));
  await expect(work.getByRole('list', { name: 'Travellers' })).toContainText('Meera Nair');

  await clickAt(page, dialog.getByRole('button', { name: 'Remove Om Prakash' }));
  await expect(dialog.getByRole('button', { name: 'Remove Om Prakash' })).toHaveCount(0);
  await work.reload();
  await expect(work.getByText('You can book for yourself.')).toBeVisible();
});
