import { clickAt } from '../support/by-position.ts';
import { aNewCompany, readAtWork, signInAtWork } from '../support/company-people.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';

const UNREADABLE = 'Enter an amount in rupees, such as 5,00,000.';

/** Types what is no amount and saves: it is said beside the field, and nothing goes to the server. */
async function refuses(page: Page, field: Locator, save: Locator): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /configuration|policies/.test(pathname)) sent.push(pathname);
  });
  await field.fill('abc');
  await clickAt(page, save);
  await expect(field).toHaveAccessibleDescription(new RegExp(UNREADABLE));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('abc');
  expect(sent).toEqual([]);
}

test('[5.12] no money field of the configuration takes what is no amount, and none saves it', async ({ page }) => {
  test.slow();
  const company = await aNewCompany(page.request);
  const stored = (path: string) => readAtWork(page.request, company.meera, path);
  const before = await stored('configuration');
  await page.goto('/corporate/auth/Configuration');
  await signInAtWork(page, company.meera);
  const save = page.getByRole('button', { name: 'Save the settings' });
  const low = page.getByLabel(/Email administrators below/);
  await refuses(page, low, save);
  expect(await stored('configuration')).toEqual(before);
  await low.fill('₹5,00,000');
  await clickAt(page, save);
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  expect(await stored('configuration')).toMatchObject({ settings: { lowBalance: 500_000_00 } });

  const rules = await stored('approval-configurations');
  await page.goto('/corporate/auth/Configuration?part=approvals');
  await clickAt(page, page.getByRole('button', { name: /^(Change|Edit)/ }).first());
  for (const label of ['Trip price from', 'Trip price up to']) {
    const field = page.getByLabel(label, { exact: true }).first();
    await refuses(page, field, page.getByRole('button', { name: 'Save configuration' }));
    await field.fill('');
  }
  expect(await stored('approval-configurations')).toEqual(rules);
});

test('[5.12] a price cap of a policy that is no amount is told beside it, and no draft is saved', async ({ page }) => {
  test.slow();
  const { meera } = await aNewCompany(page.request);
  await page.goto('/corporate/auth/company?part=policies');
  await signInAtWork(page, meera);
  await clickAt(page, page.getByRole('link', { name: /^Everyone/ }));
  await clickAt(page, page.getByRole('button', { name: 'Change this policy' }));
  const metro = page
    .getByRole('group', { name: /^Hotels: price cap/ })
    .getByRole('textbox')
    .first();
  await refuses(page, metro, page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByRole('region', { name: 'Draft 2' })).toHaveCount(0);
});
