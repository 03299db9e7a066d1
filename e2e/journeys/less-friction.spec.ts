import { expect, test } from '../support/test.ts';
import { clickAt } from '../support/by-position.ts';
import { askedBy, flightQuery, heldFlight, sentinelOffer } from '../support/flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { inDays, stayQuery } from '../support/stay.ts';

test('[7.20] a search for a stay waits for its dates and for the age of every child', async ({ page }) => {
  await page.goto('/');
  const where = page.getByRole('combobox').first();
  await clickAt(page, where);
  await page.keyboard.type('Mysuru');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter'); // nothing of the list is chosen
  await expect(
    page.getByRole('application', { name: 'Check-in and check-out' }).or(page.getByRole('grid').first()).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Escape');

  await clickAt(page, page.getByRole('button', { name: /^Guests/ }));
  await clickAt(page, page.getByRole('button', { name: 'One more, Children' }));
  const age = page.getByLabel('Age of child 1');
  await expect(age).toHaveValue('');
  await page.keyboard.press('Escape');
  await clickAt(page, page.getByRole('button', { name: 'Search', exact: true }));
  await expect(page.getByText('Choose the age of each child.').first()).toBeVisible();
  await expect(age).toBeVisible();
  await expect(age).toHaveAttribute('aria-invalid', 'true');
  await age.selectOption('4');
  await page.keyboard.press('Escape');
  await clickAt(page, page.getByRole('button', { name: 'Search', exact: true }));
  await expect(page).toHaveURL(/rooms=2-4(&|$)/);
});

test('[7.20] places of a flight are swapped, and the next flight leaves from where the last one lands', async ({
  page,
}) => {
  await page.goto('/?find=flights');
  const [from, to] = [page.getByRole('combobox', { name: 'From' }), page.getByRole('combobox', { name: 'To' })];
  await from.first().fill('Bengaluru (BLR)');
  await to.first().fill('Delhi (DEL)');
  await page.keyboard.press('Escape');
  await clickAt(page, page.getByRole('button', { name: 'Swap from and to', exact: true }));
  await expect(from.first()).toHaveValue('Delhi (DEL)');
  await expect(to.first()).toHaveValue('Bengaluru (BLR)');
  await clickAt(page, page.getByText('Multi-city'));
  await expect(from.nth(1)).toHaveValue('Bengaluru (BLR)');
  await clickAt(page, page.getByRole('button', { name: /^Depart/ }).nth(1));
  await expect(page.locator(':popover-open').getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await to.nth(1).fill('Mumbai (BOM)');
  await page.keyboard.press('Escape');
  await clickAt(page, page.getByRole('button', { name: 'Swap from and to of flight 2', exact: true }));
  await expect(from.nth(1)).toHaveValue('Mumbai (BOM)');
  await expect(to.nth(1)).toHaveValue('Bengaluru (BLR)');
  await expect(from.first()).toHaveValue('Delhi (DEL)'); // the first flight stays as it is
});

test('[7.20] a price a night says for how many rooms', async ({ page }) => {
  await page.goto(`/hotels?city=kochi&${stayQuery(33, 3, '2_2')}`);
  await expect(page.getByRole('article').first()).toContainText('a night for 2 rooms');
  await clickAt(page, page.getByRole('article').getByRole('link').first());
  await expect(page.getByRole('radio').first().locator('..')).toContainText('a night for 2 rooms');
});

test('[7.20] the price of a seat is on the seat', { tag: '@phone' }, async ({ page }) => {
  const saver = sentinelOffer('XX9011').replace('flexi', 'saver'); // its seats are for sale
  const { _id } = await heldFlight(askedBy(page, await someoneSignedIn(page)), saver);
  await page.goto(`/flights/review?bookingId=${_id}`);
  await clickAt(page, page.getByRole('button', { name: /^Choose seats/ }));
  const priced = page
    .getByRole('dialog')
    .getByRole('button', { name: /^\d+[A-K],.* ₹[\d,]+$/ })
    .first();
  const price = /₹[\d,]+/.exec((await priced.getAttribute('aria-label'))!)![0];
  await expect(priced.getByText(price, { exact: true })).toBeVisible();
});

test('[7.20] a flight whose airline holds no seats is nowhere said to be held', async ({ page }) => {
  const { _id } = await heldFlight(askedBy(page, await someoneSignedIn(page)), sentinelOffer('XX9010', 43));
  for (const path of ['/flights/review', '/bookings/details']) {
    await page.goto(`${path}?bookingId=${_id}`);
    await expect(page.getByText(/holds no seats/).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/is held|are held|Held|Cancel hold/);
  }
});

test('[5.12] a password can be read before it is sent, and account forms can be left', async ({ page }) => {
  await someoneSignedIn(page);
  await page.goto('/account');
  await clickAt(page, page.getByRole('button', { name: 'Change my password' }));
  const password = page.getByLabel('New password');
  await password.fill('a-new-long-secret');
  await expect(password).toHaveAttribute('type', 'password');
  await clickAt(page, page.getByRole('button', { name: 'Show password' }).last());
  await expect(password).toHaveAttribute('type', 'text');
  await clickAt(page, page.getByRole('button', { name: 'Hide password' }));
  await expect(password).toHaveAttribute('type', 'password');
  await clickAt(page, page.getByRole('button', { name: 'Cancel', exact: true }));
  await expect(password).toBeHidden();
  await clickAt(page, page.getByRole('button', { name: 'Change my details' }));
  await clickAt(page, page.getByRole('button', { name: 'Cancel', exact: true }));
  await expect(page.getByRole('button', { name: 'Change my details' })).toBeVisible();
});

test(
  '[7.20] a press on a pin at the edge of the map does not scroll the map',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto(`/hotels?city=kochi&${stayQuery(33)}`);
    if (isMobile) await clickAt(page, page.getByRole('button', { name: 'Map' }));
    const pins = page.getByRole('list', { name: 'Prices on the map' }).getByRole('button');
    await expect(pins.first()).toBeVisible();
    await clickAt(page, page.getByRole('button', { name: 'Zoom in' }));
    const frame = page.getByRole('list', { name: 'Prices on the map' }).locator('..');
    const scrolled = () => frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    for (const pin of await pins.all()) await pin.evaluate((button: HTMLElement) => button.focus());
    expect(await scrolled()).toEqual([0, 0]);
    const edge = (await frame.boundingBox())!;
    /** The middle of a pin; null where something else lies on top, such as the card of the pin that was pressed before. */
    const middleOf = (at: number): Promise<[x: number, y: number] | null> =>
      pins.nth(at).evaluate((pin) => {
        const { left, top, width, height } = pin.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return document.elementFromPoint(x, y)?.closest('button') === pin ? [x, y] : null;
      });
    /** Distance of a pin's middle from the nearest edge of the map; of those out of sight, none. */
    const fromEdge = async (at: number): Promise<number> => {
      const [x, y] = (await middleOf(at)) ?? [-1, -1];
      const inside = Math.min(x - edge.x, edge.x + edge.width - x, y - edge.y, edge.y + edge.height - y);
      return inside > 2 ? inside : Infinity;
    };
    const distances = await Promise.all(Array.from({ length: await pins.count() }, (_, at) => fromEdge(at)));
    const nearest = distances
      .map((distance, at) => ({ distance, at }))
      .filter(({ distance }) => distance < Infinity)
      .sort((one, other) => one.distance - other.distance)
      .slice(0, 3);
    expect(nearest.length, 'pins to press').toBeGreaterThan(0);
    for (const { at } of nearest) {
      const middle = await middleOf(at);
      if (!middle) continue;
      await page.mouse.click(...middle);
      expect(await scrolled()).toEqual([0, 0]);
    }
  },
);

test('[7.20] prices of a return are of the whole trip and of a person, and a press on one chooses it', async ({
  page,
}) => {
  await page.goto(`/flights?${flightQuery(45, `&return=${inDays(49)}`).replace('adults=1', 'adults=2')}`);
  const fare = page.getByRole('link', { name: /choose this fare$/ }).first();
  await expect(fare).toContainText(/₹[\d,]+.*each/);
  await expect(page.getByText(/the whole trip, with the lowest fare/)).toBeVisible();
  await clickAt(page, fare);
  await expect(page.getByRole('heading', { level: 1, name: /flights to Bengaluru on/ })).toBeVisible();
  const trip = page.getByRole('link', { name: /choose this fare$/ }).first();
  const price = /₹\d{1,3}(,\d{3})*/.exec((await trip.textContent())!)![0];
  await clickAt(page, trip);
  await expect(page).toHaveURL(/\/flights\/review\?offers=/);
  expect(Number(new URL(page.url()).searchParams.get('seen')) / 100).toBe(Number(price.slice(1).replaceAll(',', '')));
});
