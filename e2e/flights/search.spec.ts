import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { inDays, press } from '../support/stay.ts';
import { flightQuery } from '../support/flight.ts';

test(
  '[7.20] flights are searched for beside stays, a city finds all its airports, and the search is a link',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'What to search' }).getByRole('link', { name: 'Flights' }).click();
    await expect(page).toHaveURL(/find=flights/);
    await page.getByRole('radio', { name: 'Return' }).check({ force: true });
    const [from, to] = [
      page.getByRole('combobox', { name: 'From' }).first(),
      page.getByRole('combobox', { name: 'To' }).first(),
    ];
    await from.pressSequentially('bengal');
    await page
      .getByRole('option', { name: /Bengaluru/ })
      .first()
      .click();
    await to.pressSequentially('london');
    await expect(page.getByRole('option', { name: /London.*all six airports/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(to).toHaveValue('London (LON)');
    await page.getByRole('button', { name: /^Depart/ }).click();
    await page.getByRole('button', { name: /next month/i }).click();
    for (const day of [9, 21])
      await page
        .getByRole('grid')
        .first()
        .getByRole('button', { name: new RegExp(`\\b${day}\\b`) })
        .click();
    await page.getByRole('button', { name: /^Travellers/ }).click();
    await page.getByRole('button', { name: 'One more, Adults' }).click();
    await page.getByRole('radio', { name: 'Business' }).check();
    await page.keyboard.press('Escape');
    await press(page, 'Search');
    await expect(page).toHaveURL(
      /flights\?from=BLR&to=LON&depart=\d{4}-\d\d-09&return=\d{4}-\d\d-21&adults=2&cabin=4$/,
    );
    await expect(page.getByRole('heading', { level: 1, name: /flights to London on/ })).toBeVisible();
    await expect(page.getByText(/For 2 adults, all taxes included/)).toBeVisible();
  },
);

test(
  '[7.20] Enter in a place asks for the dates before it searches for flights',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/?find=flights');
    const [from, to] = [page.getByRole('combobox', { name: 'From' }), page.getByRole('combobox', { name: 'To' })];
    await clickAt(page, from.first());
    await page.keyboard.type('Bengaluru');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter'); // nothing of the list is chosen
    await expect(to.first(), 'the next place is still empty').toBeFocused();
    await page.keyboard.type('Delhi');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid').first()).toBeVisible();
    await expect(page, 'nothing was searched for').toHaveURL(/\/\?find=flights$/);
  },
);

for (const [what, query, message] of [
  ['the same city twice', 'from=DEL&to=DEL', /begins and ends in the same place/],
  ['ten adults', 'from=BLR&to=DEL&adults=10', /at most 9 seats; this is 10/],
  ['four infants on two laps', 'from=BLR&to=DEL&adults=2&infants=4', /2 adults take at most 2 infants/],
  ['a place nobody knows', 'from=BLR&to=Xqzzyville', /know a city or airport called “Xqzzyville”/],
  ['a return without its day', 'way=return&from=BLR&to=DEL', /Choose the day you fly back/],
] as const) {
  test(`[5.12] ${what} is told beside the field, and nothing typed is lost`, async ({ page }) => {
    await page.goto(`/flights?${query}&depart=${inDays(30)}`);
    await expect(page.getByRole('search').getByText(message).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'From' }).first()).not.toHaveValue('');
  });
}

