import { UNTIL } from '../support/hold-time.ts';
import { expect, test } from '../support/test.ts';
import { newPerson, someoneSignedIn } from '../support/person.ts';
import { signUpCode } from '../support/sign-up.ts';
import { chooseTitle, inDays, press, someHotel, stayQuery } from '../support/stay.ts';
import { asked, confirmed, held, tripsOf } from '../support/trips.ts';

test('[5.12] a draft outlives a reload, an error and the way to the gateway and back', async ({ page }) => {
  const person = await someoneSignedIn(page);
  const { _id } = await held(asked(page, person), { city: 'pune', from: 50 });
  await page.goto(`/hotels/review?bookingId=${_id}`);
  await chooseTitle(page);
  await page.getByLabel('Family name').fill('Nair-Venkataraman');
  await page.getByLabel('A request to the hotel').fill('A quiet room, please.');
  await page.getByRole('checkbox', { name: 'I need a GST invoice' }).check();
  await page.getByLabel('GST number').fill('29AAGCB7383J1Z5');
  await page.reload();
  const kept = async () => {
    await expect(page.getByLabel('Family name')).toHaveValue('Nair-Venkataraman');
    await expect(page.getByLabel('A request to the hotel')).toHaveValue('A quiet room, please.');
    await expect(page.getByLabel('GST number')).toHaveValue('29AAGCB7383J1Z5');
  };
  await kept();

  await press(page, /^Pay/);
  await expect(page.getByLabel('GST number')).toBeFocused();
  await expect(page.getByLabel('GST number')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('GST number')).toHaveAccessibleDescription(/\w/);
  await kept();

  await page.getByLabel('GST number').fill('29AAGCB7383J1Z4');
  await page.getByLabel('Registered company name').fill('Nair & Daughters');
  await page.getByLabel('Registered address').fill('12 Residency Road, Bengaluru 560025');
  await press(page, /^Pay/);
  await page.waitForURL('**/gateway/checkout/**');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  await expect(page.getByLabel('Registered company name')).toHaveValue('Nair & Daughters');
  await press(page, /^Pay/);
  await page.waitForURL('**/gateway/checkout/**');
});

test(
  '[7.20] the way back from the review is the hotel as it was, and the one from there the list as it was',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const query = stayQuery(44);
    await page.goto(`/hotels?city=pune&${query}&refund=free&sort=price`);
    await page.getByRole('article').getByRole('link').nth(3).click();
    await page.waitForURL('**/hotels/*?**');
    await page
      .getByRole('radio', { name: /until \d/ })
      .first()
      .check();
    const hotel = page.url();
    await press(page, 'Book this room');
    await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
    const review = page.url();

    await page.goBack();
    await expect(page).toHaveURL(hotel);
    const rooms = page.getByRole('radio').or(page.getByRole('heading', { name: /^You hold a room here/ }));
    await expect(rooms.first()).toBeVisible(); // on some days the held room was the hotel's last
    await page.goForward();
    await expect(page).toHaveURL(review);
    await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/refund=free.*sort=price|sort=price.*refund=free/);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await tripsOf(asked(page, person))).toMatchObject({ count: 1 });
  },
);

test(
  '[7.20] filters are steps back, and a shared address shows the same list',
  { tag: '@once' },
  async ({ page, context }) => {
    await page.goto(`/hotels?city=kochi&${stayQuery()}`);
    const heading = page.getByRole('heading', { level: 1 });
    const all = await heading.textContent();
    await page.getByRole('checkbox', { name: /^Free cancellation/ }).check();
    await expect(page).toHaveURL(/refund=free/);
    await page.getByRole('checkbox', { name: /^5 stars/ }).check();
    await expect(page).toHaveURL(/stars=5/);
    const other = await context.newPage();
    await other.goto(page.url());
    const fewer = await other.getByRole('heading', { level: 1 }).textContent();
    expect(fewer).not.toBe(all);
    await expect(heading).toHaveText(fewer!); // the address changes a moment before the list does
    await page.goBack();
    await expect(page).not.toHaveURL(/stars=5/);
    await expect(page.getByRole('checkbox', { name: /^5 stars/ })).not.toBeChecked();
    await page.goBack();
    await expect(heading).toHaveText(all!);
  },
);

test(
  '[7.20] somebody else’s booking is answered like one that does not exist, on every page that takes an id',
  { tag: '@once' },
  async ({ page, request }) => {
    const owner = await newPerson(request);
    const { _id: theirs } = await confirmed({ request, person: owner }, { city: 'pune', from: 52 });
    await someoneSignedIn(page);
    for (const path of ['/hotels/review', '/bookings/details', '/confirmationbooking']) {
      const texts: string[] = [];
      for (const id of [theirs, `${theirs.slice(0, -4)}zzzz`]) {
        await page.goto(`${path}?bookingId=${id}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Booking not found' })).toBeVisible();
        texts.push(await page.getByRole('main').innerText());
      }
      expect(texts[1]).toBe(texts[0]);
      expect(texts[0]).not.toContain('Pune');
    }
  },
);

test('[4.1] a room chosen while signed out is the one held after signing up, and the dates are kept', async ({
  page,
}) => {
  const slug = await someHotel(page, 'pune', stayQuery(46), 1);
  await page.goto(`/hotels/${slug}?${stayQuery(46)}`);
  await page
    .getByRole('radio', { name: /until \d/ })
    .first()
    .check();
  await press(page, 'Book this room');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Devika');
  await dialog.getByLabel('Family name').fill('Rao');
  const email = `devika.${crypto.randomUUID()}@example.com`;
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Mobile').fill('+91 98450 22813');
  await dialog.getByLabel('Password', { exact: true }).fill('short');
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).last().click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/at least 10 characters/);
  await dialog.getByLabel('Password', { exact: true }).fill('a-long-enough-secret');
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).last().click();
  const code = await signUpCode(page.request, email);
  await dialog.getByLabel('Six-digit code').fill(` ${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Devika');
  await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText(
    new Date(inDays(46)).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  );
});

test('[7.20] who goes back to a hotel whose last rooms they hold reads so, and finds the way to the review', async ({
  page,
  browser,
}) => {
  const person = await someoneSignedIn(page);
  const stay = { city: 'pune', from: 58, nights: 2 };
  const { _id, hotel } = await held(asked(page, person), stay);
  const everything = `/hotels/${hotel.slug}?${stayQuery(stay.from, stay.nights, '8_8_8_8_8_8_8_8')}`; // more people than any house has room for
  await page.goto(everything);
  await expect(page.getByRole('heading', { name: new RegExp(`^You hold a room here ${UNTIL}$`) })).toBeVisible();
  await expect(page.getByText(/is yours at ₹[\d,]+, \d+ minutes? left\. Nothing is charged yet\./)).toBeVisible();
  await page.getByRole('link', { name: 'Continue your booking' }).click();
  await page.waitForURL(`**/hotels/review?bookingId=${_id}`);

  const stranger = await browser.newPage();
  await stranger.goto(everything);
  await expect(stranger.getByRole('heading', { name: 'No room for these nights' })).toBeVisible();
  await stranger.close();
});
