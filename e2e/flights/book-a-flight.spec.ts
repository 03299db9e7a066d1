import { expect, test } from '../support/test.ts';
import { newPerson, signIn, someoneSignedIn } from '../support/person.ts';
import {
  askedBy,
  chooseFlight,
  flightQuery,
  heldFlight,
  payForFlight,
  sentinelOffer,
  ticketed,
} from '../support/flight.ts';
import { chooseTitle, inDays, press } from '../support/stay.ts';
import { ask } from '../support/trips.ts';

test(
  '[2.4] a traveller chooses a flight, a seat and a bag, pays, and gives it back; the total is the sum of its lines',
  { tag: '@phone' },
  async ({ page, request }) => {
    const person = await newPerson(request);
    await page.goto(`/flights?${flightQuery(41)}`);
    await chooseFlight(page, 'Flexi', test.info().parallelIndex);
    await expect(page).toHaveURL(/flights\/review\?offers=flexi_/);
    await signIn(page, person);
    await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();

    await page.getByRole('button', { name: /^Choose seats/ }).click();
    const seats = page.getByRole('dialog');
    const seat = seats.getByRole('button', { name: /^\d+[A-K], window, (₹|included)/ }).nth(3);
    const name = /^\d+[A-K]/.exec((await seat.getAttribute('aria-label')) ?? '')?.[0] ?? 'none';
    await seat.click();
    await expect(seats.getByRole('radio', { name: new RegExp(`: ${name}$`) })).toBeVisible();
    await seats.getByRole('button', { name: 'Done' }).click();
    await page.getByText(/^Meals and bags/).click();
    await page.getByLabel(/^Bags: /).selectOption({ index: 1 });
    const side = page.getByRole('complementary', { name: 'Your flights' });
    await expect(side.getByText(/^5 kg more/).first()).toBeVisible();
    await expect(side.getByText(new RegExp(`^Seat ${name},`)).first()).toBeVisible();
    const amounts = await side
      .locator('dl')
      .first()
      .locator('dd')
      .evaluateAll((cells) =>
        cells.map((cell) =>
          Number(/₹([\d,.]+)/.exec(cell.querySelector('[aria-hidden]')?.textContent ?? '')![1]!.replaceAll(',', '')),
        ),
      );
    expect(amounts.at(-1)).toBeCloseTo(
      amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0),
      2,
    );

    await page.getByLabel('First name').fill('X Æ A-12 Ωmega 王');
    await press(page, /^Pay ₹|^Pay$/);
    await expect(page.getByText(/letters A to Z only/)).toBeVisible();
    await expect(page.getByText('Choose a title.'), 'no title is assumed').toBeVisible();
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('X Æ A-12 Ωmega 王');
    await payForFlight(page);
    await press(page, /^Pay ₹/);

    await expect(page.getByRole('heading', { name: /^Bengaluru – Delhi is ticketed$/ })).toBeVisible();
    await expect(page).toHaveURL(/\/flights\/confirmation/);
    await expect(page.getByRole('table', { name: 'Tickets' }).getByText(name, { exact: true })).toBeVisible();
    for (const [document, type] of [
      ['E-ticket', 'pdf'],
      ['Invoice', 'pdf'],
      ['Calendar', 'ics'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: document }).click(),
      ]);
      expect(file.suggestedFilename()).toContain(type);
    }

    await page.goto('/bookings');
    await page.getByRole('link', { name: /Ticketed, PNR/ }).click();
    await page.getByRole('button', { name: 'Cancel all or part' }).click();
    const dialog = page.getByRole('dialog');
    const back =
      /₹[\d,]+/.exec(
        await dialog
          .getByText(/will be refunded/)
          .first()
          .innerText(),
      )?.[0] ?? 'nothing';
    await dialog.getByRole('radio', { name: /^All to your wallet/ }).check();
    await dialog.getByRole('button', { name: 'Cancel the trip' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText(/^Cancelled\. PNR \S+\.$/)).toBeVisible();
    await expect(
      page.getByText(new RegExp(`${back.replaceAll(/[.,]/g, '\\$&')}.* was refunded to your wallet`)).first(),
    ).toBeVisible();
  },
);

