import { expect, test, type Page } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { signUp } from '../support/sign-up.ts';
import { signInForWork } from '../support/tab.ts';

/** A company of its own, signed up over the API, so that tests side by side never write in each other's. */
async function inOwnCompany(page: Page, path: string): Promise<void> {
  const form = {
    companyName: 'Godavari Mills',
    countryCode: '356',
    city: 'bengaluru',
    firstName: 'Meera',
    lastName: 'Nair',
    workEmail: `meera.${crypto.randomUUID()}@mills.example`,
    mobile: '+91 98450 22812',
    password: 'a company of many desks',
  };
  await signUp(page.request, '/api/corporate/signup', form);
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Work email').fill(form.workEmail);
  await dialog.getByLabel('Password', { exact: true }).fill(form.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(dialog).toBeHidden();
}

test(
  '[2.2] every part of the company module can be walked, and axe has nothing to say',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/corporate');
    await signInForWork(page);
    for (const [part, shown] of [
      ['', page.getByRole('table', { name: 'People' })],
      ['?part=departments', page.getByRole('tree')],
      ['?part=grades', page.getByRole('list', { name: 'Bands' })],
      ['?part=roles', page.getByRole('table', { name: 'Roles' })],
      ['?part=policies', page.getByRole('heading', { name: /Travel policies|Everyone/ })],
      ['?part=profile', page.getByRole('heading', { name: 'GST registrations' })],
      ['?part=trail', page.getByLabel('Kind of change')],
    ] as const) {
      await page.goto(`/corporate/auth/company${part}`);
      await expect(shown.first()).toBeVisible();
      await expectAccessible(page, `company ${part}`);
    }
    for (const part of ['', '?part=approvals']) {
      await page.goto(`/corporate/auth/Configuration${part}`);
      await expect(
        part
          ? page.getByRole('heading', { name: 'Approvals' })
          : page.getByRole('button', { name: 'Save the settings' }),
      ).toBeVisible();
      await expectAccessible(page, `configuration ${part}`);
    }
  },
);

test(
  '[2.5] [2.10] the work home says what is next, what waits and what was spent; the modules are one press away',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/corporate');
    await signInForWork(page);
    await expect(page.getByRole('heading', { name: /^Namaste/ })).toBeVisible();
    const main = page.getByRole('main');
    for (const part of [/^To decide/, 'Next trip', /^My requests/, 'Spend this month'])
      await expect(main.getByRole('heading', { name: part })).toBeVisible();
    await expect(main.getByText('Whole company')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await expectAccessible(page, 'the work home');
    const modules = isMobile
      ? page.getByRole('banner').getByRole('list')
      : page.getByRole('navigation', { name: 'Main' });
    if (isMobile) {
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0); // one menu
      await page.getByRole('button', { name: /^Account of/ }).click();
    }
    for (const name of ['Home', 'Booking', /^Approvals/, 'Company', 'Configuration'])
      await expect(modules.getByRole('link', { name })).toBeVisible();
    await modules.getByRole('link', { name: 'Company' }).click();
    await expect(page).toHaveURL(/auth\/company/);
    await page.goto('/corporate/account');
    await expect(main.getByRole('heading', { name: /^Administrator at/ })).toBeVisible();
  },
);

test('[7.13] people are found by name, and the search stands in the address', async ({ page }) => {
  await page.goto('/corporate');
  await signInForWork(page);
  await page.goto('/corporate/auth/company');
  const list = page.getByRole('table', { name: 'People' }).locator('tbody').getByRole('row');
  await expect(list).toHaveCount(20);
  await page.getByRole('searchbox').fill('nikhil bose');
  await expect(page).toHaveURL(/q=nikhil/);
  await page.reload();
  await list.filter({ hasText: 'nikhil@demo-company.sarai.in' }).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Nikhil Bose' });
  await expect(dialog.getByText(/applies to Nikhil Bose\. It is assigned to/)).toBeVisible();
  await expectAccessible(page, 'somebody', 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[7.13] people are sorted by a header, and Back and a reload keep the order and the page', async ({
  page,
  isMobile,
}) => {
  await page.goto('/corporate');
  await signInForWork(page);
  await page.goto('/corporate/auth/company');
  const table = page.getByRole('table', { name: 'People' });
  const names = table.locator('tbody').getByRole('rowheader');
  await expect(names).toHaveCount(20);
  const first = await names.first().textContent();
  if (isMobile) await page.getByLabel('Sort people by').selectOption('name desc');
  else await table.getByRole('button', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=name\.desc/);
  await expect(names.first()).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(table).not.toHaveAttribute('aria-busy', 'true');
  const top = (await names.first().textContent()) ?? '';
  await page.getByRole('navigation', { name: 'Parts of the company' }).getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('table', { name: 'Roles' })).toBeVisible();
  await page.goBack();
  await expect(names.first()).toHaveText(top);
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
});

