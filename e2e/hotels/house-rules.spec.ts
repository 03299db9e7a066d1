import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HotelPageInfo } from '../../features/hotels/contract.ts';
import { houseRuleText, NO_CHILDREN } from '../../features/hotels/rules/house-rules.ts';
import { contractOf } from '../../tests/support/photographs.ts';
import { expectAccessible } from '../support/axe.ts';
import { newPerson, someoneSignedIn } from '../support/person.ts';
import { inDays, someHotel, stayQuery } from '../support/stay.ts';
import { expect, test, type APIRequestContext, type Page } from '../support/test.ts';
import { asked, confirmed, quoted } from '../support/trips.ts';

const atEnd = (page: Page) => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

test(
  '[7.20] a traveller reads the house rules below the rooms, and nothing moves on the way',
  { tag: '@phone' },
  async ({ page }) => {
    const slug = await someHotel(page);
    const answer = await page.request.get(`/api/hotels/info?hotel=${slug}`);
    const { data: hotel } = (await answer.json()) as { data: HotelPageInfo };
    await page.goto(`/hotels/${slug}?checkin=${inDays(40)}&checkout=${inDays(43)}&rooms=2`);

    const rules = page.getByRole('region', { name: 'House rules' });
    await rules.waitFor();
    await page.evaluate(async () => {
      await document.fonts.ready; // what the fonts move as they come is measured in type.spec.ts
      (globalThis as { shift?: number }).shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (globalThis as { shift?: number }).shift! += entry.value;
      }).observe({ type: 'layout-shift' });
    });
    const station = hotel.stations[0]!;
    await expect(page.getByText(`${station.name} (${station.code}), about ${station.km} km`)).toBeVisible();
    const top = () => rules.evaluate((section) => section.getBoundingClientRect().top);
    while ((await top()) > 200 && !(await atEnd(page))) {
      await page.evaluate(() => scrollBy(0, innerHeight / 3)); // rooms are laid out half a screen ahead of the reader
      await page.waitForTimeout(60);
    }
    await expect(rules).toBeInViewport();
    const { known, unknown } = houseRuleText(hotel);
    expect(known.length).toBeGreaterThan(3);
    for (const { label, text } of known) {
      const line = rules.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
      await expect(line.getByRole('definition')).toHaveText(text);
    }
    await expect(rules.getByText('Not stated', { exact: true })).toHaveCount(unknown.length ? 1 : 0);
    const telephone = rules.getByRole('link', { name: hotel.telephone ?? 'none', exact: true });
    await expect(telephone, 'of no exchange that exists').toHaveAttribute('href', /^tel:\+91110\d{7}$/);
    await expect(
      page.getByText(new RegExp(`(km to ${hotel.city.name} centre|In the centre of ${hotel.city.name})`)).first(),
    ).toBeVisible();
    expect(await page.evaluate(() => (globalThis as { shift?: number }).shift)).toBe(0);
    await expectAccessible(page, 'a hotel with its house rules');
  },
);

