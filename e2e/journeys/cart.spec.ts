import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { chooseFlight, flightQuery } from '../support/flight.ts';
import { newPerson, signIn, someoneSignedIn } from '../support/person.ts';
import { chooseTitle, press, someHotel, stayQuery } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { ask, asked } from '../support/trips.ts';

const DAYS = 40;

/** A room on a hotel's page, at the first rate that gives money back, put into the cart. */
async function addRoom(page: Page): Promise<string> {
  const hotel = await someHotel(page, 'delhi', stayQuery(DAYS, 3));
  await page.goto(`/hotels/${hotel}?${stayQuery(DAYS, 3)}`);
  await page
    .getByRole('radio', { name: /until \d/ })
    .first()
    .check();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await press(page, 'Add to cart');
  await page.waitForURL('**/cart/add**');
  await expect(page.getByRole('heading', { name: 'Added to your cart' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(name);
  return name;
}

/** A flight of the list, held on its review, put into the cart. */
async function addFlight(page: Page): Promise<void> {
  await page.goto(`/flights?${flightQuery(DAYS)}`);
  await chooseFlight(page);
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
  await page.getByRole('link', { name: 'Add this to your cart and continue browsing' }).click();
  await expect(page.getByRole('heading', { name: 'Added to your cart' })).toBeVisible();
}

const items = (page: Page) => page.getByRole('list', { name: 'What is in your cart' }).getByRole('article');

test(
  '[7.20] a stay and a flight are put into the cart, travelled by one list and paid at once',
  { tag: '@phone' },
  async ({ page }) => {
    await someoneSignedIn(page);
    const hotel = await addRoom(page);
    await expectAccessible(page, 'added to the cart');
    await addFlight(page);
    await page.getByRole('link', { name: 'Open the cart' }).click();
    await expect(items(page)).toHaveCount(2);
    await expect(items(page).filter({ hasText: hotel })).toContainText('As when you added it');
    await expect(items(page).filter({ hasText: 'Bengaluru to Delhi' })).toContainText(
      /Held for you until|Price kept until/,
    );
    await expectAccessible(page, 'the cart');

    await press(page, 'Book everything');
    await page.waitForURL('**/cart/checkout**');
    await expect(page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
    await expect(page.getByText(/^(Everything is held for you|All prices are valid) until/)).toBeVisible();
    await page.getByLabel('First name').fill('');
    await press(page, /^Pay ₹/);
    await expect(page.getByText('Choose a title.').first()).toBeVisible();
    await expectAccessible(page, 'travellers of the cart, with mistakes');
    await chooseTitle(page);
    await press(page, /^Pay ₹/);
    await expect(page.getByText('Enter the first name').first()).toBeVisible(); // what the bookings refuse stands there too
    await page.getByLabel('First name').fill('Meera');
    const price = /₹[\d,]+/.exec(await page.getByRole('button', { name: /^Pay ₹/ }).innerText())?.[0] ?? 'no price';
    await press(page, /^Pay ₹/);
    await page.waitForURL('**/gateway/checkout/**');
    await page.getByRole('button', { name: `Pay ${price}` }).click();

    await expect(page.getByRole('heading', { name: 'Your trip is booked' })).toBeVisible();
    const parts = page.getByRole('list', { name: 'What was booked' }).getByRole('article');
    await expect(parts).toHaveCount(2);
    for (const part of await parts.all()) await expect(part.getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'How the payment came about' })).toContainText('You paid');
    await expectAccessible(page, 'what was booked');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      parts.filter({ hasText: hotel }).getByRole('button', { name: 'Voucher' }).click(),
    ]);
    expect(file.suggestedFilename()).toContain('pdf');
    await page.goto('/cart');
    await expect(page.getByText('Nothing is in it yet.')).toBeVisible();
    await expectAccessible(page, 'an empty cart');
  },
);

test('[7.20] a cart that was begun before signing in comes along, and a payment that is left keeps everything held', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await addRoom(page);
  await page.getByRole('link', { name: 'Open the cart' }).click();
  await expect(items(page)).toHaveCount(1);
  await press(page, 'Book everything');
  await expect(page.getByRole('dialog')).toBeVisible();
  await signIn(page, person);
  await expect(page.getByText('We check and hold every part first.')).toBeVisible();
  await expect(items(page)).toHaveCount(1);
  expect((await ask<{ items: object[] }>(asked(page, person), '/api/cart')).items).toHaveLength(1);

  await press(page, 'Book everything');
  await page.waitForURL('**/cart/checkout**');
  await chooseTitle(page);
  await press(page, /^Pay ₹/);
  await page.waitForURL('**/gateway/checkout/**');
  await page.goto('/cart');
  await expect(page.getByText('A payment for this is open.')).toBeVisible();
  await press(page, 'Cancel the payment');
  await expect(items(page).first()).toContainText('Held for you until');
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('Nothing is in it yet.')).toBeVisible();
});

test('[7.20] by keyboard a room is put into the cart, held and removed again', async ({ page }) => {
  await someoneSignedIn(page);
  const hotel = await someHotel(page, 'delhi', stayQuery(DAYS, 2));
  await page.goto(`/hotels/${hotel}?${stayQuery(DAYS, 2)}`);
  await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Added to your cart' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the cart' }).focus();
  await page.keyboard.press('Enter');
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Book everything' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cart/checkout**');
  await page.getByRole('link', { name: 'Back to the cart' }).focus();
  await page.keyboard.press('Enter');
  await expect(items(page).first()).toContainText('Held for you until');
  await page.getByRole('button', { name: /^Remove / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing is in it yet.')).toBeVisible();
});
