import { UNTIL } from '../support/hold-time.ts';
import { expect, test } from '../support/test.ts';
import { newPerson, signIn, someoneSignedIn } from '../support/person.ts';
import { chooseTitle, payAtGateway, press } from '../support/stay.ts';
import { asked, fillWallet, held } from '../support/trips.ts';

test(
  '[2.4] a traveller searches, books, pays for and cancels a room, and the first price is the last',
  { tag: '@phone' },
  async ({ page, request }, { project, parallelIndex }) => {
    const person = await newPerson(request);
    await page.goto('/');
    await page.getByRole('combobox').fill('banglore');
    await page
      .getByRole('option', { name: /Bengaluru/ })
      .first()
      .click();
    await page.getByRole('button', { name: /Check in/ }).click();
    await page.getByRole('button', { name: /next month/i }).click();
    for (const day of [9, 12])
      await page
        .getByRole('grid')
        .first()
        .getByRole('button', { name: new RegExp(`\\b${day}\\b`) })
        .click();
    await press(page, 'Search');
    await expect(page.getByRole('heading', { name: /Bengaluru, \d+ stays/ })).toBeVisible();
    await expect(page).toHaveURL(/city=bengaluru&checkin=\d{4}-\d\d-09&checkout=\d{4}-\d\d-12&rooms=2/);

    if (project.name === 'phone') await press(page, /^Filters/);
    const narrow =
      project.name === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' });
    await narrow.getByRole('checkbox', { name: /^Free cancellation/ }).check();
    if (project.name === 'phone') await press(page, /^Show \d+ stays/);
    await expect(page).toHaveURL(/refund=free/);
    await expect(page.getByRole('article').filter({ hasNotText: 'Free cancellation' })).toHaveCount(0); // the address is ahead of the list
    const href = await page
      .getByRole('article')
      .nth(3 * parallelIndex)
      .getByRole('link')
      .getAttribute('href'); // no two workers at one hotel's last room
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="${href}"]`) }); // wherever the filter moves it
    const price =
      /₹[\d,]+/.exec((await card.innerText()).replace(/[\s\S]*(?=₹[\d,]+[\s\S]*taxes included)/, ''))?.[0] ??
      'no price';
    await card.getByRole('link').click();
    await page.waitForURL('**/hotels/**seen=**');
    await expect(page.getByText(price).filter({ visible: true }).first()).toBeVisible();
    await press(page, 'Book this room');
    await page.waitForURL('**/hotels/review**');
    await signIn(page, person);
    await expect(page.getByText(new RegExp(`The room is yours at ${price} ${UNTIL}`))).toBeVisible();
    await payAtGateway(page);
    await page.getByRole('button', { name: `Pay ${price}` }).click();

    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
    await expect(page.getByText(/[A-Z]{2} \d{4} \d{4}/).first()).toBeVisible();
    await expect(page.getByText(`${price} paid.`).first()).toBeVisible();
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
    await page.getByRole('button', { name: 'Change guests or requests' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Devika');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Ms Devika Nair')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    await expect(dialog.getByText(`${price} will be refunded`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(
      page.getByText(new RegExp(`${price} (is on its way back|was refunded) to where you paid from`)),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Credit note' })).toBeVisible();
  },
);

test('[7.20] the wallet pays a part, then all of it, and a refund goes back to it', async ({ page }) => {
  const person = await someoneSignedIn(page);
  const inWallet = await fillWallet(asked(page, person), { slug: 'sentinel-price-change', nights: 2 });
  const longer = await held(asked(page, person), { slug: 'sentinel-pending', nights: 4 });
  const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-US')}`;
  await page.goto(`/hotels/review?bookingId=${longer._id}`);
  await page
    .getByRole('checkbox', { name: `Use ${rupees(inWallet)} of the ${rupees(inWallet)} in your wallet` })
    .check();
  await chooseTitle(page);
  await press(page, /^Pay/);
  await page.waitForURL('**/gateway/checkout/**');
  await expect(page.getByRole('button', { name: `Pay ${rupees(longer.total - inWallet)}` })).toBeVisible();
  await page.getByRole('link', { name: 'Leave without paying' }).click();
  await page.waitForURL('**/hotels/review**');

  const shorter = await held(asked(page, person), { slug: 'sentinel-policy-change', nights: 1 });
  await page.goto(`/hotels/review?bookingId=${shorter._id}`);
  await page.getByRole('checkbox', { name: new RegExp(`of the ${rupees(inWallet)} in your wallet`) }).check();
  await chooseTitle(page);
  await press(page, /^Pay/);
  await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Open this trip' }).click();
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The refund goes to your wallet at once.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByText(`${rupees(shorter.total)} was refunded to your wallet`)).toBeVisible();
});
