import type { Page, Request } from '@playwright/test';
import { aGuest, signInToEvent } from '../support/event.ts';
import { expect, test } from '../support/test.ts';

const isStream = (request: Request) => request.headers().accept === 'text/event-stream';

const write = async (page: Page, text: string) => {
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send the message' }).click();
};
const inLog = (page: Page, text: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: text });

test(
  '[1.2] [2.4] a message at /CIT-95 appears in another browser at once; so does that it was deleted',
  { tag: '@phone' },
  async ({ page, browser, request }) => {
    test.slow();
    const words = crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x');
    const [latha, ravi] = [await aGuest(request), await aGuest(request)];
    const other = await (await browser.newContext({ ...test.info().project.use })).newPage();
    const opening = other.waitForResponse((response) => isStream(response.request()) && response.status() === 200);
    await other.goto('/CIT-95');
    await signInToEvent(other, ravi);
    await opening;
    await page.goto('/CIT-95');
    await signInToEvent(page, latha);
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
    // three times, because one message could meet a poll, which comes every ten seconds
    for (const what of ['a lift', 'parking', 'a kitchen']) {
      await write(page, `Is there ${what}? ${words}`);
      await expect(inLog(page, `${what}? ${words}`)).toBeVisible();
      await expect(inLog(other, `${what}? ${words}`)).toBeVisible({ timeout: 3000 });
    }
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Withdraw/ })
      .click();
    await expect(inLog(other, words)).toHaveCount(0, { timeout: 3000 });
    await other.context().close();
  },
);

test('[1.2] where no live updates arrive, messages are read every few seconds as before', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const words = crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x');
  const other = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await other.route('**/api/events/messages', (route) =>
    isStream(route.request()) ? route.abort() : route.continue(),
  );
  await other.goto('/CIT-95');
  await signInToEvent(other, await aGuest(request));
  await expect(other.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await page.goto('/CIT-95');
  await signInToEvent(page, await aGuest(request));
  await write(page, `Is there a lift? ${words}`);
  await expect(inLog(other, `lift? ${words}`)).toBeVisible({ timeout: 20_000 });
  await other.context().close();
});
