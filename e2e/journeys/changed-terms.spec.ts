import { expect, test, type Page } from '../support/test.ts';
import { newPerson, signIn, someoneSignedIn } from '../support/person.ts';
import { chooseFlexibleRate, stayQuery } from '../support/stay.ts';
import { asked, atGateway, payOrder, tripsOf } from '../support/trips.ts';

/** Books a room of a sentinel hotel, as far as the review. */
async function book(page: Page, sentinel: string): Promise<void> {
  await chooseFlexibleRate(page, `sentinel-${sentinel}`, stayQuery(30));
}

test('[7.20] a price that changed is shown before and after, and holds only once accepted', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await book(page, 'price-change');
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'The hotel changed its terms' })).toBeVisible();
  await expect(page.getByText(/₹[\d,]+ more than you were shown/)).toBeVisible();
  const [before, after] = await page
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .allTextContents();
  expect(after).not.toBe(before);
  await page.getByRole('button', { name: `Accept ${after}` }).click();
  await expect(page.getByText(`The room is yours at ${after} until`).first()).toBeVisible();
});

test('[7.20] stricter cancellation at the same price is shown before and after too', async ({ page }) => {
  await someoneSignedIn(page);
  await book(page, 'policy-change');
  await expect(page.getByText('Nothing is held or charged until you accept.')).toBeVisible();
  const [before, after] = await page
    .getByRole('row', { name: /^If you cancel/ })
    .getByRole('cell')
    .allTextContents();
  expect(after).not.toBe(before);
  await page.getByRole('link', { name: 'Choose another room' }).click();
  await expect(page).toHaveURL(/sentinel-policy-change\?.*checkin=/);
});

test('[7.20] a room sold out between page and hold says so and charges nothing', async ({ page }) => {
  await someoneSignedIn(page);
  await book(page, 'sold-out-at-hold');
  await expect(page.getByRole('heading', { name: 'This room has just been sold' })).toBeVisible();
  await expect(page.getByText(/Nothing was charged/).first()).toBeVisible();
  await page.getByRole('link', { name: 'See available rooms' }).click();
  await expect(page).toHaveURL(/sentinel-sold-out-at-hold\?.*checkin=/);
});

test(
  '[7.20] a room refused after it was paid: no trip, and all of the money goes back',
  { tag: '@once' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const { booking, checkoutUrl } = await atGateway(asked(page, person), { slug: 'sentinel-sold-out-at-confirm' });
    await page.goto(checkoutUrl);
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page.getByRole('heading', { name: 'The room could not be booked' })).toBeVisible();
    await expect(
      page.getByText(new RegExp(`₹${(booking.total / 100).toLocaleString('en-US')} (was refunded|is on its way back)`)),
    ).toBeVisible();
    expect(await tripsOf(asked(page, person))).toMatchObject({ counts: { upcoming: 0 } });
  },
);

test(
  '[7.20] a hotel that does not answer at once: the page waits, says that the money is safe, and tells how it ended',
  { tag: '@once' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const endings = {
      'timeout-after-booking': /is confirmed$/,
      pending: /is confirmed$/,
      'lost-request': 'The room could not be booked',
    };
    const tabs = await Promise.all(
      Object.entries(endings).map(async ([sentinel, ends]) => {
        const { booking, orderId } = await atGateway(asked(page, person), { slug: `sentinel-${sentinel}` });
        await payOrder({ request: page.request }, orderId);
        const tab = await page.context().newPage();
        await tab.goto(`/confirmationbooking?bookingId=${booking._id}`);
        await expect(
          tab.getByText(/has arrived and is safe/).or(tab.getByRole('heading', { name: ends })),
        ).toBeVisible();
        return { tab, ends };
      }),
    );
    for (const { tab, ends } of tabs)
      await expect(tab.getByRole('heading', { name: ends })).toBeVisible({ timeout: 40_000 });
  },
);
