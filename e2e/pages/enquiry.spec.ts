import { expectAccessible } from '../support/axe.ts';
import { emailTo } from '../support/event.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { expect, test } from '../support/test.ts';

test('[7.20] who finds no answer asks the desk, and reads the answer in an email', async ({ page, request }) => {
  test.slow(); // the operator's command starts a process
  const email = `asks.${crypto.randomUUID()}@example.com`;
  await page.goto('/help');
  await page.getByRole('main').getByRole('link', { name: 'Ask us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ask us' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expectAccessible(page, 'the question, with mistakes');
  await page.getByLabel('Your name').fill('Latha Menon');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('What it is about').selectOption('A change, cancellation or refund');
  await page.getByLabel('Your question').fill(`When does my money come back? ${email}`);
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByRole('heading', { name: 'We have your question' })).toBeVisible();
  const number = /HELP-\w{4}-\w{4}/.exec((await page.getByRole('main').textContent())!)![0];
  await expectAccessible(page, 'the question is sent');
  expect(await emailTo(request, email, /We have your question/)).toContain(number);

  await page.goto('/desk/enquiries');
  await signInAtDesk(page, await aStaffAccount(request));
  const enquiry = page.getByRole('listitem').filter({ hasText: number });
  await expect(enquiry).toContainText(`When does my money come back? ${email}`);
  await expectAccessible(page, 'the desk’s enquiries');
  await enquiry.getByLabel(`Answer to ${number}`).fill('It was sent today. Your bank takes up to seven days.');
  await enquiry.getByRole('button', { name: 'Send the answer' }).click();
  await expect(enquiry).toHaveCount(0);
  expect(await emailTo(request, email, /Our answer/)).toContain('Your bank takes up to seven days.');
  await page.getByRole('link', { name: 'Answered' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('It was sent today.');
  await expectAccessible(page, 'answered enquiries');
});
