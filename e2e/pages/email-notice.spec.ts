import { readdirSync, readFileSync } from 'node:fs';
import { BOUNCE_SECRET, DATA_DIR } from '../../playwright.config.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { emailTo } from '../support/event.ts';
import { someoneSignedIn } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

/** The Message-ID of an email that was sent to this address. */
function messageIdTo(address: string): string {
  const folder = `${DATA_DIR}/mail`;
  const messages = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const [message = ''] = messages.filter((text) => text.includes(`To: ${address}`));
  return /^Message-ID: <(.+)>/im.exec(message)?.[1] ?? '';
}

test(
  '[7.20] whose emails come back reads so in the account, and has the address tried again',
  { tag: '@phone' },
  async ({ page }) => {
    const { email } = await someoneSignedIn(page);
    const notice = page.getByRole('region', { name: 'Emails come back' });
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    await expect(notice).toBeHidden();

    const boundary = 'report';
    const parts = [
      ['text/plain', `<${email}>: no such user here`],
      [
        'message/delivery-status',
        `Reporting-MTA: dns; mx.example.com\n\nFinal-Recipient: rfc822; ${email}\nAction: failed\nStatus: 5.1.1`,
      ],
      ['text/rfc822-headers', `Message-ID: <${messageIdTo(email)}>`],
    ].map(([type, text]) => `--${boundary}\nContent-Type: ${type}\n\n${text}\n`);
    const answer = await page.request.post('/api/mail/returned', {
      data: `Content-Type: multipart/report; boundary=${boundary}\n\n${parts.join('\n')}\n--${boundary}--\n`,
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${BOUNCE_SECRET}` },
    });
    expect(answer.status(), await answer.text()).toBe(200);

    await page.reload();
    await expect(notice).toContainText(`Our emails come back: its mail server says that there is no mailbox ${email}.`);
    await expectAccessible(page, 'emails that come back');
    await clickAt(page, notice.getByRole('button', { name: 'Try this address again' }));
    await expect(notice).toBeHidden();
    await emailTo(page.request, email, /Our emails reach you again/);
  },
);