test('[3.8] departments are added and walked with the keyboard alone @once', async ({ page }) => {
  await inOwnCompany(page, '/corporate/auth/company?part=departments');
  for (const name of ['Works', 'Sales']) {
    await page.getByRole('button', { name: 'Add a department' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) })).toBeVisible();
  }
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('treeitem', { name: /^Works\b/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Works' });
  await dialog.getByLabel('Name').fill('Sales');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('There is a department of this name already.')).toBeVisible();
  await expectAccessible(page, 'a refused name', 'dialog[open]');
});

test('[7.20] a file is tried, refused line by line, mended, and adds everybody', async ({ page }) => {
  await inOwnCompany(page, '/corporate/auth/company');
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog');
  const choose = (text: string) =>
    dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const header = 'First name,Last name,Work email,Mobile\n';
  const [om, asha] = [`om.${crypto.randomUUID()}@mills.example`, `asha.${crypto.randomUUID()}@mills.example`];
  await choose(`${header}Om,Rao,${om},9876543210\n=1+1,Iyer,${asha},9876543211\n`);
  await expect(dialog.getByText('Nobody is added yet: 1 of 2 lines needs fixing.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^3 First name/ })).toBeVisible();
  await expectAccessible(page, 'a refused file', 'dialog[open]');
  await choose(`${header}Om,Rao,${om},9876543210\nआशा,Iyer,${asha},9876543211\n`);
  await dialog.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(page.getByRole('table', { name: 'People' }).locator('tbody').getByRole('row')).toHaveCount(3);

  await page.getByLabel('State').selectOption({ label: 'Invited' });
  await expect(page.getByRole('table', { name: 'People' }).locator('tbody').getByRole('row')).toHaveCount(2);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await (await saved).createReadStream();
  const text = (await file.toArray()).join('');
  expect(text).toContain(om);
  expect(text).toContain('आशा');
  expect(text.trim().split('\r\n')).toHaveLength(3); // headings and the two who are invited
  await page.goto('/corporate/auth/company?part=trail');
  await expect(page.getByText('Created an export of 2 people')).toBeVisible();
});

test('[6.6] a role is written with ticks, and its holder sees no more than it allows', async ({ page }) => {
  await inOwnCompany(page, '/corporate/auth/company?part=roles');
  await page.getByRole('button', { name: 'Add a role' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('People office');
  await dialog.getByRole('group', { name: 'Company' }).getByLabel('Edit').check();
  await expect(dialog.getByRole('group', { name: 'Company' }).getByLabel('View')).toBeChecked();
  await dialog.getByRole('button', { name: 'Add the role' }).click();
  await expect(page.getByRole('table', { name: 'Roles' }).getByText('Company: view and edit.')).toBeVisible();
});

test('[6.6] [7.13] edits of a role and of somebody are still there after the dialog was left', async ({ page }) => {
  await inOwnCompany(page, '/corporate/auth/company?part=roles');
  await page.getByRole('table', { name: 'Roles' }).getByRole('button', { name: 'Employee' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Everybody here');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('table', { name: 'Roles' }).getByRole('button', { name: 'Employee' }).click();
  await expect(dialog.getByText('Your unsaved changes are still here.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Everybody here');
  await dialog.getByRole('button', { name: 'Discard them' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Employee');
  await page.keyboard.press('Escape');

  await page.goto('/corporate/auth/company');
  await page
    .getByRole('table', { name: 'People' })
    .getByRole('button', { name: /^Meera Nair/ })
    .click();
  await dialog.getByLabel('Staff number').fill('E-77');
  await page.keyboard.press('Escape');
  await page
    .getByRole('table', { name: 'People' })
    .getByRole('button', { name: /^Meera Nair/ })
    .click();
  await expect(dialog.getByLabel('Staff number')).toHaveValue('E-77');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('table', { name: 'People' })
    .getByRole('button', { name: /^Meera Nair/ })
    .click();
  await expect(dialog.getByText('Your unsaved changes are still here.')).toBeHidden();
  await expect(dialog.getByLabel('Staff number')).toHaveValue('E-77');
});

test('[7.20] a setting says what it does before it is saved', async ({ page }) => {
  await inOwnCompany(page, '/corporate/auth/Configuration');
  await page.getByLabel('The people who report to them').check();
  await expect(page.getByText('Managers also book for the people who report to them.')).toBeVisible();
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('The people who report to them')).toBeChecked();
});
