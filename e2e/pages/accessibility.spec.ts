import { test, type Page } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { someoneSignedIn } from '../support/person.ts';
import { press, someHotel, stayQuery } from '../support/stay.ts';
import { asked, atGateway, confirmed, held, payOrder, quoted } from '../support/trips.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

for (const [name, path] of [
  ['the landing', '/'],
  ['a wrong search', '/hotels?city=kochi&checkin=2020-01-01&checkout=2019-12-30&rooms=2-40'],
  ['a place nobody knows', `/hotels?where=Xyzzyqwert&${stayQuery()}`],
  ['a city without stays', `/hotels?city=leh&${stayQuery()}`],
  ['a hotel without rooms', `/hotels/sentinel-pending?${stayQuery(40, 3, '6')}`],
  ['the sign-in gate', '/bookings'],
  ['the page for nothing there', '/no-such-page'],
  ['the offline page', '/offline'],
  ['the API page', '/api/docs'],
] as const) {
  test(`axe has nothing to say on ${name}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectAccessible(page, name);
  });
}

test('axe has nothing to say on the search as it is filled in', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox').fill('ban');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, 'suggestions', 'search');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Check in/ }).click();
  await page.getByRole('grid').first().waitFor();
  await expectAccessible(page, 'the calendar', 'search');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Guests/ }).click();
  await page.getByRole('button', { name: 'One more, Children' }).click();
  await expectAccessible(page, 'guests with a child', 'search');
  await page.getByRole('button', { name: 'Add a room' }).click();
  await expectAccessible(page, 'guests in two rooms', 'search');
});

test(
  'axe has nothing to say on the listing, narrowed down, empty, and on the map',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto(`/hotels?city=kochi&${stayQuery()}&refund=free`);
    await heading(page, /Kochi, \d+ stays?/);
    await expectAccessible(page, 'the listing');
    if (project.name === 'phone') {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      await expectAccessible(page, 'the filters', 'dialog[open]');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Map' }).filter({ visible: true }).first().click();
      await page.getByRole('application').waitFor();
      await expectAccessible(page, 'the map', 'dialog[open]');
    }
    await page.goto(`/hotels?city=kochi&${stayQuery()}&stars=5&price=100-200`);
    await heading(page, /none of/);
    await expectAccessible(page, 'nothing left');
  },
);

test(
  'axe has nothing to say on the hotel and the sign-in dialog over the review',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/hotels/${await someHotel(page)}?${stayQuery()}`);
    await page
      .getByRole('radio', { name: /until \d/ })
      .first()
      .check();
    await page.getByText('Show as table').click();
    await expectAccessible(page, 'the hotel');
    await press(page, 'Book this room');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').waitFor();
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
    await dialog.getByText('Enter your password.').waitFor();
    await expectAccessible(page, 'sign-in with mistakes', 'dialog[open]');
    await dialog.getByRole('radio', { name: 'Sign up' }).check({ force: true });
    await dialog.getByLabel('Mobile').waitFor();
    await expectAccessible(page, 'sign-up', 'dialog[open]');
  },
);

test(
  'axe has nothing to say on the review: changed terms, the held room, its mistakes, its end',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const changed = await quoted(asked(page, person), { slug: 'sentinel-price-change' });
    await page.goto(`/hotels/review?bookingId=${changed._id}`);
    await heading(page, 'The hotel changed its terms');
    await expectAccessible(page, 'changed terms');
    const open = await quoted(asked(page, person), { slug: 'sentinel-pending' });
    await page.goto(`/hotels/review?bookingId=${open._id}`);
    await heading(page, 'Hold this room?');
    await expectAccessible(page, 'a price that was checked');
    const { _id } = await held(asked(page, person), { slug: 'sentinel-pending' });
    await page.goto(`/hotels/review?bookingId=${_id}`);
    await page.getByRole('checkbox', { name: 'I need a GST invoice' }).check();
    await page.getByLabel('First name').fill('');
    await press(page, /^Pay/);
    await page.getByText('Enter the first name.').waitFor();
    await expectAccessible(page, 'the guests, with mistakes');
    await page.getByRole('button', { name: 'Cancel hold' }).click();
    await page.waitForURL('**/hotels/sentinel-pending?**');
    await page.goto(`/hotels/review?bookingId=${_id}`);
    await heading(page, 'The hold has ended');
    await expectAccessible(page, 'the hold has ended');
  },
);

