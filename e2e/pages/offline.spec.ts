import { expect, test } from '../support/network.ts';
import { expectAccessible } from '../support/axe.ts';
import { stayQuery } from '../support/stay.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'without a network: a line on the page one is on, a page in place of any other, and back when it returns',
  { tag: '@phone' },
  async ({ page, context, network }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await network.cut(context);
    await expect(page.getByText('You are offline. You can still read this page')).toBeVisible();
    const listing = `/hotels?city=kochi&${stayQuery()}`;
    await page.goto(listing);
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page).toHaveURL(listing);
    await expectAccessible(page, 'offline');
    const font = await page.evaluate(() => document.fonts.check('16px "Anek Latin"'));
    expect(font, 'drawn in its own font').toBe(true);

    await network.restore(context);
    await expect(page.getByRole('heading', { name: /Kochi, \d+ stays/ })).toBeVisible();
  },
);
