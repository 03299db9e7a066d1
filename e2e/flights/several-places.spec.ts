import { expect, test, type Page } from '../support/test.ts';
import { someoneSignedIn } from '../support/person.ts';
import { chooseFlight, payForFlight } from '../support/flight.ts';
import { inDays, press } from '../support/stay.ts';

const LEGS = [
  ['bengal', 'Bengaluru', 'mumb', 'Mumbai'],
  ['mumb', 'Mumbai', 'delh', 'Delhi'],
  ['delh', 'Delhi', 'bengal', 'Bengaluru'],
] as const;

/** Three weeks from today for the first flight, each other one three days later. */
async function chooseDay(page: Page, at: number): Promise<void> {
  await page
    .getByRole('button', { name: /^Depart/ })
    .nth(at)
    .click();
  const panel = page.locator(':popover-open');
  const day = panel.locator(`[data-day="${inDays(21 + 3 * at)}"]:not([data-outside])`).getByRole('button');
  await expect(panel.getByRole('grid').first()).toBeVisible();
  // the calendar opens at the day that is chosen already, which is the coming weekend at first
  while (!(await day.isVisible())) await panel.getByRole('button', { name: /next month/i }).click();
  await day.click();
  await expect(panel).toBeHidden();
}

test(
  '[7.20] several places: searched by words, chosen flight by flight, reviewed, paid, and ticketed as one trip',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow(); // three searches and their lists
    await someoneSignedIn(page);
    await page.goto('/?find=flights');
    await page.getByRole('radio', { name: 'Multi-city' }).check({ force: true });
    await press(page, 'Add a flight');
    for (const [at, [from, origin, to, goal]] of LEGS.entries()) {
      for (const [label, typed, city] of [
        ['From', from, origin],
        ['To', to, goal],
      ] as const) {
        const field = page.getByRole('combobox', { name: label }).nth(at);
        if (at > 0 && label === 'From') {
          await expect(field).toHaveValue(new RegExp(`^${city}`)); // where the flight before lands
          continue;
        }
        await field.pressSequentially(typed);
        await page
          .getByRole('option', { name: new RegExp(`^${city}`) })
          .first()
          .click();
      }
    }
    for (const at of LEGS.keys()) await chooseDay(page, at);
    await press(page, 'Search');
    await expect(page).toHaveURL(/from=BLR&to=BOM&depart=.+&then=BOM-DEL-.+_DEL-BLR-/);

    const chosen = page.getByRole('region', { name: 'Flights chosen' });
    for (const [at, [, origin, , goal]] of LEGS.entries()) {
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(`flights to ${goal} on`) })).toBeVisible();
      await chooseFlight(page, 'Flexi', test.info().parallelIndex);
      if (at < 2) await expect(chosen).toContainText(`${origin} to ${goal}`);
    }
    await payForFlight(page);
    await press(page, /^Pay ₹/);
    const title = page.getByRole('heading', { level: 1, name: /is ticketed$/ });
    await expect(title).toHaveText(
      /^Bengaluru – Mumbai( \([A-Z]{3}, [A-Z]{3}\))? – Delhi( \([A-Z]{3}, [A-Z]{3}\))? – Bengaluru is ticketed$/,
    ); // codes where one lands at one airport of a city and leaves from another
    const tickets = page.getByRole('table', { name: 'Tickets' });
    for (const [, origin, , goal] of LEGS) await expect(tickets).toContainText(`${origin} to ${goal}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'E-ticket' }).click(),
    ]);
    expect(file.suggestedFilename()).toContain('pdf');
    await page.getByRole('link', { name: 'Open this trip' }).click();
    await page.getByRole('button', { name: 'Cancel all or part' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Mumbai to Delhi' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel this part' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(tickets).toContainText('Mumbai to Delhi, cancelled');
  },
);
