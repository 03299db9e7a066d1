import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { askedBy, sentinelOffer, ticketed } from '../support/flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { inDays } from '../support/stay.ts';
import { formatDate } from '#lib/shared/dates.ts';

test(
  '[7.20] a booked flight says when web check-in opens, and while it is open until when',
  { tag: '@phone' },
  async ({ page }) => {
    const asked = askedBy(page, await someoneSignedIn(page));
    const later = await ticketed(asked, sentinelOffer('XX9011'));
    const [opens, leaves] = [formatDate(inDays(38), inDays(0)).slice(4), formatDate(inDays(1), inDays(0)).slice(4)];
    const side = page.getByRole('complementary', { name: 'Your flights' });
    await page.goto(`/bookings/details?bookingId=${later._id}`);
    await expect(side).toContainText(`Web check-in opens on ${opens}, 16:00.`);
    const soon = await ticketed(asked, sentinelOffer('XX9011', 1));
    await page.goto(`/bookings/details?bookingId=${soon._id}`);
    await expect(side).toContainText(`Web check-in is open until ${leaves}, 15:00.`);
    await expectAccessible(page, 'a trip whose web check-in is open');
  },
);
