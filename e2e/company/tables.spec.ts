import { readFile } from 'node:fs/promises';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { expect, test, type Page } from '../support/test.ts';
import { payOrder } from '../support/trips.ts';
import { orderOfCheckout } from '../../tests/support/order-of-checkout.ts';

/** Presses a header, or on a phone chooses in the sort menu. */
async function sortBy(page: Page, table: string, header: string, order: string): Promise<void> {
  if (test.info().project.name === 'phone') await page.getByLabel(`Sort ${table.toLowerCase()} by`).selectOption(order);
  else await clickAt(page, page.getByRole('table', { name: table }).getByRole('button', { name: header }));
}

/** The text of a file that a button saves. */
async function saved(page: Page, button: ReturnType<Page['getByRole']>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), clickAt(page, button)]);
  return readFile(await file.path(), 'utf8');
}

test('[7.20] the audit log and the wallet are sorted, the order stands in the address, and a wallet line is one text', async ({
  page,
}) => {
  test.slow();
  const { meera } = await aNewCompany(page.request, { paying: 'wallet' });
  await page.goto('/corporate/auth/company?part=trail');
  await signInAtWork(page, meera);
  const log = page.getByRole('table', { name: 'Audit log' }).locator('tbody').getByRole('rowheader');
  await expect(log.last()).toHaveText('Created the company');
  await sortBy(page, 'Audit log', 'When', 'when asc');
  await expect(log.first()).toHaveText('Created the company');
  await page.reload();
  await expect(log.first()).toHaveText('Created the company');
  await page.getByLabel('Kind of change').selectOption({ label: 'Policy assignments' });
  await expect(log).toHaveCount(1);

  const token = await page.evaluate(() => sessionStorage.getItem('accessToken') ?? '');
  for (const amount of [200_000, 300_000, 100_000]) {
    const answer = await page.request.post('/api/corporate/wallet/top-up', {
      data: { amount },
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: { checkoutUrl: string } };
    await payOrder({ request: page.request }, orderOfCheckout(data.checkoutUrl));
  }
  await page.goto('/corporate/auth/company?part=wallet');
  const amounts = page
    .getByRole('table', { name: 'History' })
    .locator('tbody')
    .getByRole('row')
    .locator('td:nth-child(3)');
  await expect(amounts).toHaveText([/\+₹1,000/, /\+₹3,000/, /\+₹2,000/]);
  await sortBy(page, 'History', 'Amount', 'amount desc');
  await expect(amounts).toHaveText([/\+₹3,000/, /\+₹2,000/, /\+₹1,000/]);
  await expect(page).toHaveURL(/sort=amount\.desc/);
});

test('[7.20] roles, policies and one policy are saved as CSV', async ({ page }) => {
  const { meera } = await aNewCompany(page.request);
  await page.goto('/corporate/auth/company?part=roles');
  await signInAtWork(page, meera);
  const save = page.getByRole('main').getByRole('button', { name: 'Save as CSV' });
  const roles = await saved(page, save);
  expect(roles).toContain('Role,Kind,People,Booking,Company,Approvals,Configuration,Books for everybody');
  expect(roles).toContain('Administrator,Built in,1,"view, create, edit, delete"');
  await page.goto('/corporate/auth/company?part=policies');
  expect(await saved(page, save)).toMatch(/Everyone,1,,Hotels,Godavari Mills,2/);
  await page.getByRole('table', { name: 'Travel policies' }).getByRole('link', { name: 'Everyone' }).click();
  await expect(page.getByRole('table', { name: 'Travel policies' })).toBeHidden();
  expect(await saved(page, save)).toContain('"Price cap, Metro cities",₹1,');
});
