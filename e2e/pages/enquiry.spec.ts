import { expectAccessible } from '../support/axe.ts';
import { emailTo } from '../support/event.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { expect, test } from '../support/test.ts';

test(
  '[7.20] who finds no answer asks the desk, reads the answer in an email and follows up by its link',
  { tag: '@phone' },
  async ({ page, request }) => {
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
    const enquiry = page.getByRole('listitem', { name: number });
    await expect(enquiry).toContainText(`When does my money come back? ${email}`);
    await expectAccessible(page, 'the desk’s enquiries');
    await enquiry.getByLabel(`Answer to ${number}`).fill('It was sent today. Your bank takes up to seven days.');
    await enquiry.getByRole('button', { name: 'Send the answer' }).click();
    await expect(enquiry).toHaveCount(0);
    const answer = await emailTo(request, email, /Our answer/);
    expect(answer).toContain('Your bank takes up to seven days.');
    await page.getByRole('link', { name: 'Answered' }).click();
    await expect(page.getByRole('listitem', { name: number })).toContainText('It was sent today.');
    await expectAccessible(page, 'answered enquiries');

    await page.goto(/^https?:\S+\/help\/ticket#\S+$/m.exec(answer)![0]);
    await expect(page.getByRole('heading', { level: 1, name: `Your question ${number}` })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'It was sent today.' })).toBeVisible();
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByText('Write your message.')).toBeVisible();
    await expectAccessible(page, 'the page of a question, with a mistake');
    await page.getByLabel('Your message').fill('It is still not there.');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByText('Waiting for our answer')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'It is still not there.' })).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('');

    await page.goto('/desk/enquiries');
    await expect(page.getByRole('listitem', { name: number })).toContainText('It is still not there.');
  },
);
