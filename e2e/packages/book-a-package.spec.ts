import { UNTIL } from '../support/hold-time.ts';
import { expect, test, type Page } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { confirmedPackage, heldPackage, JOURNEY, quotedPackage, someDeparture, totalIn } from '../support/package.ts';
import { newPerson, signIn, someoneSignedIn } from '../support/person.ts';
import { chooseTitle, press } from '../support/stay.ts';
import { asked } from '../support/trips.ts';

const FAMILY = [
  { adults: 2, childAges: [7] },
  { adults: 1, childAges: [] },
];

/** The first day in the list of days; the list beside the map names days too. */
const dayOne = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Day 1', has: page.getByRole('heading') });

test(
  '[1.2] [2.4] a traveller finds a package, reads its days, books it for a family, pays and cancels; the first price is the last',
  { tag: '@phone' },
  async ({ page, request }, { project }) => {
    const person = await newPerson(request);
    const departure = await someDeparture(page, FAMILY);
    await page.goto('/');
    if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Packages' }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Holiday packages' })).toBeVisible();
    await page.getByRole('link', { name: 'Coast and backwaters' }).click();
    await expect(page).toHaveURL('/packages?theme=coast');
    await page.getByLabel('Where').selectOption({ label: 'Kerala' });
    await expect(page).toHaveURL('/packages?theme=coast&state=kerala');
    await page.getByRole('link', { name: 'Kerala: hills and backwaters' }).click();
    await page.waitForURL(`**/packages/${JOURNEY}`);

    await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible();
    await expect(dayOne(page)).toContainText('Fort Kochi');
    const places = page.getByRole('list', { name: 'Places of the journey' }).getByRole('listitem');
    await expect(places.nth(1)).toContainText('Munnar Days 2 to 3');
    await page.getByRole('button', { name: 'One more, Children' }).click();
    await expect(page.getByText('Choose the age of each child.').filter({ visible: true }).first()).toBeVisible();
    await page.getByLabel('Age of child 1').selectOption('7');
    await page.getByRole('button', { name: 'Add a room' }).click();
    const second = page.getByRole('group', { name: 'Room 2' });
    await second.getByRole('button', { name: 'One less, Adults' }).click();
    await expect(page).toHaveURL(/rooms=2-7_1/);

    const row = page.locator(`input[name=departure][value^="${departure.date}~"]`);
    const month = page.locator('details').filter({ has: row });
    if (!(await month.evaluate((details: HTMLDetailsElement) => details.open))) await month.locator('summary').click();
    await row.check();
    await expect(page).toHaveURL(new RegExp(`departure=${departure.date}`));
    await expect(dayOne(page)).toContainText(/Night in Kochi, at .+ \(\d-star hotel\)/);
    const side = page.getByRole('complementary', { name: 'Your choice' });
    const total = await totalIn(side);
    const price = `₹${total.toLocaleString('en-US')}`;
    await press(page, 'Book this package');

    await page.waitForURL('**/packages/review**');
    await signIn(page, person);
    await expect(page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
    await expect(page.getByText(new RegExp(`Your places are held at ${price} ${UNTIL}`))).toBeVisible();
    await press(page, /^Pay/);
    await expect(page.getByText('Choose a title.').first(), 'no title is assumed').toBeVisible();
    for (const [room, name] of [
      [0, 'Meera'],
      [1, 'Asha'],
    ] as const) {
      await chooseTitle(page, room);
      await page.getByLabel('First name').nth(room).fill(name);
      await page.getByLabel('Family name').nth(room).fill('Nair');
    }
    await press(page, /^Pay/);
    await page.waitForURL('**/gateway/checkout/**');
    await page.getByRole('button', { name: `Pay ${price}` }).click();

    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
    await expect(page).toHaveURL(/\/packages\/confirmbooking\?bookingId=/);
    await expect(page.getByText(`${price} paid.`).first()).toBeVisible();
    const firstDay = dayOne(page);
    await expect(firstDay).toContainText('Fort Kochi');
    await expect(firstDay).toContainText(/at .+ \(\d-star hotel\).+Reservation [A-Z]{2} \d{4} \d{4}\./);
    await expect(page.getByRole('complementary', { name: 'Your package' })).toContainText(/Kochi: .+\(\d-star hotel\)/);
    for (const [name, type] of [
      ['Voucher', 'pdf'],
      ['Invoice', 'pdf'],
      ['Calendar', 'ics'],
    ] as const) {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      expect(file.suggestedFilename()).toContain(type);
    }

    await page.goto('/bookings');
    await page.getByRole('link', { name: /Confirmed, code/ }).click();
    await expect(places.nth(1)).toContainText('Munnar Days 2 to 3');
    await page.getByRole('button', { name: 'Change guests or requests' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').first().fill('Devika');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Ms Devika Nair')).toBeVisible();
    await page.getByText('Emergency contacts').click();
    await expect(page.getByText(/None is saved for this trip/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel rooms or the booking' }).click();
    await dialog.getByRole('button', { name: 'Select all rooms' }).click();
    await expect(dialog.getByText(`${price} will be refunded`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(
      page.getByText(new RegExp(`${price} (is on its way back|was refunded) to where you paid from`)),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Credit note' })).toBeVisible();
    await page.goto('/bookings?when=cancelled');
    await expect(page.getByRole('link', { name: /Kerala: hills and backwaters/ })).toContainText('Cancelled;');
  },
);

test('[5.12] a wrong party is told beside its fields, a changed price waits, and somebody else’s booking opens for nobody else', async ({
  page,
}) => {
  await someoneSignedIn(page);
  const { date } = await someDeparture(page);
  await page.goto(`/packages/${JOURNEY}?rooms=9-40`);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /travellers|room/ })
      .first(),
  ).toBeVisible();
  await page.goto(`/packages/review?package=${JOURNEY}&departure=2020-01-01~100&rooms=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/could not be opened|sold out/);
  await page.goto(`/packages/review?package=${JOURNEY}&departure=${date}~100&rooms=2`);
  await expect(page.getByRole('heading', { name: 'The tour operator changed its terms' })).toBeVisible();
  await press(page, /^Accept ₹/);
  await expect(page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
  await press(page, 'Cancel hold');
  await page.waitForURL(`**/packages/${JOURNEY}?departure=${date}**`);

  const theirs = await heldPackage(asked(page, await newPerson(page.request)));
  for (const path of ['/packages/review', '/packages/confirmbooking', '/bookings/details']) {
    for (const id of [theirs._id, 'bkg_nobody']) {
      await page.goto(`${path}?bookingId=${id}`);
      await expect(page.getByRole('heading', { name: 'Booking not found' })).toBeVisible();
    }
  }
});

test('[1.1] list, party and choice of a departure work without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { date } = await someDeparture(page, [{ adults: 2, childAges: [5] }]);
  await page.goto('/packages');
  await page.getByLabel('Length').selectOption('week');
  await page.getByRole('button', { name: 'Show packages' }).click();
  await expect(page).toHaveURL(/length=week/);
  await page.goto(`/packages/${JOURNEY}`);
  await page.getByLabel('Children’s ages').first().fill('5');
  await page.getByRole('button', { name: 'Show prices' }).click();
  await expect(page).toHaveURL(/a1=2&c1=5/);
  const row = page.locator(`input[name=departure][value^="${date}~"]`);
  const month = page.locator('details').filter({ has: row });
  if ((await month.getAttribute('open')) === null) await month.locator('summary').click();
  await row.check();
  await page.getByRole('button', { name: 'Book this package' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/packages/review\\?.*rooms=2-5.*departure=${date}`));
  await expect(page.locator('noscript h1')).toHaveText('This page needs JavaScript');
  await context.close();
});

