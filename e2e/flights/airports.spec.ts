import type { FlightListing } from '#features/flights/contract.ts';
import { clickAt } from '../support/by-position.ts';
import { askedBy, ticketed } from '../support/flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { inDays } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';

const AIRPORTS = { GOI: 'Dabolim', GOX: 'Manohar' } as const;

/** A flight of a list by its number, from the search that the page makes. */
async function flightOf(page: Page, number: string, depart: string) {
  const answer = await page.request.get(`/api/flights/search?from=BLR&to=GOI&depart=${depart}&adults=1`);
  expect(answer.status(), await answer.text()).toBe(200);
  const { flights } = ((await answer.json()) as { data: FlightListing }).data;
  return flights.find((flight) => flight.number === number)!;
}

test(
  '[7.20] a city of two airports is offered with both, and each by its name',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/?find=flights');
    await clickAt(page, page.getByRole('combobox', { name: 'To' }).first());
    await page.keyboard.type('goa');
    const options = page.getByRole('option');
    await expect(options.first()).toContainText(/Goa.*both airports/);
    for (const name of Object.values(AIRPORTS)) await expect(options.filter({ hasText: name })).toHaveCount(1);
  },
);

for (const airport of ['GOI', 'GOX'] as const)
  test(
    `[7.20] from Bengaluru to Goa, ${airport} and its terminal are named in the row, its fares, the review and the trip`,
    { tag: '@phone' },
    async ({ page }) => {
      const person = await someoneSignedIn(page);
      const depart = inDays(41);
      await page.goto(`/flights?from=BLR&to=GOI&depart=${depart}&adults=1&stops=0`);
      const row = page
        .locator('details[name=flight]')
        .filter({ has: page.locator('summary', { hasText: `${airport} ${AIRPORTS[airport]}` }) })
        .first();
      const number = / ([A-Z0-9]{2} \d+) ·/.exec((await row.locator('summary').textContent()) ?? '')![1]!;
      const flight = await flightOf(page, number, depart);
      const [leaves, lands] = [flight.fromTerminal, `Goa ${airport}, ${AIRPORTS[airport]}`];
      expect(leaves, 'the terminal in Bengaluru').not.toBe('');
      await expect(row.locator('summary')).toContainText(
        new RegExp(`BLR Kempegowda T${leaves}.*${airport} ${AIRPORTS[airport]}`),
      );
      await clickAt(page, row.locator('summary'));
      await expect(row.getByRole('listitem').filter({ hasText: lands }).first()).toContainText(
        `Bengaluru BLR, Kempegowda T${leaves}`,
      );

      const trip = await ticketed(askedBy(page, person), `flexi_${flight.id}`);
      for (const path of ['/flights/confirmation', '/bookings/details']) {
        await page.goto(`${path}?bookingId=${trip._id}`);
        await expect(page.getByText(lands, { exact: false }).first()).toBeVisible();
        await expect(page.getByText(`Bengaluru BLR, Kempegowda, terminal ${leaves}`).first()).toBeVisible();
      }
      await page.goto(`/flights/review?offers=flexi_${flight.id}&adults=1`);
      await expect(page.getByText(lands, { exact: false }).filter({ visible: true }).first()).toBeVisible();
      await expect(
        page.getByText(`Bengaluru BLR, Kempegowda, terminal ${leaves}`).filter({ visible: true }).first(),
      ).toBeVisible();
    },
  );

test(
  '[7.20] to one airport of Goa and back from the other is said, the chosen leg names its own',
  { tag: '@phone' },
  async ({ page }) => {
    const depart = inDays(41);
    await page.goto(`/flights?from=BLR&to=GOI&depart=${depart}&return=${inDays(44)}&adults=1`);
    const pick = (places: string) =>
      page
        .locator('div.card', { has: page.locator('details[name=flight] > summary', { hasText: places }) })
        .getByRole('link', { name: /choose this fare$/ })
        .first();
    await clickAt(page, pick('GOI Dabolim'));
    const chosen = page.getByRole('region', { name: 'Flights chosen' });
    await expect(chosen).toContainText(/Bengaluru BLR, Kempegowda T[12] – Goa GOI, Dabolim/);
    await clickAt(page, pick('GOX Manohar'));
    await expect(page).toHaveURL(/\/flights\/review\?offers=/);
    await someoneSignedIn(page);
    await page.reload();
    await expect(
      page.getByText('You land at Goa GOI, Dabolim and leave from another airport, Goa GOX, Manohar.').first(),
    ).toBeVisible();
  },
);

test(
  '[7.20] a flight that lands a day later says so in its row, the chosen leg and the review',
  { tag: '@phone' },
  async ({ page }) => {
    await someoneSignedIn(page);
    await page.goto(`/flights?from=LHR&to=DEL&depart=${inDays(41)}&return=${inDays(50)}&adults=1`);
    const overnight = page
      .locator('div.card', { has: page.locator('details[name=flight] > summary', { hasText: '1 day later' }) })
      .first();
    await expect(overnight.locator('summary').getByText('+1', { exact: true })).toBeVisible();
    await clickAt(page, overnight.getByRole('link', { name: /choose this fare$/ }).first());
    await expect(page.getByRole('region', { name: 'Flights chosen' })).toContainText('(+1 day)');
    await clickAt(page, page.getByRole('link', { name: /choose this fare$/ }).first());
    await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
    await expect(page.locator('sup', { hasText: '+1' }).filter({ visible: true }).first()).toBeVisible();
  },
);
