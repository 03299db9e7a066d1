import type { CartItem } from '#features/cart/contract.ts';
import { clickAt } from '../support/by-position.ts';
import { namesOf } from '../support/english-words.ts';
import { heldFlight, sentinelOffer } from '../support/flight.ts';
import { chooseHindi, expectInHindi } from '../support/hindi.ts';
import { JOURNEY, someDeparture, TWO } from '../support/package.ts';
import { someoneSignedIn } from '../support/person.ts';
import { someHotel, stayQuery } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';
import { ask, asked } from '../support/trips.ts';

/** What data names in a cart: hotels, rooms, trips and airlines, and cities that are named in English alone. */
const namesIn = ({ items }: { items: CartItem[] }): string[] =>
  items.flatMap(({ added, choice }) => [
    ...(choice.of === 'flight'
      ? [added.line.split('; ')[0] ?? '', ...added.title.split(/ – | and back/)]
      : [added.title]),
    ...added.journeys.flatMap(({ from, to }) => [from, to]),
  ]);

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('[9.9] puts a room, a package and a flight into the cart, and reads what does not fit together', async ({
    page,
  }) => {
    test.slow();
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    const person = await someoneSignedIn(page);
    await chooseHindi(page);
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
});
