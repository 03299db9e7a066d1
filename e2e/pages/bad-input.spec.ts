import { expect, test } from '../support/test.ts';
import { inDays } from '../support/stay.ts';

const LISTING = '/hotels?city=kochi';

for (const [what, query, words] of [
  ['dates in the past', 'checkin=2020-01-01&checkout=2020-01-03&rooms=2', /in the past/],
  ['reversed dates', `checkin=${inDays(9)}&checkout=${inDays(7)}&rooms=2`, /Check-out must be after check-in/],
  ['400 nights', `checkin=${inDays(9)}&checkout=${inDays(409)}&rooms=2`, /at most 30 nights/],
  ['50 rooms', `checkin=${inDays(9)}&checkout=${inDays(10)}&rooms=${Array(50).fill('2').join('_')}`, /at most 8 rooms/],
  ['a child of 40', `checkin=${inDays(9)}&checkout=${inDays(10)}&rooms=2-40`, /17 or younger/],
  ['a day that is none', `checkin=2027-02-30&checkout=2027-03-02&rooms=2`, /not in the calendar/],
  ['rubbish for rooms', `checkin=${inDays(9)}&checkout=${inDays(10)}&rooms=%00%F0'--`, /guests/],
] as const) {
  test(
    `[5.12] ${what}: a message beside the field, and the search still there`,
    { tag: what === 'a child of 40' ? [] : '@once' },
    async ({ page }) => {
      for (const path of [`${LISTING}&${query}`, `/hotels/sentinel-slow?${query}`]) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
        await expect(page.getByRole('button', { name: /Change|Search/ }).first()).toBeVisible();
      }
    },
  );
}

test('[5.12] mistakes are counted where the stays will stand', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${LISTING}&checkin=${inDays(9)}&checkout=${inDays(7)}&rooms=2-40`);
  await expect(page.getByRole('heading', { level: 1, name: 'Two problems to fix' })).toBeVisible();
  await expect(page.getByRole('search').getByRole('alert')).toHaveCount(2);
});

test('[5.11] a place nobody knows: said beside the field, nothing lost', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto(`/hotels?where=Xyzzyqwert&checkin=${inDays(9)}&checkout=${inDays(10)}&rooms=2`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('combobox')).toHaveValue('Xyzzyqwert');
  await expect(page.getByRole('combobox')).toHaveAccessibleDescription(
    /We don’t know a city, area or hotel called “Xyzzyqwert”/,
  );
});

test('a hotel that is none answers 404 with a page of ours', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto('/hotels/no-such-hotel');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link').first()).toBeVisible();
});
