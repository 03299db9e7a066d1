import { enterOn, tabTo } from '../support/keyboard.ts';
import { emailTo } from '../support/event.ts';
import { expect, test } from '../support/test.ts';

test('[1.2] a post is found and read by keyboard alone', { tag: '@once' }, async ({ page }) => {
  await page.goto('/terms');
  await enterOn(page, page.getByRole('contentinfo').getByRole('link', { name: 'Magazine' }));
  await expect(page).toHaveURL(/\/blogs$/);
  await enterOn(page, page.getByRole('link', { name: 'GST on hotel rooms: the step at ₹7,500' }));
  await expect(page).toHaveURL(/\/blogs\/gst-on-hotel-rooms$/);
  const part = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const anchor = (await part.getAttribute('href'))!;
  await enterOn(page, part);
  await expect(page).toHaveURL(new RegExp(`${anchor}$`));
  await expect(page.locator(anchor)).toBeInViewport();
});

test(
  '[7.20] help is searched, and a question asked and followed up, by keyboard alone',
  { tag: '@once' },
  async ({ page, request }) => {
    const email = `asks.${crypto.randomUUID()}@example.com`;
    await page.goto('/help');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search the answers' }));
    await page.keyboard.type('zxqv');
    await page.keyboard.press('Enter');
    const none = page.getByRole('region', { name: 'No answer has the words of “zxqv”' });
    await enterOn(page, none.getByRole('link', { name: 'Ask us' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Ask us' })).toBeVisible();
    for (const [label, text] of [
      ['Your name', 'Latha Menon'],
      ['Email', email],
      ['What it is about', 'A change'],
      ['Your question', 'When does my money come back?'],
    ] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    await enterOn(page, page.getByRole('button', { name: 'Send the question' }));
    await expect(page.getByRole('heading', { name: 'We have your question' })).toBeVisible();

    const received = await emailTo(request, email, /We have your question/);
    await page.goto(/^https?:\S+\/help\/ticket#\S+$/m.exec(received)![0]);
    await expect(page.getByRole('heading', { level: 1, name: /^Your question HELP-/ })).toBeVisible();
    await enterOn(page, page.getByRole('button', { name: 'Send the message' }));
    await expect(page.getByText('Write your message.')).toBeVisible();
    await expect(page.getByLabel('Your message')).toBeFocused();
    await page.keyboard.type('Is it sent?');
    await enterOn(page, page.getByRole('button', { name: 'Send the message' }));
    await expect(page.getByRole('listitem').filter({ hasText: 'Is it sent?' })).toBeVisible();
  },
);

test('[7.20] another currency is chosen by keyboard alone', { tag: '@once' }, async ({ page }) => {
  await page.goto('/terms');
  await enterOn(page, page.getByRole('contentinfo').getByRole('link', { name: 'Currency' }));
  await tabTo(page, page.getByRole('radio', { checked: true }));
  const dollar = page.getByRole('radio', { name: /US Dollar/ });
  for (let tries = 0; tries < 60 && !(await dollar.isChecked()); tries += 1) await page.keyboard.press('ArrowDown');
  await expect(dollar).toBeFocused();
  await enterOn(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('region', { name: 'Message' })).toContainText('Prices are also shown in USD.');
});