test('axe has nothing to say on the checkout, open, declined and paid', { tag: '@phone' }, async ({ page }) => {
  const person = await someoneSignedIn(page);
  const { checkoutUrl } = await atGateway(asked(page, person), { slug: 'sentinel-pending' });
  await page.goto(checkoutUrl);
  await page.getByText('Choose how this payment ends').click();
  await page.getByRole('radio', { name: /bank declines/ }).check({ force: true });
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByText('Nothing was charged. Try again').waitFor();
  await expectAccessible(page, 'the checkout, declined');
  await page.getByRole('radio', { name: /browser stays here/ }).check({ force: true });
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await heading(page, 'Payment received');
  await expectAccessible(page, 'the checkout, paid');
  await page.reload();
  await heading(page, 'This order is paid');
  await expectAccessible(page, 'the checkout, ended');
});

test(
  'axe has nothing to say on a trip: confirmed, its dialogs, cancelled, and the list of trips',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    await page.goto('/bookings');
    await heading(page, 'No trips yet');
    await expectAccessible(page, 'no trips yet');
    const { _id: bookingId } = await confirmed(asked(page, person), { city: 'udaipur' });
    await page.goto(`/confirmationbooking?bookingId=${bookingId}`);
    await heading(page, /is confirmed$/);
    await expectAccessible(page, 'the confirmation');
    await page.goto(`/bookings/details?bookingId=${bookingId}`);
    await page.getByRole('button', { name: 'Change guests or requests' }).click();
    await page.getByRole('dialog').getByLabel('First name').waitFor();
    await expectAccessible(page, 'changing guests', 'dialog[open]');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('.Toastify').getByText('The hotel has the new names').waitFor();
    await expectAccessible(page, 'a trip with a message');
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    await page
      .getByRole('dialog')
      .getByText(/will be refunded/)
      .first()
      .waitFor();
    await expectAccessible(page, 'cancelling', 'dialog[open]');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }).click();
    await page
      .getByText(/on its way back|was refunded/)
      .first()
      .waitFor();
    await expectAccessible(page, 'a cancelled trip');
    await held(asked(page, person), { slug: 'sentinel-pending' });
    await page.goto('/bookings');
    await page.getByRole('link', { name: /Held until/ }).waitFor();
    await expectAccessible(page, 'My trips');
    await page.goto('/bookings?when=cancelled');
    await page.getByRole('link', { name: /Cancelled;/ }).waitFor();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expectAccessible(page, 'cancelled trips, with the account menu open');
  },
);

test(
  'axe has nothing to say on a booking that waits, for the bank or the hotel, that failed, or is not yours',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const waiting = await atGateway(asked(page, person), { slug: 'sentinel-lost-request' });
    await page.goto(`/confirmationbooking?bookingId=${waiting.booking._id}`);
    await heading(page, 'Waiting for the payment');
    await expectAccessible(page, 'waiting for the payment');
    await payOrder({ request: page.request }, waiting.orderId);
    await heading(page, 'The hotel is confirming');
    await expectAccessible(page, 'waiting for the hotel');
    const failed = await confirmed(asked(page, person), { slug: 'sentinel-sold-out-at-confirm' });
    await page.goto(`/confirmationbooking?bookingId=${failed._id}`);
    await heading(page, 'The room could not be booked');
    await expectAccessible(page, 'a booking that failed');
    await page.goto('/bookings/details?bookingId=bkg_nobodys');
    await heading(page, 'Booking not found');
    await expectAccessible(page, 'a trip that is not there');
  },
);
