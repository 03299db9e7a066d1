import { formatInstant } from '#lib/shared/dates.ts';
import { someoneSignedIn } from '../support/person.ts';
import { chooseFlexibleRate, inDays, someHotel, stayQuery } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { ask, asked, confirmed } from '../support/trips.ts';

const HOTELS_CLOCK = 'Asia/Kolkata';
const ZONES = [HOTELS_CLOCK, 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'] as const;

for (const timezoneId of ZONES)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`[9.10] @once in ${timezoneId} a stay's refund deadlines are named on the hotel's clock and on the reader's own`, async ({
      page,
    }) => {
      const person = await someoneSignedIn(page);
      const call = asked(page, person);
      const { _id } = await confirmed(call, { city: 'jaipur', from: 60, rooms: 1 });
      const quote = `/api/bookings/cancel-quote?bookingId=${_id}`;
      const { holdsUntil: until } = await ask<{ holdsUntil: string }>(call, quote);
      const there = formatInstant(until, HOTELS_CLOCK, inDays(0));
      const here = formatInstant(until, timezoneId, inDays(0));
      const differs = timezoneId !== HOTELS_CLOCK;

      await page.goto(`/bookings/details?bookingId=${_id}`);
      const summary = page.getByRole('complementary', { name: 'Your booking' });
      await expect(summary.getByRole('heading', { name: 'Refund if you cancel' })).toBeVisible();
      const own = summary.getByText(/^On your clock: /);
      await expect(own).toHaveCount(differs ? 1 : 0);
      if (differs) await expect(own).toContainText(` back until ${here}`);

      await page.getByRole('button', { name: 'Cancel this booking' }).click();
      const said = differs ? `until ${there} at the hotel (${here} your time).` : `until ${there} at the hotel.`;
      await expect(page.getByRole('dialog').getByText(said)).toBeVisible();
    });
  });

test.describe('before booking', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('[9.10] the rate one chooses names its deadline on both clocks', async ({ page }) => {
    await chooseFlexibleRate(page, await someHotel(page, 'kochi', stayQuery(44)), stayQuery(44));
    await page.goBack();
    await expect(page.getByText(/^On your clock: ₹[\d,]+ back until \d+ \w+( \d{4})?, \d\d:\d\d/)).toBeVisible();
  });
});