test('[5.12] mistakes in one flight of several stand beside that flight, and are counted', async ({ page }) => {
  await page.goto(
    `/flights?way=several&from=BLR&to=BLR&depart=${inDays(30)}&from2=DEL&to2=Xqzz&depart2=${inDays(20)}&adults=10`,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Four problems to fix' })).toBeVisible();
  const second = page.getByRole('group', { name: 'Flight 2' });
  await expect(second.getByText(/cannot leave before the one before it/)).toBeVisible();
  await expect(second.getByText(/know a city or airport called “Xqzz”/)).toBeVisible();
  await expect(second.getByRole('combobox', { name: 'To' })).toHaveValue('Xqzz');
  await expect(page.getByRole('combobox', { name: 'To' }).first()).toHaveAccessibleDescription(
    /begins and ends in the same place/,
  );
  await expect(
    page
      .getByRole('search')
      .getByText(/at most 9 seats; this is 10/)
      .filter({ visible: true }),
  ).toBeVisible();
});

test('[5.12] a day past the horizon is told beside the days', async ({ page }) => {
  await page.goto(`/flights?from=BLR&to=DEL&depart=${inDays(400)}`);
  await expect(
    page
      .getByRole('search')
      .getByText(/on sale 330 days ahead/)
      .filter({ visible: true }),
  ).toBeVisible();
});

test(
  '[7.20] every price of the list is the whole price; filters, order and days are in the address',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto(`/flights?${flightQuery()}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(/^\d+ flights to Delhi on/);
    await expect(page.getByRole('navigation', { name: 'Lowest fare of each day' }).getByRole('link')).toHaveCount(35);
    if (project.name === 'phone') await press(page, /^Filters/);
    const panel =
      project.name === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' });
    const stops = panel.getByRole('checkbox', { name: /^Non-stop/ });
    const count = /\d+/.exec(await stops.locator('xpath=ancestor::label').innerText())?.[0];
    await stops.check();
    if (project.name === 'phone') await press(page, /^Show \d+ flights/);
    await expect(title).toHaveText(new RegExp(`^${count} flights`));
    await expect(page).toHaveURL(/stops=0/);
    await page.getByRole('combobox', { name: 'Order' }).selectOption('cheapest');
    await expect(page).toHaveURL(/sort=cheapest/);
    await page.reload();
    await expect(title).toHaveText(new RegExp(`^${count} flights`));
    const prices = await page
      .locator('details[name=flight] + div')
      .evaluateAll((rows) =>
        rows.map((row) =>
          Math.min(
            ...[...(row.textContent ?? '').matchAll(/₹([\d,]+)/g)].map(([, digits]) =>
              Number(digits!.replaceAll(',', '')),
            ),
          ),
        ),
      );
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[5.12] what is wrong is told beside its field without script too, and nothing typed is lost @once', async ({
    page,
  }) => {
    await page.goto('/flights');
    await page.getByRole('combobox', { name: 'From' }).first().fill('Bengaluru');
    await page.getByRole('combobox', { name: 'To' }).first().fill('Bengaluru');
    await page.getByRole('button', { name: /^Travellers/ }).click();
    await page.getByLabel(/^Adults/).fill('2');
    await page.getByLabel(/^Infants/).fill('4');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Two problems to fix' })).toBeVisible();
    await expect(page.getByRole('search').getByText(/begins and ends in the same place/)).toBeVisible();
    await expect(
      page
        .getByRole('search')
        .getByText(/2 adults take at most 2 infants/)
        .filter({ visible: true }),
    ).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'To' }).first()).toHaveValue('Bengaluru');
  });

  test('[7.20] flights are searched for, listed and opened @once', async ({ page }) => {
    await page.goto('/?find=flights');
    await page.getByRole('combobox', { name: 'From' }).first().fill('Bengaluru');
    await page.getByRole('combobox', { name: 'To' }).first().fill('Delhi');
    await press(page, 'Search');
    await expect(page).toHaveURL(/from=BLR&to=DEL/);
    await expect(page.getByRole('heading', { level: 1, name: /flights to Delhi/ })).toBeVisible();
    await page.locator('details[name=flight] summary').first().click();
    await expect(page.getByText(/refunded if you cancel now/).first()).toBeVisible();
  });
});

test('[7.20] the calendar says which airport of Goa each price is for, or that all are for one', async ({ page }) => {
  const { days, airports } = (
    (await (await page.request.get(`/api/flights/calendar?from=BLR&to=GOI&depart=${inDays(40)}&adults=1`)).json()) as {
      data: { days: { to: string | null }[]; airports: { to: { code: string }[] } };
    }
  ).data;
  expect(airports.to.map(({ code }) => code).sort()).toEqual(['GOI', 'GOX']);
  const used = [...new Set(days.flatMap(({ to }) => to ?? []))];
  await page.goto(`/flights?from=BLR&to=GOI&depart=${inDays(40)}&adults=1`);
  const links = page.getByRole('navigation', { name: 'Lowest fare of each day' }).getByRole('link');
  await expect(links).toHaveCount(35);
  if (used.length > 1) {
    for (const [at, { to }] of days.entries()) await expect(links.nth(at)).toContainText(to ?? 'None');
    await expect(page.getByText('To Goa at the airport each day names: GOI Dabolim or GOX Manohar.')).toBeVisible();
  } else await expect(page.getByText(new RegExp(`All to Goa ${used[0]}`))).toBeVisible();
  await expectAccessible(page, 'the fare calendar of Goa');
});
