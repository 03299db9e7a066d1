import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { newPerson, signIn } from '../support/person.ts';
import { chooseFlexibleRate, someHotel, stayQuery } from '../support/stay.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page now, one line a finding. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const [name, path] of [
      ['the landing', '/'],
      ['the listing', `/hotels?city=kochi&${stayQuery()}`],
      ['an empty listing', `/hotels?city=kochi&${stayQuery()}&stars=5&price=100-200`],
      ['a wrong search', '/hotels?city=kochi&checkin=2020-01-01&checkout=2019-12-30&rooms=2'],
      ['the hotel', ''],
      ['the sign-in gate', '/bookings'],
      ['the page for nothing there', '/no-such-page'],
      ['the offline page', '/offline'],
      ['the API page', '/api/docs'],
    ] as const) {
      test(`axe has nothing to say on ${name}`, async ({ page }) => {
        await page.goto(path || `/hotels/${await someHotel(page)}?${stayQuery()}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await findings(page)).toEqual([]);
      });
    }

    test('axe has nothing to say on the review, the sign-in dialog and My trips', async ({ page, request }) => {
      await chooseFlexibleRate(page, await someHotel(page, 'udaipur', stayQuery(), 4));
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog').getByLabel('E-mail').waitFor();
      expect(await findings(page)).toEqual([]);
      await signIn(page, await newPerson(request));
      await page.getByRole('heading', { name: 'Who is staying?' }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.goto('/bookings');
      await page.getByRole('link', { name: /Held until/ }).waitFor();
      expect(await findings(page)).toEqual([]);
    });
  });
}
