import { formatMoney, money } from '#lib/shared/money.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { someoneSignedIn } from '../support/person.ts';
import { chooseTitle, press, stayQuery } from '../support/stay.ts';
import { expect, test, type APIRequestContext, type Page } from '../support/test.ts';

type Rate = { ratePlanId: string; name: string; price: { qOfferedPriceRoundedOff: number } };
type Room = { roomTypeId: string; name: string; left: number; rates: Rate[] };

const TWO_ROOMS = stayQuery(45, 2, '2_2');

/** A hotel with several room types for two rooms of two, and the types as one room is offered them. */
async function mixedHotel(request: APIRequestContext, skip: number): Promise<{ slug: string; rooms: Room[] }> {
  const ask = async <Data>(path: string): Promise<Data> =>
    ((await (await request.get(path)).json()) as { data: Data }).data;
  const { stays } = await ask<{ stays: { slug: string }[] }>(`/api/hotels/search?city=udaipur&${TWO_ROOMS}`);
  let passed = 0;
  for (const { slug } of stays) {
    const { rooms } = await ask<{ rooms: Room[] }>(`/api/hotels/rooms?hotel=${slug}&${TWO_ROOMS}`);
    if (rooms.length < 2 || rooms.some(({ left }) => left < 2) || passed++ < skip) continue;
    return { slug, rooms: (await ask<{ rooms: Room[] }>(`/api/hotels/rooms?hotel=${slug}&${stayQuery(45, 2)}`)).rooms };
  }
  throw new Error('no hotel with two room types for these nights');
}

const shown = (amount: number) => formatMoney(money(amount));
const roomPart = (page: Page, number: number) => page.locator('details').filter({ hasText: `Room ${number} for` });

test(
  '[7.20] a traveller chooses a different room and rate for each room, books both at once and cancels one',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { slug, rooms } = await mixedHotel(request, test.info().parallelIndex);
    await someoneSignedIn(page);
    await page.goto(`/hotels/${slug}?${TWO_ROOMS}`);
    await clickAt(page, page.getByRole('link', { name: 'Choose rooms one by one' }));
    await expect(page).toHaveURL(/each=1/);
    await expect(page.getByRole('heading', { name: 'Your 2 rooms' })).toBeVisible();
    await expectAccessible(page, 'rooms chosen one by one');

    const [first, second] = [rooms[0]!, rooms[1]!];
    const [one, other] = [first.rates[0]!, second.rates.at(-1)!];
    const choose = (number: number, room: Room, rate: Rate) =>
      clickAt(
        page,
        roomPart(page, number)
          .getByRole('group', { name: room.name })
          .locator('label')
          .filter({ hasText: rate.name })
          .first(),
      );
    await choose(1, first, one);
    await clickAt(page, roomPart(page, 2).locator('summary'));
    await choose(2, second, other);
    const total = one.price.qOfferedPriceRoundedOff + other.price.qOfferedPriceRoundedOff;
    await expect(page.getByText(shown(total)).filter({ visible: true }).first()).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('chosen.png'), fullPage: true });
    await page.reload();
    await expect(roomPart(page, 2).locator('summary')).toContainText(second.name);
    await expect(page.getByText(shown(total)).filter({ visible: true }).first()).toBeVisible();

    await press(page, 'Book these rooms');
    await page.waitForURL('**/hotels/review**');
    await expect(page.getByText(new RegExp(`yours at ${shown(total)}`))).toBeVisible();
    const side = page.getByRole('complementary', { name: 'Your booking' });
    for (const { name } of [first, second]) await expect(side.getByText(name, { exact: true })).toBeVisible();
    await expectAccessible(page, 'the review of two different rooms');
    await page.screenshot({ path: test.info().outputPath('review.png'), fullPage: true });
    const names = [
      ['Asha', 'Rao'],
      ['Vikram', 'Sen'],
    ] as const;
    for (const [at, [firstName, lastName]] of names.entries()) {
      await chooseTitle(page, at);
      await page.getByRole('main').getByLabel('First name').nth(at).fill(firstName);
      await page.getByRole('main').getByLabel('Family name').nth(at).fill(lastName);
    }
    await press(page, /^Pay/);
    await page.waitForURL('**/gateway/checkout/**');
    await page.getByRole('button', { name: `Pay ${shown(total)}` }).click();
    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('confirmed.png'), fullPage: true });

    await page.getByRole('link', { name: 'Open this trip' }).click();
    await expect(page.getByRole('heading', { name: 'Your rooms' })).toBeVisible();
    await clickAt(page, page.getByRole('button', { name: 'Cancel rooms or the booking' }));
    const dialog = page.getByRole('dialog', { name: 'What do you want to cancel?' });
    await clickAt(page, dialog.getByText(new RegExp(`Room 2: ${second.name}.*Ms Vikram Sen`)));
    await expect(dialog.getByRole('button', { name: 'Cancel this room' })).toBeEnabled();
    await expectAccessible(page, 'the dialog that cancels one of two different rooms');
    await page.screenshot({ path: test.info().outputPath('dialog.png') });
    await clickAt(page, dialog.getByRole('button', { name: 'Cancel this room' }));
    await expect(page.getByText('Cancelled: 1 room, of Ms Vikram Sen')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel this booking' })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('trip.png'), fullPage: true });
  },
);

test('[7.20] by keyboard alone a room opens and takes its rate @once', async ({ page, request }) => {
  const { slug, rooms } = await mixedHotel(request, 3);
  await page.goto(`/hotels/${slug}?${TWO_ROOMS}&each=1`);
  await roomPart(page, 2).locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(roomPart(page, 2).locator(':focus')).toHaveCount(1);
  const other = roomPart(page, 2).getByRole('group', { name: rooms[1]!.name }).getByRole('radio').first();
  await other.focus();
  await page.keyboard.press('Space');
  await expect(roomPart(page, 2).locator('summary')).toContainText(rooms[1]!.name);
  await expect(page).toHaveURL(/rate2=/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[7.20] rooms are chosen one by one by links and radios', async ({ page, request }) => {
    const { slug, rooms } = await mixedHotel(request, 3);
    await page.goto(`/hotels/${slug}?${TWO_ROOMS}`);
    await page.getByRole('link', { name: 'Choose rooms one by one' }).click();
    await roomPart(page, 2).locator('summary').click();
    const { roomTypeId, name, rates } = rooms[1]!;
    await roomPart(page, 2).getByRole('group', { name }).getByRole('radio').first().check();
    await press(page, 'Book these rooms');
    await page.waitForURL('**/hotels/review**');
    expect(new URL(page.url()).searchParams.get('rate2')).toContain(`${roomTypeId}~${rates[0]!.ratePlanId}~`);
  });
});
