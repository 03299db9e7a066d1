import { UNTIL } from '../support/hold-time.ts';
import { expect, test, type Page } from '../support/test.ts';
import { someoneSignedIn } from '../support/person.ts';
import { chooseTitle, press, stayQuery } from '../support/stay.ts';
import { ask, asked, atGateway, held, payOrder, tripsOf } from '../support/trips.ts';

/** At the checkout: chooses how the payment ends, and presses Pay. */
async function payEnding(page: Page, ending: RegExp): Promise<void> {
  await page.getByText('Choose how this payment ends').click();
  await page.getByRole('radio', { name: ending }).check({ force: true });
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
}

test(
  '[7.20] a declined payment charges nothing, keeps the room and what was typed, and a second try pays',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const { checkoutUrl } = await atGateway(asked(page, person), { city: 'jaipur', from: 70 });
    await page.goto(checkoutUrl);
    await payEnding(page, /bank declines/);
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged' })).toBeVisible();
    await page.getByRole('link', { name: 'Leave without paying' }).click();
    await page.waitForURL('**/hotels/review?bookingId=**');
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged' })).toBeVisible();
    await expect(page.getByText(new RegExp(`The room is yours at ₹[\\d,]+ ${UNTIL}`)).first()).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Meera');

    await press(page, /^Pay/);
    await page.waitForURL('**/gateway/checkout/**');
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
  },
);

for (const [what, ending] of [
  ['comes twice', /webhook comes twice/],
  ['is late', /webhook is late/],
] as const) {
  test(`[7.20] a webhook that ${what} changes nothing: one trip, paid once`, { tag: '@once' }, async ({ page }) => {
    const person = await someoneSignedIn(page);
    const { booking, checkoutUrl } = await atGateway(asked(page, person), { city: 'jaipur', from: 72 });
    await page.goto(checkoutUrl);
    await payEnding(page, ending);
    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
    const { payment, trail } = await ask<typeof booking>(
      asked(page, person),
      `/api/bookings/details?bookingId=${booking._id}`,
    );
    expect(payment.gateway).toBe(booking.total);
    expect(trail.filter(({ stage }) => stage === 'payment')).toHaveLength(1);
  });
}

test('[7.20] a browser that stays at the gateway finds the trip confirmed', { tag: '@once' }, async ({ page }) => {
  const person = await someoneSignedIn(page);
  const { checkoutUrl } = await atGateway(asked(page, person), { city: 'jaipur', from: 74 });
  await page.goto(checkoutUrl);
  await payEnding(page, /this browser stays here/);
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back to the shop after all' }).click();
  await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible({ timeout: 15_000 });
});

test('[7.20] a browser closed at the gateway: My trips says what is true, before and after the money came', async ({
  page,
}) => {
  const person = await someoneSignedIn(page);
  const { booking, checkoutUrl, orderId } = await atGateway(asked(page, person), { city: 'jaipur', from: 76 });
  await page.goto(checkoutUrl);
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  const tab = await page.context().newPage();
  await page.close();

  await tab.goto('/bookings');
  await tab.getByRole('link', { name: /Waiting for the payment/ }).click();
  await expect(tab.getByText(new RegExp(`Not paid yet. The room is yours ${UNTIL}`))).toBeVisible();
  await payOrder({ request: tab.request }, orderId, 'success-no-return'); // the payer's bank, from another device
  await expect(tab.getByText(/Confirmed. Code/)).toBeVisible({ timeout: 15_000 }); // the open page asks by itself
  await tab.goto('/bookings');
  await expect(tab.getByRole('link', { name: /Confirmed, code/ })).toContainText(booking.hotel.name);
});

test(
  '[7.20] two tabs pay one hold: one order, charged once, and each tab says so',
  { tag: '@once' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const { _id } = await held(asked(page, person), { city: 'jaipur', from: 78 });
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(`/hotels/review?bookingId=${_id}`);
      await expect(tab.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
    }
    await Promise.all(
      [page, other].map(async (tab) => {
        await chooseTitle(tab);
        await press(tab, /^Pay/);
        await tab.waitForURL('**/gateway/checkout/**');
      }),
    );
    expect(other.url()).toBe(page.url());
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
    await other.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(other.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
    const { trail, total } = await ask<Awaited<ReturnType<typeof held>>>(
      asked(page, person),
      `/api/bookings/details?bookingId=${_id}`,
    );
    expect(trail.filter(({ stage }) => stage === 'payment').map((entry) => entry.total)).toEqual([total]);
  },
);

test('[7.20] a double click holds one room and pays one order', { tag: '@once' }, async ({ page }) => {
  const person = await someoneSignedIn(page);
  await page.goto(`/hotels/sentinel-policy-change?${stayQuery(80)}`);
  await page.getByRole('radio', { name: /until \d/ }).check();
  await page.getByRole('button', { name: 'Book this room' }).filter({ visible: true }).first().dblclick();
  await page.getByRole('button', { name: /^Accept ₹/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  await chooseTitle(page);
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: /^Pay/ }).filter({ visible: true }).first().dblclick();
  await page.waitForURL('**/gateway/checkout/**');
  await page.getByRole('button', { name: /^Pay ₹/ }).dblclick();
  await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
  expect(calls.filter((path) => /pay$|attempt$/.test(path))).toEqual(['/api/bookings/pay', '/api/gateway/attempt']);
  expect(await tripsOf(asked(page, person))).toMatchObject({ count: 1 });
});
