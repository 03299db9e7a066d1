import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test(
  '[7.20] the help page is searched by its address; a search in vain leads to the enquiry',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/help');
    await page.getByRole('searchbox', { name: 'Search the answers' }).fill('when do I get my money back');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/help\?q=when/);
    const found = page.getByRole('region', { name: /answers? for “when do I get my money back”/ });
    await expect(found.getByRole('heading', { level: 3 }).first()).toHaveText('When does my refund arrive?');
    await expect(page.getByRole('searchbox')).toHaveValue('when do I get my money back');
    await expectAccessible(page, 'answers that were found');

    await page.goto('/help?q=zxqv');
    const none = page.getByRole('region', { name: 'No answer has the words of “zxqv”' });
    await expectAccessible(page, 'no answer');
    await none.getByRole('link', { name: 'Ask us' }).click();
    await expect(page).toHaveURL(/\/help\/ask$/);
  },
);

test('[7.20] the help page is searched without script', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/help');
  await page.getByRole('searchbox').fill('tatkal');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: /^Tatkal/ }).click();
  await expect(page).toHaveURL(/\/blogs\/tatkal-trains$/);
  await context.close();
});
