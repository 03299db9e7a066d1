import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aGuest, emailTo, signInToEvent } from '../support/event.ts';
import { enterOn } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

/** The path of the link in the email about new messages to a guest. */
async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  await promisify(execFile)(process.execPath, ['e2e/support/mail-digest.ts', email], {
    env: { ...process.env, DATA_DIR: '.cache/e2e-data' },
  });
  const received = await emailTo(request, email, /new message/);
  return /\/unsubscribe\/[\w.-]+\/event-messages/.exec(received)?.[0] ?? '';
}

test(
  '[1.2] [7.20] a guest without an account stops the emails about messages: the link in one, and a button',
  { tag: '@phone' },
  async ({ page, request }) => {
    const guest = await aGuest(request);
    await page.goto(await linkTo(request, guest.email));
    await expect(page.getByRole('heading', { level: 1, name: 'Stop emails about new messages?' })).toBeVisible();
    await expectAccessible(page, 'stopping emails about messages');
    await clickAt(page, page.getByRole('button', { name: 'Stop these emails' }));
    await expect(page.getByRole('heading', { level: 1, name: 'These emails are off' })).toBeVisible();
    await expectAccessible(page, 'emails about messages stopped');
    await page.goto('/CIT-95');
    await signInToEvent(page, guest);
    await expect(page.getByRole('checkbox', { name: /^Email me about new messages/ })).not.toBeChecked();
  },
);

test('[1.2] [7.20] it works without JavaScript, by keyboard, and a link that nobody was sent is no page', async ({
  browser,
  request,
}) => {
  const guest = await aGuest(request);
  const path = await linkTo(request, guest.email);
  const plain = await browser.newContext({ ...test.info().project.use, javaScriptEnabled: false });
  const page = await plain.newPage();
  expect((await page.goto(path.replace(/\.[^/]+/, '.x')))?.status()).toBe(404);
  await page.goto(path);
  await enterOn(page, page.getByRole('button', { name: 'Stop these emails' }));
  await expect(page.getByRole('heading', { level: 1, name: 'These emails are off' })).toBeVisible();
  await plain.close();
});