test('[1.2] axe has nothing to say on the pages of packages', { tag: '@phone' }, async ({ page }) => {
  const person = await someoneSignedIn(page);
  const who = asked(page, person);
  await page.goto('/packages');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page, 'the list of packages');
  await page.goto('/packages?theme=mountains&month=2020-01');
  await page.getByRole('heading', { name: 'No packages match' }).waitFor();
  await expectAccessible(page, 'no packages');
  await page.goto(`/packages/${JOURNEY}?rooms=2-5_1`);
  await page.getByRole('button', { name: 'Add a room' }).waitFor();
  await expectAccessible(page, 'the package');
  const quoted = await quotedPackage(who);
  await page.goto(`/packages/review?bookingId=${quoted._id}`);
  await page.getByRole('heading', { name: 'Hold these places?' }).waitFor();
  await expectAccessible(page, 'a price that was checked');
  const held = await heldPackage(who);
  await page.goto(`/packages/review?bookingId=${held._id}`);
  await page.getByLabel('First name').fill('');
  await press(page, /^Pay/);
  await page.getByText('Enter the first name.').waitFor();
  await expectAccessible(page, 'the review, with mistakes');
  const { _id: bookingId } = await confirmedPackage(who);
  await page.goto(`/packages/confirmbooking?bookingId=${bookingId}`);
  await page.getByRole('heading', { name: /is confirmed$/ }).waitFor();
  await expectAccessible(page, 'the confirmation');
  await page.goto('/bookings');
  await page.getByRole('link', { name: /Places held until/ }).waitFor();
  await expectAccessible(page, 'My trips');
  await page.goto(`/bookings/details?bookingId=${bookingId}`);
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await page
    .getByRole('dialog')
    .getByText(/will be refunded/)
    .first()
    .waitFor();
  await expectAccessible(page, 'cancelling', 'dialog[open]');
});
