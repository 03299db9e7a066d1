import { expectAccessible } from '../support/axe.ts';
import { aGuest, signInToEvent } from '../support/event.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { expect, test } from '../support/test.ts';

test(
  '[1.2] [2.4] two guests write at /CIT-95; staff answer from the desk as one team, keep one reported message and hide another',
  { tag: '@phone' },
  async ({ page, browser, request }) => {
    test.slow();
    const words = crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x');
    const [latha, ravi] = [await aGuest(request), await aGuest(request)];
    await page.goto('/CIT-95');
    await signInToEvent(page, latha);
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(page.getByText(/^Everybody who is registered, and the Sarai team, can read it\./)).toBeVisible();
    await page.getByLabel('Your message').fill('Write to latha@example.com');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByText('Leave out web and email addresses.')).toBeVisible();
    await page.getByLabel('Your message').fill(`Is there parking? ${words}`);
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByRole('log')).toContainText(`Is there parking? ${words}`);

    const other = await (await browser.newContext({ ...test.info().project.use })).newPage();
    await other.goto('/CIT-95');
    await signInToEvent(other, ravi);
    const parking = other
      .getByRole('log')
      .getByRole('listitem')
      .filter({ hasText: `parking? ${words}` });
    await expect(parking).toContainText('Latha I.');
    await other.getByLabel('Your message').fill(`Nonsense ${words}`);
    await other.getByRole('button', { name: 'Send the message' }).click();
    await expect(other.getByRole('log')).toContainText(`Nonsense ${words}`);
    await parking.getByRole('button', { name: 'Report' }).click();
    await expect(parking).toContainText('Reported');

    const desk = await (await browser.newContext({ ...test.info().project.use })).newPage();
    await desk.goto('/desk/events?show=ours');
    await signInAtDesk(desk, await aStaffAccount(request));
    await expect(desk.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    const ours = desk.getByRole('list', { name: 'Our events' }).getByRole('link', { name: /^CIT-95/ });
    await expect(ours).toContainText(/\d+ new messages?/);
    await expect(ours).toContainText(/\d+ reported/);
    await expectAccessible(desk, 'the operator’s events at the desk');
    await ours.click();
    await expect(desk.getByRole('heading', { level: 1, name: 'CIT-95' })).toBeVisible();
    const reported = desk.getByRole('list', { name: 'Reported messages' }).getByRole('listitem');
    const question = reported.filter({ hasText: `parking? ${words}` });
    await expect(question).toContainText('1 report');
    await expectAccessible(desk, 'messages of an event at the desk');
    await question.getByRole('button', { name: 'Keep the message' }).click();
    await expect(question).toHaveCount(0);
    await desk.getByLabel('Your message').fill(`Behind the hall. ${words}`);
    await desk.getByRole('button', { name: 'Send the message' }).click();
    await expect(desk.getByRole('log')).toContainText(`Behind the hall. ${words}`);
    await desk
      .getByRole('log')
      .getByRole('listitem')
      .filter({ hasText: `Nonsense ${words}` })
      .getByRole('button', { name: 'Hide' })
      .click();
    await expect(desk.getByRole('log').getByText(`Nonsense ${words}`)).toHaveCount(0);

    const answer = page
      .getByRole('log')
      .getByRole('listitem')
      .filter({ hasText: `Behind the hall. ${words}` });
    await expect(answer).toContainText('Sarai team, organiser', { timeout: 20_000 }); // without a reload
    await expect(other.getByRole('log')).not.toContainText(`Nonsense ${words}`, { timeout: 20_000 });
    await expect(page.getByRole('log')).toContainText(`Is there parking? ${words}`);
    await expectAccessible(page, 'messages at /CIT-95');
    await desk.context().close();
    await other.context().close();
  },
);