test(
  '[7.20] a return is chosen leg by leg without losing the first, and one of the two can be given back',
  { tag: '@phone' },
  async ({ page }) => {
    await someoneSignedIn(page);
    await page.goto(`/flights?${flightQuery(44, `&return=${inDays(48)}`)}`);
    await chooseFlight(page, 'Flexi', 2);
    await expect(page.getByRole('heading', { level: 1, name: /flights to Bengaluru on/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Flights chosen' })).toContainText('Bengaluru to Delhi');
    await chooseFlight(page, 'Flexi', 3);
    await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /flights to Bengaluru on/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Flights chosen' })).toContainText('Bengaluru to Delhi');
    await page.goForward();
    await payForFlight(page);
    await press(page, /^Pay ₹/);
    await expect(page.getByRole('heading', { name: /is ticketed$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Open this trip' }).click();
    await page.getByRole('button', { name: 'Cancel all or part' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox')).toHaveCount(2); // the two flights; one passenger is no choice
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Cancel this part' })).toBeHidden();
    await dialog.getByRole('checkbox', { name: 'Delhi to Bengaluru' }).check();
    await dialog.getByRole('button', { name: 'Cancel this part' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table', { name: 'Tickets' })).toContainText('Delhi to Bengaluru, cancelled');
    await expect(page.getByRole('heading', { name: 'Cancelled since you booked' })).toBeVisible();
    await expect(page.getByText(/ paid on .+, ₹[\d,]+ refunded\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Help with this booking' })).toBeVisible();
  },
);

test('[5.12] a fare that is gone leads back to the same search; somebody else’s booking opens for nobody else', async ({
  page,
}) => {
  await someoneSignedIn(page);
  const gone = `/flights/review?offers=${sentinelOffer('ZZ9011', -3)}&adults=2&children=1&seen=100000`;
  await page.goto(gone);
  await expect(page.getByRole('heading', { name: 'No longer on sale' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See other flights' })).toHaveAttribute(
    'href',
    `/flights?from=BLR&to=DEL&depart=${inDays(-3)}&adults=2&children=1`,
  );
  const theirs = await heldFlight(askedBy(page, await newPerson(page.request)));
  for (const path of ['/flights/review', '/flights/confirmation', '/bookings/details']) {
    for (const id of [theirs._id, 'bkg_nobody']) {
      await page.goto(`${path}?bookingId=${id}`);
      await expect(page.getByRole('heading', { name: 'Booking not found' })).toBeVisible();
    }
  }
});

test('[5.12] names no airline prints are told beside their fields and pull nothing out of its place', async ({
  page,
}) => {
  const asked = askedBy(page, await someoneSignedIn(page));
  const { _id } = await heldFlight(asked);
  await page.goto(`/flights/review?bookingId=${_id}`);
  await chooseTitle(page);
  await page.getByLabel('First name').fill('A'.repeat(200));
  await page.getByLabel('Family name').fill('');
  await page.getByText(/^Meals and bags/).click();
  await expect(page.getByLabel(/^Bags: A{200}/)).toBeVisible();
  await press(page, /^Pay ₹|^Pay$/);
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
    /Airlines keep 30 letters of a first name; this one has 200/,
  );
  await expect(page.getByLabel('Family name')).toHaveAccessibleDescription(/Enter the family name/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
});

test('[3.11] a price or a time that changed is shown before and after, and nothing goes on unaccepted', async ({
  page,
}) => {
  const person = await someoneSignedIn(page);
  const asked = askedBy(page, person);
  const shown = async (offer: string) =>
    (
      await ask<{ before: { total: number; times: string[] } | null; total: number }>(
        asked,
        `/api/flights/fare-quote?offers=${offer}&adults=1`,
      )
    ).total;
  const dearer = sentinelOffer('ZZ9001');
  await page.goto(`/flights/review?offers=${dearer}&adults=1&seen=${(await shown(dearer)) - 50_000}`);
  await expect(page.getByRole('heading', { name: 'The airline changed the price' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'What changed' })).toContainText('You were shown');
  await press(page, /^Accept ₹/);
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
  const later = sentinelOffer('ZZ9002');
  const total = await shown(later);
  await page.goto(`/flights/review?offers=${later}&adults=1&seen=${total}&times=${inDays(40)}T06%3A00`);
  await expect(page.getByRole('heading', { name: 'The airline changed the times' })).toBeVisible();
  await press(page, /^Accept ₹/);
  await expect(page.getByText(/The seats are held for you at/)).toBeVisible();
  await chooseTitle(page);
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Family name').fill('Nair');
  await press(page, 'Keep the seats held, pay later');
  await expect(page).toHaveURL(/bookings\/details/);
  await press(page, 'Cancel hold');
  await expect(page).toHaveURL(/\/flights\?/);
});

test('[7.20] times that the airline moves after ticketing are accepted or refused; a flight is moved to another day', async ({
  page,
}) => {
  const person = await someoneSignedIn(page);
  const asked = askedBy(page, person);
  const moved = await ticketed(asked, sentinelOffer('XX9010'));
  await page.goto('/bookings');
  await expect(page.getByText(/^New times: XX 9010 leaves 15:00 → 18:00/).first()).toBeVisible();
  await page.goto(`/bookings/details?bookingId=${moved._id}`);
  await expect(page.getByRole('heading', { name: /has new times$/ })).toBeVisible();
  await press(page, 'Cancel the trip');
  await expect(page.getByRole('dialog').getByText(/cancelling is free/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await press(page, 'Accept the new times');
  await expect(page.getByRole('heading', { name: /has new times$/ })).toBeHidden();
});
