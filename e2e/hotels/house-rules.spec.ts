import type { HotelPageInfo } from '../../features/hotels/contract.ts';
import { houseRuleText } from '../../features/hotels/rules/house-rules.ts';
import { expectAccessible } from '../support/axe.ts';
import { inDays, someHotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

test('[7.20] a traveller reads the house rules below the rooms, and nothing moves on the way', async ({ page }) => {
  const slug = await someHotel(page);
  const answer = await page.request.get(`/api/hotels/info?hotel=${slug}`);
  const { data: hotel } = (await answer.json()) as { data: HotelPageInfo };
  await page.goto(`/hotels/${slug}?checkin=${inDays(40)}&checkout=${inDays(43)}&rooms=2`);

  const rules = page.getByRole('region', { name: 'House rules' });
  await rules.waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready; // what the fonts move as they come is measured in type.spec.ts
    (globalThis as { shift?: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (globalThis as { shift?: number }).shift! += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  await rules.scrollIntoViewIfNeeded();
  await expect(rules).toBeInViewport();
  const { known, unknown } = houseRuleText(hotel);
  expect(known.length).toBeGreaterThan(3);
  for (const { label, text } of known) {
    const line = rules.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(line.getByRole('definition')).toHaveText(text);
  }
  await expect(rules.getByText('Not stated', { exact: true })).toHaveCount(unknown.length ? 1 : 0);
  await expect(rules.getByText('Telephone', { exact: true }), 'a demo hotel has none').toHaveCount(0);
  await expect(
    page.getByText(new RegExp(`(km to ${hotel.city.name} centre|In the centre of ${hotel.city.name})`)).first(),
  ).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { shift?: number }).shift)).toBe(0);
  await expectAccessible(page, 'a hotel with its house rules');
});
