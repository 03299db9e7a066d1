import type { StayBooking } from '#features/bookings/contract.ts';
import { addDays } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { someoneSignedIn } from '../support/person.ts';
import { inDays, press } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { ask, asked, confirmed } from '../support/trips.ts';

/** The first day from 40 days ahead from which a stay of four nights stays within its month: one calendar page on a phone. */
const FROM = Array.from({ length: 31 }, (_, at) => 40 + at).find((days) => Number(inDays(days).slice(8)) <= 20)!;

const nameOf = (date: string): RegExp => {
  const day = new Date(`${date}T00:00:00Z`);
  const month = day.toLocaleString('en-IN', { month: 'long', timeZone: 'UTC' });
  return new RegExp(`\\b${day.getUTCDate()}(st|nd|rd|th)? ${month}\\b`);
};

test(
  '[7.20] a stay is made longer: the price first, left unpaid it stands, paid it has its new dates and documents',
  { tag: '@phone' },
  async ({ page }) => {
    const call = asked(page, await someoneSignedIn(page));
    const { _id, stay, total, hotel } = await confirmed(call, {
      city: 'udaipur',
      from: FROM,
      nights: 2,
      freeNights: 3,
    });
    const wanted = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 1) };
    const quote = await ask<{ due: number; newNights: number }>(
      call,
      `/api/bookings/stays/change-quote?bookingId=${_id}&checkIn=${wanted.checkIn}&checkOut=${wanted.checkOut}`,
    );
    const price = formatMoney(money(quote.due));
    const dialog = page.getByRole('dialog', { name: 'Change dates' });
    const choose = async () => {
      await page.goto(`/bookings/details?bookingId=${_id}`);
      await clickAt(page, page.getByRole('button', { name: 'Change dates' }));
      for (const day of [wanted.checkIn, wanted.checkOut])
        await dialog
          .getByRole('button', { name: nameOf(day) })
          .first()
          .click();
    };

    await choose();
    await expect(dialog.getByText('New dates, 3 nights, taxes included')).toBeVisible();
    await expect(dialog.getByText('The hotel keeps nothing for the booked dates.')).toBeVisible();
    await expect(dialog.getByText(formatMoney(money(quote.newNights))).first()).toBeVisible();
    await expectAccessible(page, 'the dialog that changes dates');
    await page.screenshot({ path: test.info().outputPath('dialog.png') });
    await dialog.getByRole('button', { name: `Pay ${price} and change` }).click();
    await page.waitForURL('**/gateway/checkout/**');

    await page.goto(`/bookings/details?bookingId=${_id}`);
    const waits = page.getByRole('region', { name: 'A change of dates waits for its payment' });
    await expect(waits).toContainText('Your stay is booked on its dates as before until you have paid');
    await page.screenshot({ path: test.info().outputPath('waits.png'), fullPage: true });
    await waits.getByRole('button', { name: 'Keep the dates' }).click();
    await expect(page.getByText(/Nothing was charged, and nothing was changed/)).toBeVisible();

    await choose();
    await dialog.getByRole('button', { name: `Pay ${price} and change` }).click();
    await page.waitForURL('**/gateway/checkout/**');
    await press(page, /^Pay ₹/);
    await page.waitForURL(`**/bookings/details?bookingId=${_id}`);
    await expect(page.getByRole('heading', { name: 'Changed dates' })).toBeVisible();
    await expect(page.getByText('3 nights').first()).toBeVisible();
    await expectAccessible(page, 'a stay on new dates');
    await page.screenshot({ path: test.info().outputPath('trip.png'), fullPage: true });
    for (const name of [/^Invoice\. Changed from/, /^Credit note\. Changed from/]) {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      expect(file.suggestedFilename()).toContain('pdf');
    }
    const now = await ask<StayBooking>(call, `/api/bookings/details?bookingId=${_id}`);
    expect(now).toMatchObject({ state: 'confirmed', stay: wanted, total: total + quote.due });
    expect(now.hotel._id).toBe(hotel._id);
  },
);
