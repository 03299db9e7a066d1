import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { emailTo } from '../support/event.ts';
import { askedBy, sentinelOffer, ticketed } from '../support/flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { ask } from '../support/trips.ts';
import type { FlightBooking } from '#features/bookings/contract.ts';

test('[7.14] [7.20] new times announced after the ticketing reach open pages and the mailbox, and are accepted', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const asked = askedBy(page, await someoneSignedIn(page));
  const trip = await ticketed(asked, sentinelOffer('ZZ9013'));
  const list = await page.context().newPage();
  await list.goto('/bookings');
  await page.goto(`/bookings/details?bookingId=${trip._id}`);
  for (const open of [list, page]) {
    await expect(open.getByText('18:00').first()).toBeVisible();
    await open.evaluate(() => ((globalThis as { opened?: boolean }).opened = true));
  }
  const details = `/api/bookings/details?bookingId=${trip._id}`;
  await expect
    .poll(async () => (await ask<FlightBooking>(asked, details)).scheduleChange, { timeout: 60_000 })
    .not.toBeNull();
  const announced = { timeout: 40_000 }; // asked for every 30 seconds
  await expect(list.getByText(/New times: ZZ 9013 leaves 18:00 → 20:00/)).toBeVisible(announced);
  const notice = page.getByRole('region', { name: 'ZZ 9013 has new times' });
  await expect(notice).toContainText(
    'Your tickets are still valid. Accept the new times, or cancel the trip for a full refund.',
    announced,
  );
  for (const open of [list, page])
    expect(await open.evaluate(() => (globalThis as { opened?: boolean }).opened), 'not reloaded').toBe(true);
  await emailTo(page.request, asked.person.email, /ZZ 9013 has new times: .+, 18:00 becomes .+, 20:00/);
  await expectAccessible(list, 'My trips with new times');
  await expectAccessible(page, 'a trip with new times');
  await clickAt(page, notice.getByRole('button', { name: 'Accept the new times' }));
  await expect(notice).toBeHidden();
  await page.goto('/bookings');
  await expect(page.getByText('20:00').first()).toBeVisible();
  await expect(page.getByText(/New times:/)).toHaveCount(0);
});
