import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';

const COMPANY = '/corporate/auth/company';
const SETTINGS = '/corporate/auth/Configuration';
const KEPT = 'Your unsaved changes are still here.';

/** Signs the administrator of a company of its own in, at this page. */
async function administrator(page: Page, path: string): Promise<void> {
  const { meera } = await aNewCompany(page.request, { transport: { car: null } });
  await page.goto(path);
  await signInAtWork(page, meera);
}

/** Leaves a page by a link of it, and comes back with Back. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const here = page.url();
  await clickAt(page, page.getByRole('banner').getByRole('link').first());
  await expect(page).not.toHaveURL(here);
  await page.goBack();
  await expect(page).toHaveURL(here);
}

/** Opens a form, edits a field of it, leaves the page, finds the edit and discards it. */
async function keepsAndDiscards(
  page: Page,
  { open, edit, kept, saved }: Record<'edit' | 'kept' | 'saved', () => Promise<unknown>> & { open?: Locator },
): Promise<void> {
  if (open) await clickAt(page, open);
  await edit();
  await leaveAndComeBack(page);
  if (open) await clickAt(page, open);
  await expect(page.getByText(KEPT)).toBeVisible();
  await kept();
  await clickAt(page, page.getByRole('button', { name: 'Discard them' }));
  await expect(page.getByText(KEPT)).toBeHidden();
  await saved();
}

test('[6.6] [7.13] half an edit of the policy, the settings, the profile and the approval rules is there on return', async ({
  page,
}) => {
  test.slow();
  await administrator(page, `${COMPANY}?part=policies`);
  await clickAt(page, page.getByRole('link', { name: /^Everyone/ }));
  const name = page.getByRole('main').getByLabel('Name', { exact: true });
  await keepsAndDiscards(page, {
    open: page.getByRole('button', { name: 'Change this policy' }),
    edit: () => name.fill('Everyone, from April'),
    kept: () => expect(name).toHaveValue('Everyone, from April'),
    saved: () => expect(name).toHaveValue('Everyone'),
  });

  await page.goto(SETTINGS);
  const manager = page.getByLabel('The people who report to them');
  await keepsAndDiscards(page, {
    edit: () => manager.check(),
    kept: () => expect(manager).toBeChecked(),
    saved: () => expect(manager).not.toBeChecked(),
  });

  await page.goto(`${COMPANY}?part=profile`);
  const company = page.getByLabel('Company', { exact: true });
  await keepsAndDiscards(page, {
    open: page.getByRole('button', { name: 'Add a registration' }),
    edit: () => company.fill('Godavari Mills Limited'),
    kept: () => expect(company).toHaveValue('Godavari Mills Limited'),
    saved: () => expect(company).toHaveValue('Godavari Mills'),
  });

  await page.goto(`${SETTINGS}?part=approvals`);
  await keepsAndDiscards(page, {
    open: page.getByRole('button', { name: 'Edit' }),
    edit: () => name.fill('Meera decides alone'),
    kept: () => expect(name).toHaveValue('Meera decides alone'),
    saved: () => expect(name).toHaveValue('Meera decides'),
  });
});

test(
  '[6.6] [7.20] half an edit of a department, a band and a budget is there when the dialog is opened again',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await administrator(page, `${COMPANY}?part=departments`);
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('Name', { exact: true });
    for (const { part, open, field, words } of [
      { part: `${COMPANY}?part=departments`, open: 'Add a department', field: name, words: 'Looms' },
      { part: `${COMPANY}?part=grades`, open: 'Add a band', field: name, words: 'Band of weavers' },
      { part: `${SETTINGS}?part=budgets`, open: 'Add a budget', field: dialog.getByLabel('Amount'), words: '5,00,000' },
    ]) {
      await page.goto(part);
      const button = page.getByRole('button', { name: open });
      await clickAt(page, button);
      await field.fill(words);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await leaveAndComeBack(page);
      await clickAt(page, button);
      await expect(dialog.getByText(KEPT)).toBeVisible();
      await expect(field).toHaveValue(words);
      await expectAccessible(page, `${open}, with the edits kept`, 'dialog[open]');
      await clickAt(page, dialog.getByRole('button', { name: 'Discard them' }));
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }

    await page.goto(`${COMPANY}?part=departments`);
    await clickAt(page, page.getByRole('button', { name: 'Add a department' }));
    await name.fill('Looms');
    await clickAt(page, dialog.getByRole('button', { name: 'Add the department' }));
    await expect(dialog).toBeHidden();
    await clickAt(page, page.getByRole('button', { name: 'Add a department' }));
    await expect(name).toHaveValue('');
    await expect(dialog.getByText(KEPT), 'what was saved is no draft').toBeHidden();
  },
);

test(
  '[7.20] [4.9] half a request for a car is there on return, and gone once it is sent',
  { tag: '@phone' },
  async ({ page }) => {
    await administrator(page, '/corporate/auth/booking/carbustrain');
    const [city, reason] = [page.getByLabel('City'), page.getByLabel('Reason for the trip')];
    await city.fill('Kochi');
    await reason.fill('A visit to the plant');
    await leaveAndComeBack(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await expect(city).toHaveValue('Kochi');
    await expect(reason).toHaveValue('A visit to the plant');
    await expectAccessible(page, 'a request for a car, with the edits kept');
    await clickAt(page, page.getByRole('button', { name: 'Discard them' }));
    await expect(city).toHaveValue('');

    await city.fill('Kochi');
    await page.getByLabel('Pick-up', { exact: true }).fill('Cochin International Airport');
    await page.getByLabel('Drop', { exact: true }).fill('Infopark');
    await reason.fill('A visit to the plant');
    await clickAt(page, page.getByRole('button', { name: 'Request this car' }));
    await expect(page).toHaveURL(/\/carbustrain\/BookingDetails\?bookingId=trq_\w+$/);
    await page.goto('/corporate/auth/booking/carbustrain');
    await expect(city).toHaveValue('');
    await expect(page.getByText(KEPT)).toBeHidden();
  },
);
