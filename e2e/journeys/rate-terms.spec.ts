import { UNTIL } from '../support/hold-time.ts';
import { expect, test, type Page } from '../support/test.ts';
import { clickAt, topOf } from '../support/by-position.ts';
import { someoneSignedIn } from '../support/person.ts';
import { someHotel, stayQuery } from '../support/stay.ts';
import { asked, tripsOf } from '../support/trips.ts';

type Listed = { slug: string; lowest: number; fixed: boolean };

/** A hotel whose lowest rate gives nothing back, and that has one which does. */
async function hotelWithFixedRate(page: Page, query: string): Promise<Listed> {
  const answer = await page.request.get(`/api/hotels/search?city=pune&${query}`);
  const { data } = (await answer.json()) as {
    data: {
      terms: { refund: string }[];
      stays: { slug: string; offers: { total: number; terms: number }[] }[];
    };
  };
  const stays = data.stays.map(({ slug, offers }) => ({
    slug,
    lowest: offers[0]!.total,
    fixed: data.terms[offers[0]!.terms]?.refund === 'none',
    free: offers.some(({ terms }) => data.terms[terms]?.refund === 'free'),
  }));
  const found = stays.filter(({ fixed, free }) => fixed && free)[test.info().parallelIndex];
  expect(found, 'a hotel with a fixed and a flexible rate').toBeTruthy();
  return found!;
}

/** A hotel with several kinds of rooms, more than a few of each. */
async function hotelWithRooms(page: Page, query: string): Promise<string> {
  for (const city of ['pune', 'mysuru', 'jaipur']) {
    const answer = await page.request.get(`/api/hotels/search?city=${city}&${query}`);
    const { data } = (await answer.json()) as { data: { stays: { slug: string }[] } };
    for (const { slug } of data.stays.slice(5 * test.info().parallelIndex)) {
      const rooms = await page.request.get(`/api/hotels/rooms?hotel=${slug}&${query}`);
      const offered = ((await rooms.json()) as { data: { rooms: { left: number }[] } }).data.rooms;
      if (offered.length > 1 && offered.every(({ left }) => left > 2)) return slug;
    }
  }
  throw new Error('No hotel of three cities has several kinds of rooms left.');
}

const bar = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  '[4.13] refund terms and the rate’s name are in sight before paying',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await someoneSignedIn(page);
    const query = stayQuery(61);
    const { slug, lowest } = await hotelWithFixedRate(page, query);
    await page.goto(`/hotels/${slug}?${query}&seen=${lowest}`);

    const chosen = page.getByRole('radio', { checked: true }).locator('..');
    await expect(chosen).toContainText(/until \d+ \w{3}( \d{4})?, \d\d:\d\d/);
    await expect(page.getByRole('status').filter({ hasText: 'The list showed' })).toContainText(
      'That rate gives no refund',
    );
    await clickAt(page, page.getByRole('button', { name: 'Choose the non-refundable rate' }));
    await expect(chosen).toContainText('Non-refundable');
    if (isMobile) await expect(bar(page, 'Book')).toContainText('Non-refundable');

    const flexible = page.getByRole('radio', { name: /^(?!.*Non-refundable).*until \d/ }).first();
    await clickAt(page, flexible);
    const terms = /Free cancellation until \d+ \w{3}( \d{4})?, \d\d:\d\d/.exec((await chosen.textContent()) ?? '')![0];
    const rate = (await chosen.locator('.strong').first().textContent())!;
    if (isMobile) {
      await expect(bar(page, 'Book')).toContainText(terms);
      await expect(bar(page, 'Book')).toContainText(rate);
    }
    await clickAt(page, page.getByRole('button', { name: 'Book this room' }).filter({ visible: true }).last());
    await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();

    const pay = page.getByRole('button', { name: /^Pay/ }).filter({ visible: true });
    await expect(pay).toHaveCount(1);
    if (!isMobile) return;
    const above = page.getByRole('region', { name: 'What you book' });
    for (const words of [above, bar(page, 'Total')]) {
      await expect(words).toContainText(terms);
      await expect(words).toContainText(rate);
    }
    const youPay = page.getByRole('complementary', { name: 'Your booking' }).getByText('You pay');
    expect(await topOf(above)).toBeLessThan(await topOf(page.getByLabel('First name')));
    expect(await topOf(page.getByLabel('First name'))).toBeLessThan(await topOf(youPay));
    expect(await topOf(youPay)).toBeLessThan(await topOf(pay));
  },
);

