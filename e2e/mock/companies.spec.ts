import { expect } from '@playwright/test';
import { DEMO_EMPLOYEES, DEMO_PASSWORDS } from '#mocks/memory/demo-company.ts';
import { open, test } from './mock-page.ts';

const {
  userDetails: { firstName, lastName, workEmail },
  companyDetails: { companyName },
} = DEMO_EMPLOYEES[0]!;

test('without a database: an administrator signs in, invites a colleague, who activates and logs out', async ({
  page,
}) => {
  await open(page, '/corporate');
  await page.getByRole('button', { name: 'Sign in for work' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Work email').fill(workEmail);
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(dialog.getByRole('alert')).toContainText('is incorrect');
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORDS[workEmail]!);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: `Namaste, ${firstName}` })).toBeVisible();
  await expect(page.getByRole('main').getByText(companyName)).toBeVisible();

  await open(page, '/corporate/account');
  await expect(page.getByRole('heading', { name: 'Your details at work' })).toBeVisible();
  await expect(page.getByRole('main').getByText(`${firstName} ${lastName}`)).toBeVisible();

  await open(page, '/corporate/auth/company');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByLabel('First name').fill('Kabir');
  await page.getByLabel('Family name').fill('Sethi');
  await page.getByLabel('Work email').fill('kabir@demo-company.sarai.in');
  await page.getByLabel('Mobile').fill('+91 90000 00013');
  const invited = page.waitForResponse('**/api/corporate/invite-employee');
  await page.getByRole('dialog').getByRole('button', { name: /invit/i }).click();
  const { data } = (await (await invited).json()) as { data: { employee: { _id: string } } };

  await page.goto(`/corporate/activate#token=mock-invitation.${data.employee._id}`);
  await page.getByLabel('New password').fill('a-few-words-one-likes');
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await page.getByRole('link', { name: 'Go to my company' }).click();
  await expect(page.getByRole('heading', { name: 'Namaste, Kabir' })).toBeVisible();
  await page.getByRole('button', { name: 'Account of Kabir Sethi, KS' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in for work' })).toBeVisible();
});

test('a forgotten password is asked for at both doors, and a link that nobody sent says so', async ({ page }) => {
  for (const [door, label] of [
    ['', 'Email'],
    ['/corporate', 'Work email'],
  ] as const) {
    await open(page, `${door}/forgot-password`);
    await page.getByLabel(label).fill(workEmail);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByText('we’ve sent a reset link')).toBeVisible();
  }
  await open(page, '/corporate/activate#token=nobody');
  await page.getByLabel('New password').fill('a-few-words-one-likes');
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'User not found.' })).toBeVisible();
});
