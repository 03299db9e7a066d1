import type { CartItem } from '#features/cart/contract.ts';
import { clickAt } from '../support/by-position.ts';
import { namesOf } from '../support/english-words.ts';
import { heldFlight, sentinelOffer } from '../support/flight.ts';
import { errorsOf, expectInHindi, picture, someoneInHindi } from '../support/hindi.ts';
import { heldPackage, JOURNEY, someDeparture, TWO } from '../support/package.ts';
import { namesInPackage } from '../support/hindi-package.ts';
import { namesInFlight, unfoldAll } from '../support/hindi-flight.ts';
import { someHotel, stayQuery } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';
import { ask, asked, held } from '../support/trips.ts';

/** What data names in a cart: hotels, rooms, trips and airlines, and cities that are named in English alone. */
const namesIn = ({ items }: { items: CartItem[] }): string[] =>
  items.flatMap(({ added, choice }) => [
    ...(choice.of === 'flight'
      ? [added.line.split('; ')[0] ?? '', ...added.title.split(/ – | and back/)]
      : [added.title]),
    ...added.journeys.flatMap(({ from, to }) => [from, to]),
  ]);

const PAY = /^₹[\d,]+ चुकाएँ$/;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('[9.9] puts a room, a package and a flight into the cart, and reads what does not fit together', async ({
    page,
  }) => {
    test.slow();
    const broken = errorsOf(page);
    const person = await someoneInHindi(page);
    await page.goto('/cart');
    await expect(page.getByText(/^अभी इसमें कुछ नहीं है।/)).toBeVisible();
    await expectInHindi(page, 'the empty cart', []);

    const slug = await someHotel(page);
    const rooms = await namesOf(page, slug, stayQuery());
    await page.goto(`/hotels/${slug}?${stayQuery()}`);
    await clickAt(page, button(page, 'कार्ट में डालें'));
    await page.waitForURL('**/cart/add**');
    await expect(page.getByRole('heading', { level: 1, name: 'कार्ट में डाल दिया गया' })).toBeVisible();
    await expectInHindi(page, 'the room that was added', rooms);

    const { date } = await someDeparture(page, TWO);
    await page.goto(`/packages/${JOURNEY}?departure=${date}&extra=arrival-1.guide-2`);
    await clickAt(page, button(page, 'कार्ट में डालें'));
    await page.waitForURL('**/cart/add**');
    await expect(page.getByRole('heading', { level: 1, name: 'कार्ट में डाल दिया गया' })).toBeVisible();
    await expect(page.getByText(/; पहुँचने पर निजी गाड़ी और निजी गाइड \(2 दिन\) सहित। /)).toBeVisible();
    const { _id: bookingId } = await heldFlight(asked(page, person), sentinelOffer('XX9011'));
    await ask(asked(page, person), '/api/cart/add-booking', { bookingId });

    await page.goto('/cart');
    const items = page.getByRole('list', { name: 'आपके कार्ट में क्या है' }).getByRole('article');
    await expect(items).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'तारीखें देख लें' })).toBeVisible();
    const names = [...rooms, ...namesIn(await ask<{ items: CartItem[] }>(asked(page, person), '/api/cart'))];
    await expectInHindi(page, 'the cart', names);
    await page.screenshot({ path: test.info().outputPath('cart.png'), fullPage: true });
    await clickAt(page, items.first().getByRole('button', { name: /को हटाएँ$/ }));
    await expect(items).toHaveCount(2);
    await page.goto('/cart/add');
    await expect(page.getByRole('heading', { level: 1, name: 'यह कार्ट में नहीं डाला जा सका' })).toBeVisible();
    await expectInHindi(page, 'nothing to add', []);
    expect(broken).toEqual([]);
  });

  test('[9.9] pays for a cart: who is on which booking, what is refused, and what became of each part', async ({
    page,
  }) => {
    test.slow();
    const broken = errorsOf(page);
    const person = await someoneInHindi(page);
    const call = asked(page, person);
    const stay = await held(call, { city: 'delhi', from: 45, rooms: 2 });
    const flight = await heldFlight(call, sentinelOffer('XX9004'));
    const tour = await heldPackage(call, TWO);
    for (const { _id: bookingId } of [stay, flight, tour]) await ask(call, '/api/cart/add-booking', { bookingId });
    const names = [
      ...namesIn(await ask<{ items: CartItem[] }>(call, '/api/cart')),
      ...stay.rooms.flatMap(({ room }) => [room.name, room.rateName]),
      ...namesInFlight(flight),
      ...namesInPackage(tour),
      person.email,
    ];

    await page.goto('/cart');
    await clickAt(page, button(page, 'सब बुक करें'));
    await page.waitForURL('**/cart/checkout**');
    await expect(page.getByRole('heading', { level: 1, name: 'कौन यात्रा करेगा?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'किस बुकिंग में कौन' })).toBeVisible();
    await expectInHindi(page, 'the travellers of a cart', names);
    await picture(page, 'checkout');
    await page.getByLabel('पहला नाम').nth(1).fill('R2');
    await page.getByLabel('उपनाम').nth(1).fill('Nair');
    await clickAt(page, button(page, PAY));
    await expect(page.getByText('संबोधन चुनें।').first()).toBeVisible();
    for (const at of [0, 1]) await page.getByLabel('संबोधन', { exact: true }).nth(at).selectOption('Ms');
    await clickAt(page, button(page, PAY));
    await expect(page.getByText(/^नाम में अक्षर, खाली जगह/).first(), 'refused by the bookings').toBeVisible();
    await expectInHindi(page, 'the travellers of a cart, with mistakes', names);
    await page.getByLabel('पहला नाम').nth(1).fill('Meera');
    await clickAt(page, button(page, PAY));
    await page.waitForURL('**/gateway/checkout/**');
    await expectInHindi(page, 'the payment of a cart', names);
    await clickAt(page, page.getByRole('link', { name: 'बिना भुगतान किए वापस जाएँ' }));
    await page.waitForURL('**/cart/checkout**');
    await expect(page.getByText(/कोई रकम नहीं काटी गई।/).first()).toBeVisible();
    await expectInHindi(page, 'the travellers of a cart after a payment that was left', names);
    await clickAt(page, button(page, PAY));
    await page.waitForURL('**/gateway/checkout/**');
    await clickAt(page, button(page, PAY));

    await page.waitForURL('**/cart/booked**');
    const parts = page.getByRole('list', { name: 'क्या-क्या बुक हुआ' }).getByRole('article');
    await expect(page.getByRole('heading', { level: 1, name: '3 में से 2 हिस्से बुक हुए' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(parts.filter({ hasText: 'एयरलाइन' }).getByText(/वापस/).first()).toBeVisible();
    await unfoldAll(page);
    const booked = await Promise.all(
      [stay, flight, tour].map(({ _id }) =>
        ask<{ confirmationCode: string | null }>(call, `/api/bookings/details?bookingId=${_id}`),
      ),
    );
    const codes = booked.flatMap(({ confirmationCode }) => confirmationCode ?? []);
    await expectInHindi(page, 'what was booked', [...names, ...codes, 'PNR']);
    await picture(page, 'booked');
    await clickAt(page, page.getByRole('link', { name: `यह यात्रा खोलें: ${tour.package.title}` }));
    await page.waitForURL('**/bookings/details**');
    await expect(page.getByText(/^कन्फ़र्म। कोड/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await page.goto('/cart/checkout');
    await expect(page.getByRole('heading', { level: 1, name: 'यह भुगतान खोला नहीं जा सका' })).toBeVisible();
    await expectInHindi(page, 'the payment of nothing', []);
    await page.goto('/cart/booked?payment=cmb_none');
    await expect(page.getByRole('heading', { level: 1, name: 'यह भुगतान खोला नहीं जा सका' })).toBeVisible();
    await expectInHindi(page, 'a payment that is not there', []);
    expect(broken).toEqual([]);
  });
});