test('[7.20] back from the review the held room is shown as held and its rate is chosen', async ({ page }) => {
  const person = await someoneSignedIn(page);
  const query = stayQuery(64);
  const slug = await hotelWithRooms(page, query);
  await page.goto(`/hotels/${slug}?${query}`);
  const last = page.getByRole('radio').last();
  await clickAt(page, last);
  await expect(page).toHaveURL(/rate=/);
  const rate = await last.locator('..').innerText();
  await clickAt(page, page.getByRole('button', { name: 'Book this room' }).filter({ visible: true }).last());
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  const review = page.url();

  await page.goBack();
  await expect(page.getByRole('radio', { checked: true }).locator('..')).toContainText(rate.split('\n')[0]!);
  expect(await page.getByRole('radio', { checked: true }).locator('..').innerText()).toBe(rate);
  const held = page.getByRole('region', { name: 'The room you hold' });
  await expect(held).toContainText(new RegExp(`is held for you ${UNTIL}`));
  await expect(held).toContainText(/\d+ minutes? left/);

  const dates = page.getByRole('search').getByRole('button', { name: 'Search', exact: true });
  await clickAt(page, dates);
  await expect.poll(() => page.evaluate(() => scrollY), 'the searched page begins at its top').toBe(0);
  await expect(page.getByRole('radio', { checked: true }).locator('..')).toContainText(rate.split('\n')[0]!);
  await clickAt(page, held.getByRole('link', { name: 'Continue your booking' }));
  await expect(page).toHaveURL(review);
  expect(await tripsOf(asked(page, person))).toMatchObject({ count: 1 });
});

test(
  '[4.13] the refund curve says the time of day, agrees with its date field and does not cross its words',
  { tag: '@phone' },
  async ({ page }) => {
    const query = stayQuery(30);
    const slug = await someHotel(page, 'kochi', query, 2);
    await page.goto(`/hotels/${slug}?${query}`);
    await clickAt(page, page.getByRole('radio', { name: /Free cancellation until/ }).first());
    // read while in sight: a room far off the screen is not rendered and has no text (content-visibility)
    const words = (await page.getByRole('radio', { checked: true }).locator('..').innerText()).replaceAll('\n', ' ');
    const [, day, month, time] = /until (\d+) (\w{3})(?: \d{4})?, (\d\d:\d\d)/.exec(words)!;
    const curve = page.getByRole('complementary', { name: 'Your choice' });
    const slider = curve.getByRole('slider', { name: 'Day of cancelling' });
    await slider.focus();
    await page.keyboard.press('Home');
    for (let day = 0; day < 31; day += 1) {
      expect(await curve.getByRole('img').evaluate(crossedText), `after ${day} days`).toEqual([]);
      const spoken = (await slider.getAttribute('aria-valuetext'))!;
      await expect(curve.getByText(/^if cancelled /)).toHaveText(
        `if cancelled ${spoken.split(':').slice(0, 2).join(':')}`,
      );
      await page.keyboard.press('ArrowRight');
    }
    const year = new Date(Date.now() + 20 * 86_400_000).getFullYear();
    const cutOff = new Date(`${day} ${month} ${year} UTC`).toISOString().slice(0, 10);
    await curve.getByLabel('If you cancel on').fill(cutOff);
    await expect(curve.locator('output')).toContainText(`until ${time}, then`);
  },
);

/** The words of the answer that the curve's line runs through. Runs in the page. */
function crossedText(picture: Element): string[] {
  const line = [...picture.querySelectorAll('path')].find((path) => /line/.test(path.getAttribute('class') ?? ''))!;
  const answer = [...picture.querySelectorAll('text')].filter((text) => !text.querySelector('tspan'));
  const length = line.getTotalLength();
  return answer
    .filter((text) => {
      const box = text.getBBox();
      return Array.from({ length: 400 }, (_, at) => line.getPointAtLength((at / 399) * length)).some(
        ({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
      );
    })
    .map((text) => text.textContent);
}
