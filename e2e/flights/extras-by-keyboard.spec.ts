import type { FlightBooking } from '#features/bookings/contract.ts';
import { expectAccessible } from '../support/axe.ts';
import { askedBy, heldFlight, sentinelOffer, ticketed } from '../support/flight.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { someoneSignedIn } from '../support/person.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { ask } from '../support/trips.ts';

/** Walks the seat map with the right arrow key to a seat that can be had, takes it with Enter, and gives its name. */
async function takeSeat(page: Page, dialog: Locator): Promise<string> {
  const stop = dialog.locator('[data-seat][tabindex="0"]');
  await stop.waitFor(); // the map comes from the airline
  await tabTo(page, stop);
  const focused = dialog.locator('[data-seat]:focus');
  await page.keyboard.press('Home');
  for (let step = 0; step < 6 && (await focused.getAttribute('aria-disabled')); step += 1)
    await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 40 && (await focused.getAttribute('aria-disabled')); step += 1)
    await page.keyboard.press('ArrowDown');
  const seat = (await focused.getAttribute('data-seat'))!;
  await page.keyboard.press('Enter');
  await expect(dialog.locator(`[data-seat="${seat}"]`)).toHaveAttribute('aria-pressed', 'true');
  return seat;
}

/** The next choice of a closed select by its arrow key; gives what was chosen, without its price. */
async function chooseNext(page: Page, select: Locator): Promise<string> {
  await tabTo(page, select);
  await page.keyboard.press('ArrowDown');
  await expect(select).not.toHaveValue('');
  const text = (await select.locator('option:checked').textContent()) ?? '';
  return text.replace(/, (₹[\d,.]+|included)$/, '');
}

const shown = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const kinds = ({ extras }: FlightBooking) => extras.map(({ kind }) => kind).sort();

test(
  '[7.20] by keyboard alone a seat, a bag and a meal are chosen on the review, paid for, and on the ticket',
  { tag: '@once' },
  async ({ page }) => {
    test.slow(); // every control is walked to
    const asked = askedBy(page, await someoneSignedIn(page));
    const { _id, total } = await heldFlight(asked, sentinelOffer('XX9011').replace('flexi', 'saver'));
    const now = () => ask<FlightBooking>(asked, `/api/bookings/details?bookingId=${_id}`);
    await page.goto(`/flights/review?bookingId=${_id}`);
    const opener = page.getByRole('button', { name: /^Choose seats/ });
    await enterOn(page, opener);
    const dialog = page.getByRole('dialog');
    const seat = await takeSeat(page, dialog);
    await enterOn(page, dialog.getByRole('button', { name: 'Done' }));
    await expect(dialog).toBeHidden();
    await enterOn(page, page.locator('summary').filter({ hasText: /^Meals and bags/ }));
    const bag = await chooseNext(page, page.getByLabel(/^Bags: /));
    const meal = await chooseNext(page, page.getByLabel(/^Meal: /));
    const side = page.getByRole('complementary', { name: 'Your flights' });
    for (const text of [`Seat ${seat},`, bag, meal]) await expect(side.getByText(text).first()).toBeVisible();
    await expect.poll(async () => kinds(await now())).toEqual(['bag', 'meal', 'seat']);
    const { total: withExtras } = await now();
    expect(withExtras).toBeGreaterThan(total);
    await enterOn(page, shown(page, /^Pay ₹/));
    await page.waitForURL('**/gateway/checkout/**');
    await enterOn(page, shown(page, /^Pay ₹/));
    await expect(page.getByRole('heading', { name: /is ticketed$/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Tickets' }).getByText(seat, { exact: true })).toBeVisible();
    expect(await now()).toMatchObject({ total: withExtras });
  },
);

test(
  '[7.20] by keyboard alone a seat, a bag and a meal are added to a ticketed flight and paid for',
  { tag: '@once' },
  async ({ page }) => {
    test.slow(); // every control is walked to
    const asked = askedBy(page, await someoneSignedIn(page));
    const trip = await ticketed(asked, sentinelOffer('ZZ9011').replace('flexi', 'saver'));
    await page.goto(`/bookings/details?bookingId=${trip._id}`);
    await enterOn(page, page.getByRole('button', { name: 'Add seats, meals or bags' }));
    const dialog = page.getByRole('dialog');
    await enterOn(page, dialog.getByRole('button', { name: /^Choose seats/ }));
    const seat = await takeSeat(page, dialog);
    await enterOn(page, dialog.getByRole('button', { name: 'Done' }));
    await expect(dialog.getByText(`Seat ${seat}`, { exact: true })).toBeVisible();
    const bag = await chooseNext(page, dialog.getByLabel(/^Bags: /));
    await chooseNext(page, dialog.getByLabel(/^Meal: /));
    const pays = dialog.getByRole('button', { name: /^Pay ₹[\d,.]+ and add$/ });
    await expect(dialog.getByText(/^Bag|^\d+ kg more/).first()).toBeVisible();
    await pays.waitFor();
    await expectAccessible(page, 'extras by keyboard');
    await enterOn(page, pays);
    await page.waitForURL('**/gateway/checkout/**');
    await enterOn(page, shown(page, /^Pay ₹/));
    await page.waitForURL(`**/bookings/details?bookingId=${trip._id}`);
    await expect(page.getByRole('heading', { name: 'Added since you booked' })).toBeVisible();
    await expect(page.getByRole('cell', { name: new RegExp(`^(Seat )?${seat}$`) })).toBeVisible();
    await expect(page.getByText(bag).first()).toBeVisible();
    const after = await ask<FlightBooking>(asked, `/api/bookings/details?bookingId=${trip._id}`);
    expect(kinds(after)).toEqual(['bag', 'meal', 'seat']);
    expect(after.total).toBeGreaterThan(trip.total);
  },
);
