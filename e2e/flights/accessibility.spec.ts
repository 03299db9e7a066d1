import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { askedBy, flightQuery, heldFlight, sentinelOffer, ticketed } from '../support/flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { inDays, press } from '../support/stay.ts';

test(
  '[7.20] axe has nothing to say on the search and the list of flights',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    test.setTimeout(180_000);
    await page.goto('/?find=flights');
    await expectAccessible(page, 'landing, flights');
    await page.goto('/flights');
    await expectAccessible(page, 'flights, nothing asked');
    await page.goto(
      `/flights?way=several&from=BLR&to=BLR&depart=${inDays(30)}&from2=DEL&to2=Xqzz&depart2=${inDays(33)}&adults=10`,
    );
    await expectAccessible(page, 'flights, with mistakes');
    await page.goto(`/flights?${flightQuery(40, `&return=${inDays(44)}`)}&stops=0`);
    await page.locator('details[name=flight] summary').first().click();
    await expectAccessible(page, 'the list with a fare grid open');
    if (project.name === 'phone') {
      await press(page, /^Filters/);
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await expectAccessible(page, 'the filters in their sheet');
    }
  },
);

test('[7.20] axe has nothing to say from the review to the trip', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(180_000);
  const person = await someoneSignedIn(page);
  const asked = askedBy(page, person);
  const { _id } = await heldFlight(asked, sentinelOffer('XX9011', 38));
  await page.goto(`/flights/review?bookingId=${_id}`);
  await expect(page.getByText(/^Meals and bags/)).toBeVisible();
  await page.getByText(/^Meals and bags/).click();
  await expect(page.getByLabel(/^Bags: /)).toBeVisible();
  await expectAccessible(page, 'review');
  await page.getByRole('button', { name: /^Choose seats/ }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await expectAccessible(page, 'seat map');
  const done = await ticketed(asked, sentinelOffer('XX9010', 38));
  await page.goto(`/flights/confirmation?bookingId=${done._id}`);
  await expect(page.getByRole('heading', { name: /is ticketed$/ })).toBeVisible();
  await expectAccessible(page, 'confirmation');
  await page.goto(`/bookings/details?bookingId=${done._id}`);
  await expect(page.getByRole('heading', { name: /has new times$/ })).toBeVisible();
  await expectAccessible(page, 'a trip with new times');
  await press(page, 'Cancel all or part');
  await expect(
    page
      .getByRole('dialog')
      .getByText(/will be refunded/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'giving up a part');
  await page.keyboard.press('Escape');
  await press(page, 'Change the date');
  await expect(page.getByRole('dialog').getByLabel('New day')).toBeVisible();
  await expectAccessible(page, 'another date');
});