test('[7.20] what an agency imports stands on the hotel’s page, and its telephone on the trip', async ({ page }, {
  project,
  workerIndex,
}) => {
  test.setTimeout(150_000);
  const number = (project.name === 'phone' ? 5300 : 4300) + workerIndex;
  const month = inDays(45).slice(0, 7);
  const [header, first, ...rest] = contractOf(number, `Rules House ${number}`, 'Kasaragod', month)
    .replaceAll('24h 100%', '48h 50% | 24h 100%')
    .split('\n');
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'house-rules-')), 'hotels.csv');
  const columns = 'telephone,couples,pets,children,minimum_age,extra_bed';
  writeFileSync(file, [`${header},${columns}`, `${first},+44 1632 960000,no,no,no,21,1200`, ...rest].join('\n'));
  execFileSync(process.execPath, ['scripts/import-inventory.ts', file, '--apply'], {
    env: { ...process.env, DATA_DIR: '.cache/e2e-data', SARAI_ENV: 'local', LOG_LEVEL: 'silent' },
    timeout: 120_000,
  });
  const slug = `rules-house-${number}-kasaragod`;
  await page.goto(`/hotels/${slug}?checkin=${month}-10&checkout=${month}-12&rooms=2-8`);
  await expect(
    page.getByText('This hotel does not accept children. Search without children, or choose another stay.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Rooms for/ })).toHaveCount(0);
  await page.goto(`/hotels?city=kasaragod&checkin=${month}-10&checkout=${month}-12&rooms=2-8`);
  await expect(page.getByText(/not listed because (it does|they do) not accept children\./)).toBeVisible();
  await page.goto(`/hotels/${slug}?checkin=${month}-10&checkout=${month}-12&rooms=2`);
  await expect(page.getByText('This hotel does not accept children.', { exact: true })).toBeVisible();
  const rules = page.getByRole('region', { name: 'House rules' });
  await expect(rules.getByRole('definition')).toHaveText([
    'From 14:00, local time',
    'By 11:00, local time',
    'The guest who checks in is 21 or older',
    'Not accepted',
    'Not accepted',
    'Not allowed',
    '₹1,200 a night, paid at the hotel',
    'Identity document. Ask the hotel.',
    '+44 1632 960000',
  ]);
  await expect(rules.getByRole('link')).toHaveAttribute('href', 'tel:+441632960000');

  const person = await someoneSignedIn(page);
  const days = Math.round((Date.parse(`${month}-10`) - Date.parse(inDays(0))) / 86_400_000);
  const trip = await confirmed(asked(page, person), { slug, from: days });
  await page.goto(`/bookings/details?bookingId=${trip._id}`);
  await expect(page.getByRole('link', { name: '+44 1632 960000' })).toHaveAttribute('href', 'tel:+441632960000');
  await expect(page.getByRole('link', { name: 'Help with this booking' })).toHaveAttribute(
    'href',
    /^\/help\?booking=RH/,
  );
  await expectAccessible(page, 'a trip with the telephone of its hotel');
});

test('[7.20] a hotel for adults only says so on its page, and refuses a child in the listing, on the page and in a quote', async ({
  page,
}) => {
  const slug = 'breadfruit-retreat-goa';
  const from = await freeFrom(page.request, slug);
  await page.goto(`/hotels?city=goa&${stayQuery(from, 2, '2-8')}`);
  await expect(page.getByText(/not listed because (it does|they do) not accept children\./)).toBeVisible();
  await page.goto(`/hotels/${slug}?${stayQuery(from, 2)}`);
  await expect(page.getByText(/Adults only: every guest is 18 or older\.$/)).toBeVisible();
  await expect(page.getByText('This hotel does not accept children.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a hotel for adults only');
  await page.goto(`/hotels/${slug}?${stayQuery(from, 2, '2-8')}`);
  await expect(page.getByText(NO_CHILDREN)).toBeVisible();

  const person = await newPerson(page.request);
  const { hotel, room, stay, total } = await quoted({ request: page.request, person }, { slug, from });
  const refused = await page.request.post('/api/bookings/quote', {
    headers: { authorization: `Bearer ${person.token}` },
    data: {
      hotelId: hotel._id,
      roomTypeId: room.roomTypeId,
      ratePlanId: room.ratePlanId,
      shownTotal: total,
      stay: { ...stay, rooms: [{ adults: 2, childAges: [8] }] },
    },
  });
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'INVALID_INPUT', fields: { 'stay.rooms': NO_CHILDREN } });
});

/** The first day, counted from today, of two nights on which the hotel has a room. */
async function freeFrom(request: APIRequestContext, slug: string): Promise<number> {
  for (let from = 30; from < 120; from += 3) {
    const answer = await request.get(`/api/hotels/rooms?hotel=${slug}&${stayQuery(from, 2)}`);
    const { data } = (await answer.json()) as { data: { rooms: unknown[] } };
    if (data.rooms.length) return from;
  }
  throw new Error(`${slug} has no free room for months`);
}

test('[7.20] @once a stay near the sea says how far the beach is, and one inland says nothing of it', async ({
  page,
}) => {
  const beach = page.getByText(/^Nearest beach: .+, about [\d.]+ km, in a straight line$/);
  await page.goto(`/hotels/${await someHotel(page, 'kovalam')}?checkin=${inDays(40)}&checkout=${inDays(43)}&rooms=1`);
  await expect(beach).toBeVisible();
  await page.goto(`/hotels/${await someHotel(page, 'jaipur')}?checkin=${inDays(40)}&checkout=${inDays(43)}&rooms=1`);
  await expect(page.getByText(/^Main railway station/)).toBeVisible();
  await expect(beach).toHaveCount(0);
});
